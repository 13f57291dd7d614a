#pragma once

#include "message.h"
#include "mockfinding.h"

#include <functional>

namespace gateway {

/** The answer of an upstream in this process. */
struct LocalAnswer {
    http::ResponseHead head; ///< Without `Content-Length` and `Connection`.
    QByteArray body;
    QList<traffic::MockFinding> findings = {}; ///< Not sent: handed to the gateway inside of the process.
};

/** A function that answers a request with its whole body. It is called in the thread of the upstream. */
using LocalAnswerer = std::function<LocalAnswer(const http::RequestHead &request, const QByteArray &body)>;

} // namespace gateway

#pragma once

#include "value.h"

#include <QByteArray>

namespace network {

/** Reads the JSON in the body of an HTTP answer, after a byte-order mark if there is one. The error's detail is a
 * sentence that names the first byte that is not valid, counted from 0. It may quote the answer. */
[[nodiscard]] base::Result<document::Value> readAnswerJson(const QByteArray &body);

} // namespace network

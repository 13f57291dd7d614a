#pragma once

#include "description.h"
#include "operations.h"
#include "triedrequest.h"
#include "trylimits.h"

#include <memory>

namespace tries {

/** The requests to an operation that its document forbids. */
struct ForbiddenRequests {
    QList<TriedRequest> requests; ///< The valid one first; empty if it can't be made.
    bool isCut = false;           ///< True if there are more than MaximumTries or MaximumCandidates.
};

/**
 * Returns requests to an operation of a path item that Description::pathItems() returned, each with one fault: of each
 * kind, one for each parameter and each member of a JSON body. Each is made of the valid request, and kept only if a
 * check against the document finds the fault. The method of TryKind::UnknownMethod changes nothing on any server.
 * `basePath` is the path of the API on the gateway. Takes bounded time, but call it in a worker thread.
 */
[[nodiscard]] ForbiddenRequests forbiddenRequests(const std::shared_ptr<const description::Description> &description,
                                                  const openapi::PathItem &item, const openapi::Operation &operation,
                                                  const QByteArray &basePath);

} // namespace tries

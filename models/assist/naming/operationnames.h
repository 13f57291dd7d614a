#pragma once

#include "snapshot.h"

namespace assist {

/** Returns the operationIds of the operations in `paths` and `webhooks`, in document order. */
[[nodiscard]] QByteArrayList operationIdsOf(const document::Snapshot &snapshot);
/** Returns the JSON Pointer of the `operationId` field with the value `name`, or std::nullopt if no operation has
 * it. */
[[nodiscard]] std::optional<document::Pointer> operationCalled(const document::Snapshot &snapshot, QByteArrayView name);
/** Returns the JSON Pointers of all operations in `paths`. */
[[nodiscard]] QList<document::Pointer> operationPlaces(const document::Snapshot &snapshot);

} // namespace assist

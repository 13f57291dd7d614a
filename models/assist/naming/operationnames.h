#pragma once

#include "snapshot.h"

namespace assist {

/** The operationIds of the operations in `paths` and `webhooks`, in document order. */
[[nodiscard]] QByteArrayList operationIdsOf(const document::Snapshot &snapshot);
/** The place of the operationId of that name; nothing if there is none. */
[[nodiscard]] std::optional<document::Pointer> operationCalled(const document::Snapshot &snapshot, QByteArrayView name);
/** The places of all operations in `paths`. */
[[nodiscard]] QList<document::Pointer> operationPlaces(const document::Snapshot &snapshot);

} // namespace assist

#pragma once

#include "objecttype.h"
#include "snapshot.h"

#include <QString>

namespace designer {

/** What an object is, in a few words for lists: the description of a response, the type of a schema, the target of a
 * reference. Empty if there is nothing to say. */
[[nodiscard]] QString objectSummary(const document::Node &object, specification::ObjectKind kind);

/** The name of one place below another, as a step of a path: "200", "application/json", "Request body". */
[[nodiscard]] QString stepText(const document::Snapshot &snapshot, const document::Pointer &place);

} // namespace designer

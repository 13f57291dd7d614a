#pragma once

#include "objecttype.h"

#include <QString>

namespace messages {

/** The label of a member in forms: "Operation ID" for `operationId`. Names of vendor members stay as they are. */
[[nodiscard]] QString fieldLabel(QByteArrayView name);
/** What a field is for, in one translated sentence. */
[[nodiscard]] QString fieldHelp(const specification::Field &field);
/** The name of an object within a sentence: "media type" for the Media Type Object. */
[[nodiscard]] QString objectLabel(specification::ObjectKind kind);

} // namespace messages

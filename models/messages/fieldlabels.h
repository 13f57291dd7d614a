#pragma once

#include "objecttype.h"

#include <QString>

namespace messages {

/** The label of an object's member in forms: "Operation ID" for `operationId`. Names that the specification's table
 * does not have, such as those of vendor members, stay as they are. */
[[nodiscard]] QString fieldLabel(QByteArrayView name);
/** The label of a field that is an object, within a sentence: "request body" for `requestBody`. */
[[nodiscard]] QString fieldInSentence(QByteArrayView name);
/** A translated sentence that says what a field of the specification is for. */
[[nodiscard]] QString fieldHelp(const specification::Field &field);
/** Returns the translated name of what an object inherits without the field, see specification::Field::inherited. */
[[nodiscard]] QString inheritedText(const specification::Field &field);
/** The name of an object of the specification within a sentence: "media type" for the Media Type Object. */
[[nodiscard]] QString objectLabel(specification::ObjectKind kind);

} // namespace messages

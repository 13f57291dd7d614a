#pragma once

#include "schemalook.h"
#include "value.h"

namespace requests {

/** Returns the text of a value in a field of one line; see RequestField::text. */
[[nodiscard]] QString fieldText(const document::Value &value);

/** Returns the value that a text in a field means for a schema: the entry of `enum` with that text; a number, boolean,
 * list or object if the schema allows one and the text is one; otherwise a string. If `look` has a judge and the schema
 * allows several types, the value is one that fits. */
[[nodiscard]] document::Value valueOfText(const QString &text, const openapi::Place &schema, SchemaLook &look);

} // namespace requests

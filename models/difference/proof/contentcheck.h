#pragma once

#include "side.h"
#include "value.h"

namespace difference {

/** Returns true if a value is what the annotations of a schema tell the receiver to expect: a text in the encoding of
 * `contentEncoding` and the language of `contentMediaType`, whose content fits the types of `contentSchema`, and one of
 * the values of `x-extensible-enum`. These keywords restrict no value (JSON Schema 2020-12, validation §8), but who
 * reads the value fails. */
[[nodiscard]] bool readsContent(Side &side, const Located &schema, const document::Value &value);

} // namespace difference

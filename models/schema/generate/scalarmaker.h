#pragma once

#include "demands.h"
#include "value.h"

namespace schema {

/** A text for all parts; checked against none of them. Takes `steps` for the patterns; without any left, the text is
 * one that does not match them. */
[[nodiscard]] QByteArray makeText(const Demands &demands, int variant, qint64 &steps);

/** A number within the bounds of all parts; nothing if none was found. */
[[nodiscard]] std::optional<document::Value> makeNumber(const Demands &demands, int variant);

} // namespace schema

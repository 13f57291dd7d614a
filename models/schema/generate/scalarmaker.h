#pragma once

#include "demands.h"
#include "value.h"

namespace schema {

/**
 * Makes a text for all parts of the demands, without a check that it fits them. Takes `steps` for patterns; when none
 * are left, the text does not match the patterns.
 */
[[nodiscard]] QByteArray makeText(const Demands &demands, int variant, qint64 &steps);

/** Makes a number within the bounds of all parts of the demands; std::nullopt if none was found. */
[[nodiscard]] std::optional<document::Value> makeNumber(const Demands &demands, int variant);

} // namespace schema

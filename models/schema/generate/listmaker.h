#pragma once

#include "valuemaker.h"

namespace schema {

/** Makes an array that fits the demands. Returns std::nullopt if a required item can't be made. */
[[nodiscard]] std::optional<document::Value> makeList(ValueMaker &values, const Demands &demands, const Wish &wish,
                                                      Extent extent);

} // namespace schema

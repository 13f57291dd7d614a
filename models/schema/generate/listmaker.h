#pragma once

#include "valuemaker.h"

namespace schema {

/** Makes an array. Nothing if an item that must be there can't be made. */
[[nodiscard]] std::optional<document::Value> makeList(ValueMaker &values, const Demands &demands, const Wish &wish,
                                                      Extent extent);

} // namespace schema

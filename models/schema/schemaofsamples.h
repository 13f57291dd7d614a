#pragma once

#include "validation.h"
#include "value.h"

namespace schema {

/**
 * Returns a schema that all sample values fit: types, properties in the order of their first appearance, `required` for
 * the properties that each object has, one schema for all items of a list, and formats that all texts have. Without
 * samples, the schema allows every value. Numbers are not bounded and texts not listed, because other values may come.
 */
[[nodiscard]] document::Value schemaOfSamples(const QList<document::Value> &samples,
                                              Dialect dialect = Dialect::Draft202012);

} // namespace schema

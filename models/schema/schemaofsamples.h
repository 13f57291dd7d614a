#pragma once

#include "validation.h"
#include "value.h"

namespace schema {

/**
 * A schema that all these values fit: types, properties in the order of their first appearance, `required` for those
 * that each object has, the schema of all items together, and formats that all texts have. Without values it allows
 * all. Numbers are not bounded and texts not listed, because other values may come.
 */
[[nodiscard]] document::Value schemaOfSamples(const QList<document::Value> &samples,
                                              Dialect dialect = Dialect::Draft202012);

} // namespace schema

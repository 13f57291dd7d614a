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

/**
 * Returns the value of `type` for a JSON value, such as "string". A number is an "integer" if it is written
 * without a fraction and an exponent: 1.0 is a "number", because other values of its kind will have fractions.
 */
[[nodiscard]] QByteArray typeNameOf(const document::Value &value);

} // namespace schema

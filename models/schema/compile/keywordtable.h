#pragma once

#include <QByteArrayView>

namespace schema {

/** What the value of a keyword of a schema is: schemas in some form, data, or neither. */
enum class Below { Nothing, Schema, ListOfSchemas, MapOfSchemas, Data };

/**
 * Returns what is below a keyword of a schema. Data are values without schemas, such as those of `enum`; below unknown
 * keywords is Nothing.
 */
[[nodiscard]] Below belowKeyword(QByteArrayView keyword);

} // namespace schema

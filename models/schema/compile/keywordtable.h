#pragma once

#include <QByteArrayView>

namespace schema {

/** Where schemas are below a keyword. */
enum class Below { Nothing, Schema, ListOfSchemas, MapOfSchemas, Data };

/** Data are values without schemas, such as those of `enum`. Nothing is said about unknown keywords. */
[[nodiscard]] Below belowKeyword(QByteArrayView keyword);

} // namespace schema

#pragma once

#include "specificationtable.h"

#include <QList>

namespace specification {

/** True if the text of a field decides which other fields an object needs, such as the type of a security scheme. */
[[nodiscard]] bool isDeciding(const ObjectType &object, QByteArrayView field, Version version);
/** Returns the fields that an object can't have in a version while the text of its field `when` is `value`. Returns
 * none for a text that the field can't have. */
[[nodiscard]] QList<QByteArray> excludedFields(const ObjectType &object, QByteArrayView when, QByteArrayView value,
                                               Version version);
/** Returns the fields that an object needs in a version while the text of its field `when` is `value`, in addition to
 * those that it always needs. */
[[nodiscard]] QList<QByteArray> neededFields(const ObjectType &object, QByteArrayView when, QByteArrayView value,
                                             Version version);

} // namespace specification

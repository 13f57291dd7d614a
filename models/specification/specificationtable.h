#pragma once

#include "objecttype.h"

#include <QString>

/** The specification's table: the objects and fields of all supported versions of OpenAPI, and of the gateway
 * extension, as data. The rows are in rows/. Structure checks, completion, help and forms read the table. */
namespace specification {

/** Returns the types of all objects except NoObject, in the order of ObjectKind. */
[[nodiscard]] std::span<const ObjectType> objectTypes();
[[nodiscard]] const ObjectType &objectType(ObjectKind kind);
/** Returns the field with a name that an object has in a version, or null if it has none. */
[[nodiscard]] const Field *findField(const ObjectType &object, QByteArrayView name, Version version);
/** Returns the row for a member of an object: the row of the field, or the object's row for members whose names the
 * author chooses. Returns null for unknown members and for `x-` members. */
[[nodiscard]] const Field *memberField(const ObjectType &object, QByteArrayView name, Version version);
/** Returns the range from the first to the last version in which an object has a field with a name, even if the field
 * has several rows for different versions. Returns None for other names, such as names that the author chooses. */
[[nodiscard]] Versions versionsOf(const ObjectType &object, QByteArrayView name);
/** Returns the URL of an object's section in the OpenAPI specification, or an empty text for the gateway extension. */
[[nodiscard]] QString specificationUrl(const ObjectType &object, Version version);

} // namespace specification

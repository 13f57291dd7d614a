#pragma once

#include "objecttype.h"

#include <QString>

/** The specification's table: the objects and fields of all supported versions of OpenAPI, and of the gateway
 * extension, as data. The rows are in rows/. Structure checks, completion, help and forms read the table. */
namespace specification {

/** Returns the types of all objects except NoObject, in the order of ObjectKind. */
[[nodiscard]] std::span<const ObjectType> objectTypes();
[[nodiscard]] const ObjectType &objectType(ObjectKind kind);
/** Returns the field with a name that an object has in a version, or null. */
[[nodiscard]] const Field *findField(const ObjectType &object, QByteArrayView name, Version version);
/** Returns what a member of an object is: a field, or the object's row for names that the author chooses. Null for
 * unknown members and `x-`. */
[[nodiscard]] const Field *memberField(const ObjectType &object, QByteArrayView name, Version version);
/** Returns the run of versions from the first to the last that have a field with a name, whose rows can differ by
 * version. None for names of the author and unknown ones. */
[[nodiscard]] Versions versionsOf(const ObjectType &object, QByteArrayView name);
/** Returns the URL of an object's section in the OpenAPI specification, or an empty text for the gateway extension. */
[[nodiscard]] QString specificationUrl(const ObjectType &object, Version version);

} // namespace specification

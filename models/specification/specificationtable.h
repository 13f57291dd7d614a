#pragma once

#include "objecttype.h"

#include <QString>

/** The OpenAPI specification of all supported versions as data, and the gateway extension in the same way. The rows are
 * in rows/. Structure checks, completion, help and forms read them. */
namespace specification {

/** Every object but NoObject, in the order of ObjectKind. */
[[nodiscard]] std::span<const ObjectType> objectTypes();
[[nodiscard]] const ObjectType &objectType(ObjectKind kind);
/** The field of that name in this version, or null. */
[[nodiscard]] const Field *findField(const ObjectType &object, QByteArrayView name, Version version);
/** What a member of that name is: a field, or the object's row for members with names of the author. Null for unknown
 * members and `x-`. */
[[nodiscard]] const Field *memberField(const ObjectType &object, QByteArrayView name, Version version);
/** The run of versions from the first to the last that have a field with that name, whose rows can differ by version.
 * None for names of the author and unknown ones. */
[[nodiscard]] Versions versionsOf(const ObjectType &object, QByteArrayView name);
/** The address of the object in the specification; empty for the gateway extension. */
[[nodiscard]] QString specificationUrl(const ObjectType &object, Version version);

} // namespace specification

#pragma once

#include "pointer.h"
#include "specificationtable.h"
#include "value.h"

/** Documents made from the tables themselves. */
namespace support {

/** A way from the root of a document to an object of some kind. */
struct Route {
    document::Pointer pointer;
    QList<const specification::Field *> fields; ///< One for each object on the way; null for an entry.
    QList<specification::ObjectKind> owners;    ///< The objects that have them.
};

/** The shortest way to each kind that a document of the version can have. */
[[nodiscard]] QHash<specification::ObjectKind, Route> routesOf(specification::Version version);

/** A valid value of this type, as small as possible. */
[[nodiscard]] document::Value valueOf(const specification::Type &type, specification::Version version);
/** An object with what is required; with `field` as well, and with what that field needs or without what it excludes.
 */
[[nodiscard]] document::Value objectOf(specification::ObjectKind kind, specification::Version version,
                                       const specification::Field *field = nullptr);
/** A valid document in which `object` is at the end of the route. */
[[nodiscard]] document::Value documentWith(const Route &route, const document::Value &object,
                                           specification::Version version);

} // namespace support

#pragma once

#include "snapshot.h"
#include "specificationtable.h"

namespace openapi {

/** Which object the specification's table has at a place of a document. */
struct ObjectPlace {
    /** The kind of the object or, if the place has a Reference Object, of its target. NoObject for other values. */
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    bool isReference = false;    ///< The place has a Reference Object.
    bool canBeReference = false; ///< The place can have a Reference Object.
};

/** Returns the version of a document as knownVersion() does, or OpenAPI 3.0 if it is not known. */
[[nodiscard]] specification::Version versionOf(const document::Snapshot &snapshot);
/** Returns which object the specification's table has at a place. The document need not have a value at the place. */
[[nodiscard]] ObjectPlace objectPlaceAt(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                        specification::Version version);
/** Returns the place `pointer` if the specification's table has an object at it, otherwise the nearest parent at which
 * the table has an object, or the root. */
[[nodiscard]] document::Pointer objectAround(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                             specification::Version version);
/** Returns the name of the member of `components` for objects of a kind, such as `schemas`, or an empty name if the
 * version has none. */
[[nodiscard]] QByteArray componentMemberOf(specification::ObjectKind kind, specification::Version version);

} // namespace openapi

#pragma once

#include "snapshot.h"
#include "specificationtable.h"

namespace openapi {

/** What the table has at a place of a document. */
struct ObjectPlace {
    /** Of the object, or of the target if there is a Reference Object. NoObject for other values. */
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    bool isReference = false;    ///< There is a Reference Object.
    bool canBeReference = false; ///< A Reference Object can be there.
};

/** knownVersion(); OpenAPI 3.0 for others. */
[[nodiscard]] specification::Version versionOf(const document::Snapshot &snapshot);
/** The place can be missing. */
[[nodiscard]] ObjectPlace objectPlaceAt(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                        specification::Version version);
/** The nearest place around this one, or itself, that has an object of the table; the root for others. */
[[nodiscard]] document::Pointer objectAround(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                             specification::Version version);
/** The member of `components` for objects of that kind: `schemas`. Empty if there is none in the version. */
[[nodiscard]] QByteArray componentMemberOf(specification::ObjectKind kind, specification::Version version);

} // namespace openapi

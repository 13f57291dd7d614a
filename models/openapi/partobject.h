#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/** An object of OpenAPI at a place where the specification's table has none, such as the path item in the root of a
 * file that a document of OpenAPI refers to. `version` is the version of the document with the reference. */
struct PartObject {
    document::Pointer pointer;
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    specification::Version version = specification::Version::V30;
    friend bool operator==(const PartObject &, const PartObject &) = default;
};

/** Registers an object with a document: objectPlaceAt() then finds the object at its place, unless the
 * specification's table has an object at this place. */
void addPartObject(document::Document &document, const PartObject &object);

/** Returns the innermost registered object of a document that contains a place, or std::nullopt if none does. */
[[nodiscard]] std::optional<PartObject> partObjectAround(const document::Snapshot &snapshot,
                                                         const document::Pointer &pointer);

/** Returns the version of OpenAPI that a document states or, if it states no known one, the version of the object
 * that was registered last. Returns std::nullopt for a document without either. */
[[nodiscard]] std::optional<specification::Version> knownVersion(const document::Snapshot &snapshot);

} // namespace openapi

#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/** An object of OpenAPI at a place where the table of the specification has none, such as the path item in the root of
 * a file that a document of OpenAPI refers to. The version is that of the document with the reference. */
struct Fragment {
    document::Pointer pointer;
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    specification::Version version = specification::Version::V30;
    friend bool operator==(const Fragment &, const Fragment &) = default;
};

/** Makes the place of a fragment count as its object from now on, unless the table of the specification has an object
 * there. */
void addFragment(document::Document &document, const Fragment &fragment);

/** Returns the innermost fragment of a document that contains a place. */
[[nodiscard]] std::optional<Fragment> fragmentAround(const document::Snapshot &snapshot,
                                                     const document::Pointer &pointer);

/** Returns the version of OpenAPI that a document states or, without one, the version of its fragments. */
[[nodiscard]] std::optional<specification::Version> knownVersion(const document::Snapshot &snapshot);

} // namespace openapi

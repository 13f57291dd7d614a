#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/** An object where the table of the specification has none, such as the root of a file with one path item: a reference
 * in a document of that version leads there. */
struct Fragment {
    document::Pointer pointer;
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    specification::Version version = specification::Version::V30;
    friend bool operator==(const Fragment &, const Fragment &) = default;
};

/** Reads the place of the document as this object from now on, unless the table has an object there. */
void addFragment(document::Document &document, const Fragment &fragment);

/** The innermost fragment with that place. */
[[nodiscard]] std::optional<Fragment> fragmentAround(const document::Snapshot &snapshot,
                                                     const document::Pointer &pointer);

/** The version that the document states, or that of its fragments. */
[[nodiscard]] std::optional<specification::Version> knownVersion(const document::Snapshot &snapshot);

} // namespace openapi

#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/** An object in a file that is no OpenAPI document itself: a reference in a document of that version leads there. */
struct Fragment {
    document::Pointer pointer;
    specification::ObjectKind kind = specification::ObjectKind::NoObject;
    specification::Version version = specification::Version::V30;
    friend bool operator==(const Fragment &, const Fragment &) = default;
};

/** Reads the place of the document as this object from now on. Has no effect if the document states its version. */
void addFragment(document::Document &document, const Fragment &fragment);

/** The innermost fragment with that place; nothing in a document that states its version. */
[[nodiscard]] std::optional<Fragment> fragmentAround(const document::Snapshot &snapshot,
                                                     const document::Pointer &pointer);

/** The version that the document states, or that of its fragments. */
[[nodiscard]] std::optional<specification::Version> knownVersion(const document::Snapshot &snapshot);

} // namespace openapi

#pragma once

#include "snapshot.h"

namespace openapi {

/** The result of resolving a `$ref`. */
enum class ReferenceState {
    Resolved,
    Missing,   ///< The target does not exist.
    Cycle,     ///< The chain of references is a cycle.
    External,  ///< The target is in another file or on a server, and is not read.
    Malformed, ///< Its fragment is not a JSON Pointer.
    NotValid,  ///< The target document has syntax errors.
};

/** The target of a `$ref`, after following all references. */
struct Resolution {
    ReferenceState state = ReferenceState::Missing;
    document::Pointer target;     ///< The end of the chain of references.
    document::Node node;          ///< The node there. Only set if the state is Resolved.
    QList<document::Pointer> way; ///< All places of the chain, whether they exist or not.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/** Resolves `#/…` within the document. */
[[nodiscard]] Resolution resolveReference(const document::Snapshot &snapshot, const QString &reference);

/** The object at a place, or its target if it is a Reference Object. */
[[nodiscard]] Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** The text of `$ref` if the node is a Reference Object. */
[[nodiscard]] std::optional<QString> referenceOf(const document::Node &node);

} // namespace openapi

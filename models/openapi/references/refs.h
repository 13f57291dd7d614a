#pragma once

#include "snapshot.h"

namespace openapi {

/** Whether a `$ref` could be resolved, or why not. */
enum class ReferenceState {
    Resolved,
    Missing,   ///< The target does not exist.
    Cycle,     ///< The chain of references is a cycle.
    External,  ///< The target is in another file or on a server, and was not read.
    Malformed, ///< The fragment of the reference is not a JSON Pointer.
    NotValid,  ///< The target document has syntax errors.
};

/** The result of following a `$ref` and all further references within one document. */
struct Resolution {
    ReferenceState state = ReferenceState::Missing;
    document::Pointer target;     ///< The place at the end of the chain of references.
    document::Node node;          ///< The node at `target`. Only set if the state is Resolved.
    QList<document::Pointer> way; ///< All places of the chain, whether they exist or not.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/** Resolves a reference `#/…` within the document. Other references are External. */
[[nodiscard]] Resolution resolveReference(const document::Snapshot &snapshot, const QString &reference);

/** Returns the object at a place or, if it is a Reference Object, the target at the end of its chain of references. */
[[nodiscard]] Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** Returns the text of `$ref` if the node is a Reference Object, otherwise std::nullopt. */
[[nodiscard]] std::optional<QString> referenceOf(const document::Node &node);

} // namespace openapi

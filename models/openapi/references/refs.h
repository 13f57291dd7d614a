#pragma once

#include "snapshot.h"

namespace openapi {

/** What became of a `$ref`. */
enum class ReferenceState {
    Resolved,
    Missing,   ///< Nothing stands at the place that it names.
    Cycle,     ///< The chain of references comes back to itself.
    External,  ///< It names another file or host that is not looked into.
    Malformed, ///< Its fragment is no JSON Pointer.
    NotValid,  ///< The text of the document that it names is not understood.
};

/** Where a `$ref` leads, over as many further references as there are. */
struct Resolution {
    ReferenceState state = ReferenceState::Missing;
    document::Pointer target; ///< Where the chain ended.
    document::Node node;      ///< What stands there; missing unless the state is Resolved.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/** Resolves `#/…` within the document. */
[[nodiscard]] Resolution resolveReference(const document::Snapshot &snapshot, const QString &reference);

/** The object at a place, or what it refers to when it is a Reference Object. */
[[nodiscard]] Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** The text of `$ref` when the node is a Reference Object; nothing otherwise. */
[[nodiscard]] std::optional<QString> referenceOf(const document::Node &node);

} // namespace openapi

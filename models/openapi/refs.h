#pragma once

#include "snapshot.h"

namespace openapi {

/** What became of a `$ref`. */
enum class ReferenceState {
    Resolved,
    Missing,   ///< Nothing stands at the place that it names.
    Cycle,     ///< The chain of references comes back to itself.
    External,  ///< It names another file or host; not looked into here.
    Malformed, ///< Its fragment is no JSON Pointer.
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

/** One `$ref` of a document. */
struct ReferenceUse {
    document::Pointer pointer; ///< Of the `$ref` member itself.
    QString reference;
    base::Span span;
};

/**
 * Every `$ref` that is one: a member called so in a map of names (a property, a path) or inside literal data
 * (`example`, `default`, `enum`, `const`) and vendor extensions is none. In the order of the text.
 */
[[nodiscard]] QList<ReferenceUse> references(const document::Snapshot &snapshot);

} // namespace openapi

#pragma once

#include "snapshot.h"

#include <QHash>

namespace openapi {

/** The ways in which one place of a document names another. */
enum class UseKind {
    Reference,          ///< The value of `$ref`.
    OperationReference, ///< The value of a link's `operationRef`.
    Mapping,            ///< A value of a discriminator's `mapping`: a reference, or the bare name of a schema.
    SecurityName,       ///< A key of a security requirement, or of the extension's list of security schemes.
};

/** One place that names another. */
struct ReferenceUse {
    UseKind kind = UseKind::Reference;
    document::Pointer pointer; ///< Of the member whose value, or for a SecurityName whose key, names the other place.
    QString reference;
    base::Span span;              ///< Of that value or key as it stands in the text, quotes included.
    bool isBelowSchemaId = false; ///< A schema around it has an `$id`, which is then what it is relative to.
};

/** What one pass over a document finds. */
struct FoundReferences {
    QList<ReferenceUse> uses;                     ///< In the order of the text.
    QHash<QByteArray, document::Pointer> anchors; ///< Schemas by their `$anchor` or `$dynamicAnchor`.
};

/**
 * Every reference that is one: a member called `$ref` in a map of names (a property, a path) or inside literal data
 * (`example`, `default`, `enum`, `const`) and vendor extensions is none. Each node is seen once; aliases are not
 * followed, what they stand for is seen where it is anchored.
 */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot);

} // namespace openapi

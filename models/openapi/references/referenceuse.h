#pragma once

#include "snapshot.h"

#include <QHash>

namespace openapi {

/** The kinds of references in a document. */
enum class UseKind {
    Reference,          ///< The value of `$ref`.
    OperationReference, ///< The value of a link's `operationRef`.
    Mapping,            ///< A value of a discriminator's `mapping`: a reference, or the bare name of a schema.
    SecurityName,       ///< A key of a security requirement, or of the extension's list of security schemes.
};

/** A reference in a document. */
struct ReferenceUse {
    UseKind kind = UseKind::Reference;
    document::Pointer pointer; ///< The member whose value is the reference. For a SecurityName its key is.
    QString reference;
    base::Span span;              ///< The value or key in the text, including quotes.
    bool isBelowSchemaId = false; ///< An enclosing schema has an `$id`, so the reference is relative to that.
};

/** The references and anchors of a document. */
struct FoundReferences {
    QList<ReferenceUse> uses;                     ///< In the order of the text.
    QHash<QByteArray, document::Pointer> anchors; ///< Schemas by their `$anchor` or `$dynamicAnchor`.
};

/**
 * Finds all references. A member `$ref` in a map of names (a property, a path), in literal data (`example`, `default`,
 * `enum`, `const`) or in a vendor extension is not a reference. Aliases are not followed, because their anchors are
 * visited.
 */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot);

} // namespace openapi

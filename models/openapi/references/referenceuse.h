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

/** The kinds of places that name a thing by its name alone. */
enum class NameKind {
    Tag,                ///< An item of an operation's `tags`.
    TagParent,          ///< The value of a tag's `parent`.
    LinkedOperation,    ///< The value of a link's `operationId`.
    OperationOfGateway, ///< A key of the extension's `middleware.operations`, which is an operationId.
};

/** A name of a thing that is elsewhere in the API description. */
struct NameUse {
    NameKind kind = NameKind::Tag;
    document::Pointer pointer; ///< The value with the name, or the member whose key it is.
    QByteArray name;
    base::Span span; ///< The value or key in the text, including quotes.
};

/** The references, names and anchors of a document. */
struct FoundReferences {
    QList<ReferenceUse> uses;                     ///< In the order of the text.
    QList<NameUse> names;                         ///< The same.
    QHash<QByteArray, document::Pointer> anchors; ///< Schemas by their `$anchor` or `$dynamicAnchor`.
    bool hasSchemaIds = false;                    ///< A schema has an `$id`.
};

/**
 * Finds all references. A member `$ref` in a map of names (a property, a path), in literal data (`example`, `default`,
 * `enum`, `const`) or in a vendor extension is not a reference. Aliases are not followed, because their anchors are
 * visited.
 */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot);

/** The same if those of an earlier state of the document are known. Takes time for what changed since then. */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot, const document::Snapshot &earlier,
                                             const FoundReferences &known);

/** Those in some places that are not in lists. They are in the order of the places. */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot,
                                             const QList<document::Pointer> &places);

} // namespace openapi

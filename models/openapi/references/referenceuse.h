#pragma once

#include "snapshot.h"

#include <QHash>

namespace openapi {

/** The kinds of references that a document can have. */
enum class UseKind {
    Reference,          ///< The value of `$ref`.
    OperationReference, ///< The value of a link's `operationRef`.
    Mapping, ///< A value of a discriminator's `mapping`, or its `defaultMapping`: a reference, or the bare name of a
             ///< schema.
    SecurityName, ///< A key of a security requirement, or of the gateway extension's list of security schemes.
};

/** A reference that was found in a document. */
struct ReferenceUse {
    UseKind kind = UseKind::Reference;
    /** The member whose value is the reference or, for a SecurityName, the member whose key is the reference. */
    document::Pointer pointer;
    QString reference;
    base::Span span; ///< The bytes of the value or key with the reference, including quotes.
    /** The index of the innermost schema resource that contains the reference, which is relative to its URI; -1: the
     * reference is relative to the document. */
    qsizetype resource = -1;

    [[nodiscard]] bool isBelowSchemaId() const { return resource >= 0; }
};

/** A schema with an `$id`: a schema resource of JSON Schema, which has its own URI. */
struct SchemaResource {
    document::Pointer pointer; ///< The place of the schema.
    QString id;
    /** The index of the schema resource that contains this one, which its `$id` is relative to; -1: the document. */
    qsizetype outer = -1;
};

/** A schema with an `$anchor` or `$dynamicAnchor`. */
struct SchemaAnchor {
    QByteArray name;
    document::Pointer pointer; ///< The place of the schema.
    qsizetype resource = -1;   ///< The index of the schema resource that the anchor belongs to; -1: the document.
};

/** The kinds of places that refer to a tag or operation by its name alone, not by a reference. */
enum class NameKind {
    Tag,                ///< An item of an operation's `tags`.
    TagParent,          ///< The value of a tag's `parent`.
    LinkedOperation,    ///< The value of a link's `operationId`.
    OperationOfGateway, ///< A key of the gateway extension's `middleware.operations`, which is an operationId.
};

/** A use of the name of a tag or operation that another place of the API description defines. */
struct NameUse {
    NameKind kind = NameKind::Tag;
    document::Pointer pointer; ///< The value with the name, or the member whose key it is.
    QByteArray name;
    base::Span span; ///< The bytes of the value or key with the name, including quotes.
};

/** A relative URI reference that is no reference to a part of the API description: of the file of an example, the page
 * of an `externalDocs`, or an `$id`. It is relative to the document that contains it. Source: OpenAPI 3.1.1 §4.6. */
struct RelativeUri {
    document::Pointer pointer; ///< The value with the URI reference.
    QString text;
    base::Span span; ///< The bytes of the value, including quotes.
};

/** The references, names and anchors of a document. */
struct FoundReferences {
    QList<ReferenceUse> uses; ///< The references, in the order of the text.
    QList<NameUse> names;     ///< The uses of names, in the order of the text.
    QList<RelativeUri> uris;  ///< The relative URIs, without those below the `$id` of a schema.
    QList<SchemaAnchor> anchors;
    QList<SchemaResource> resources; ///< The schema resources; each comes before the one that contains it.
};

/** Finds all references of a document. A member `$ref` in a map of names (a property, a path), in literal data
 * (`example`, `default`, `enum`, `const`) or in a vendor extension is not a reference. YAML aliases are not
 * followed, because the nodes that they repeat are read at their anchors. */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot);

/** Finds all references of a document, given the references `known` of its earlier state. Takes time for what changed
 * between the two states. */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot, const document::Snapshot &earlier,
                                             const FoundReferences &known);

/** Finds the references in some places of a document, which must not be in lists. They are in the order of the text. */
[[nodiscard]] FoundReferences findReferences(const document::Snapshot &snapshot,
                                             const QList<document::Pointer> &places);

} // namespace openapi

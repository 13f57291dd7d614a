#pragma once

#include "documentset.h"

namespace openapi {

/** The kinds of things in a document that a user can rename or remove with all places that name them. */
enum class ThingKind {
    Entry,          ///< Anything with a key; references name it by its place.
    Tag,            ///< A tag of the document.
    Operation,      ///< An operation, by its operationId.
    ServerVariable, ///< A variable of a server, which its URL names in braces.
};

/** A thing with a name, in a document. */
struct Thing {
    ThingKind kind = ThingKind::Entry;
    document::Pointer place; ///< Of the entry, the tag or the `operationId`.
    QByteArray name;
};

/** The thing at a place: `/tags/0` or its name, an `operationId`, a variable of a server, or the entry itself. */
[[nodiscard]] Thing thingAt(const ReferencedDocument &document, const document::Pointer &place);

/** The URL that names a variable of a server. */
[[nodiscard]] document::Pointer urlOfVariable(const document::Pointer &variable);

/** A name and the document that contains it. */
struct FoundName {
    ReferencedDocumentPtr document;
    qsizetype index = 0;
    [[nodiscard]] const NameUse &use() const { return document->names()[index]; }
};

/**
 * The places that name a tag or an operation of the document at `address`: in it, in the definitions that refer to it,
 * and in the files without a version of their own that those refer to.
 */
[[nodiscard]] QList<FoundName> namesOf(const DocumentSet &set, const QString &address, const Thing &thing);

} // namespace openapi

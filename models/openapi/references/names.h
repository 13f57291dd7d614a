#pragma once

#include "documentset.h"

namespace openapi {

/** The kind of a thing that can get another name or be removed. */
enum class ThingKind {
    Entry,          ///< Any entry with a key; references name it by its place.
    Tag,            ///< A tag that the document declares.
    Operation,      ///< An operation, which is named by its operationId.
    ServerVariable, ///< A variable of a server, which its URL names in braces.
};

/** A named thing in a document, for renaming and removing it. */
struct Thing {
    ThingKind kind = ThingKind::Entry;
    document::Pointer place; ///< The place of the entry, of the tag or of the `operationId`.
    QByteArray name;
};

/** Returns the named thing at a place: a tag for `/tags/0` or its name, an operation for its `operationId`, a variable
 * of a server, or otherwise the entry at the place. */
[[nodiscard]] Thing thingAt(const ReferencedDocument &document, const document::Pointer &place);

/** Returns the place of the server URL that names a variable in braces, from the place of the variable. */
[[nodiscard]] document::Pointer urlOfVariable(const document::Pointer &variable);

/** A use of a name that was found in a set of documents, and the document that contains it. */
struct FoundName {
    ReferencedDocumentPtr document;
    qsizetype index = 0;
    [[nodiscard]] const NameUse &use() const { return document->names()[index]; }
};

/** Returns the uses of the name of `thing`, a tag or an operation of the document at `address`: in the document, in
 * definitions that refer to it, and in files without a version of their own that these documents refer to. */
[[nodiscard]] QList<FoundName> namesOf(const DocumentSet &set, const QString &address, const Thing &thing);

} // namespace openapi

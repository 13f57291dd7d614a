#pragma once

#include "objecttype.h"
#include "snapshot.h"

#include <QSet>
#include <QString>

namespace designer {

/** Returns a few words about an object for lists: the description of a response, the type of a schema, or the target of
 * a reference. Returns an empty text if there is nothing to say. */
[[nodiscard]] QString objectSummary(const document::Node &object, specification::ObjectKind kind);

/**
 * Returns the name that users see for one step of a path through a document: "200", "application/json", "Request body".
 */
[[nodiscard]] QString stepText(const document::Snapshot &snapshot, const document::Pointer &place);

/**
 * Returns the title of a folded section with the fields of an object, which says what is in it: "Callbacks (1),
 * Servers (2)", or "More operation fields" if the object has none of them. `omitted` are the members that are not in
 * the section.
 */
[[nodiscard]] QString foldTitle(const document::Node &object, specification::ObjectKind kind,
                                const QSet<QByteArray> &omitted);

/**
 * Returns the name of one entry of a list or map within a sentence: "scope" for the scopes of a flow, "webhook" for
 * `webhooks`. `field` is a field of objects of the kind `owner`, or the row for their own entries.
 */
[[nodiscard]] QString entryLabel(specification::ObjectKind owner, const specification::Field &field);
/** Returns the title of the table of an object's own entries: "Responses" for the Responses Object. */
[[nodiscard]] QString entriesTitle(specification::ObjectKind owner);

} // namespace designer

#pragma once

#include "document.h"

namespace drafts {

/** An entry that a draft adds to a document. */
struct Addition {
    document::Pointer place;
    document::Value value;
    friend bool operator==(const Addition &, const Addition &) = default;
};

using Additions = QList<Addition>;

/** Adds entries to a document as one undo step called `step`; an item is added at the end of its list. If one of them
 * can't be added, none is, and the error is returned: AlreadyExists if the document has the entry by now, or an error
 * of the edit. */
base::Result<void> add(document::Document &document, const Additions &additions, const QString &step);

/** Returns the edit of a snapshot that add() makes, as one edit. The errors are those of add(). */
[[nodiscard]] document::EditResult editOf(const document::Snapshot &before, const Additions &additions);

/** Returns the entries alone as a text in the format, as they would be written into an empty document. */
[[nodiscard]] QByteArray textOf(const Additions &additions, document::Format format);

} // namespace drafts

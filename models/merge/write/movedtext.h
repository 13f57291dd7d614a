#pragma once

#include "entrytext.h"
#include "snapshot.h"

namespace merge {

/** Returns a text with the indentation of its lines changed by `columns`; `first` is the index of the first line to
 * change. Blank lines stay. Lines with less indentation lose what they have. */
[[nodiscard]] QByteArray indentedBy(QByteArrayView text, qsizetype columns, qsizetype first);

/** Returns by how many columns the lines of an entry move to the place of another entry, or beside it. */
[[nodiscard]] qsizetype columnsBetween(const document::Snapshot &from, const document::EntryView &entry,
                                       const document::Snapshot &to, const document::EntryView &place);

/** Returns a text of whole lines without the line break at its end. */
[[nodiscard]] QByteArray withoutFinalBreak(QByteArray text);

/** Returns the line break at the end of a text; empty without one. */
[[nodiscard]] QByteArray finalBreak(QByteArrayView text);

/** True if a line starts at `offset`. */
[[nodiscard]] bool startsLine(const document::Snapshot &snapshot, qsizetype offset);

} // namespace merge

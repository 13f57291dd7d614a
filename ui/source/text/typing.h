#pragma once

#include "carets.h"
#include "snapshot.h"

namespace source {

/** What a key changes: splices, sorted and with offsets in the text before all of them, and the cursors after them. */
struct Typed {
    QList<document::Splice> splices;
    Carets carets;
};

/** The number of spaces of one level of indentation. */
inline constexpr int IndentColumns = 2;

// Edits at each cursor. A selection is replaced or removed.

/** Inserts text at each cursor in place of its selection. `texts` has one text for each cursor, or one for all. */
[[nodiscard]] Typed typeText(const Carets &carets, const QList<QByteArray> &texts);
/** Inserts a line break and the indentation of the line at each cursor, one level deeper if the text before the cursor
 * ends with a colon or an opening bracket. */
[[nodiscard]] Typed typeNewLine(const document::Snapshot &snapshot, const Carets &carets);
/** Inserts spaces up to the next level of indentation at each cursor. If a selection spans several lines, indents the
 * lines instead. */
[[nodiscard]] Typed typeTab(const document::Snapshot &snapshot, const Carets &carets);
/** Removes one level of indentation from each line with a cursor or selection. */
[[nodiscard]] Typed unindent(const document::Snapshot &snapshot, const Carets &carets);

enum class Reach { Character, Word, Line };
/** Removes the selection of each cursor; without one, the character or word before or after the cursor, or the line up
 * to its start or end. */
[[nodiscard]] Typed erase(const document::Snapshot &snapshot, const Carets &carets, bool forward, Reach reach);

// Edits of whole lines: those with a cursor or a selection.

/** Adds `# ` before the text of the lines with a cursor or selection, or removes it if all of them are comments. */
[[nodiscard]] Typed toggleComment(const document::Snapshot &snapshot, const Carets &carets);
[[nodiscard]] Typed removeLines(const document::Snapshot &snapshot, const Carets &carets);
/** Duplicates the lines with a cursor or selection. The cursors move to the lower copy. */
[[nodiscard]] Typed duplicateLines(const document::Snapshot &snapshot, const Carets &carets);
/** Exchanges the lines with a cursor or selection with the line above or below them. Changes nothing at the start or
 * end of the text. */
[[nodiscard]] Typed moveLines(const document::Snapshot &snapshot, const Carets &carets, bool down);

} // namespace source

#pragma once

#include "carets.h"
#include "snapshot.h"

namespace source {

/** What a key changes: replacements of the text before all of them, in order, and where the cursors are afterwards. */
struct Typed {
    QList<document::Splice> splices;
    Carets carets;
};

/** Columns of an indentation. */
inline constexpr int IndentColumns = 2;

// Edits at each cursor. A selection is replaced or removed.

/** `texts` has one text for each cursor, or one for all. */
[[nodiscard]] Typed typeText(const Carets &carets, const QList<QByteArray> &texts);
/** A line break and the indentation of the line; of an entry below it if the line ends with a key or bracket. */
[[nodiscard]] Typed typeNewLine(const document::Snapshot &snapshot, const Carets &carets);
/** Spaces up to the next indentation; lines that are selected are indented. */
[[nodiscard]] Typed typeTab(const document::Snapshot &snapshot, const Carets &carets);
/** Removes an indentation from each line with a cursor. */
[[nodiscard]] Typed unindent(const document::Snapshot &snapshot, const Carets &carets);

enum class Reach { Character, Word, Line };
/** Removes the selections or else what is before or after the cursors. */
[[nodiscard]] Typed erase(const document::Snapshot &snapshot, const Carets &carets, bool forward, Reach reach);

// Edits of whole lines: those with a cursor or a selection.

/** Adds `# ` before the text of the lines, or removes it if all have it. */
[[nodiscard]] Typed toggleComment(const document::Snapshot &snapshot, const Carets &carets);
[[nodiscard]] Typed removeLines(const document::Snapshot &snapshot, const Carets &carets);
/** Copies the lines below themselves; the cursors are in the copy. */
[[nodiscard]] Typed duplicateLines(const document::Snapshot &snapshot, const Carets &carets);
/** Exchanges the lines with the one above or below. */
[[nodiscard]] Typed moveLines(const document::Snapshot &snapshot, const Carets &carets, bool down);

} // namespace source

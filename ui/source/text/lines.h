#pragma once

#include "snapshot.h"

namespace source {

// Lines and characters of a snapshot. Lines are counted from 0, offsets in bytes.

/** The bytes of a line, which is counted from 0, without its line break. */
[[nodiscard]] base::Span lineContent(const document::Snapshot &snapshot, qsizetype line);
/** The bytes of the line that contains a byte offset, without its line break. */
[[nodiscard]] base::Span lineContentAt(const document::Snapshot &snapshot, qsizetype offset);
/** The spaces and tabs at the start of a line, which is counted from 0. */
[[nodiscard]] QByteArray indentationOf(const document::Snapshot &snapshot, qsizetype line);
/** Returns true if the line that contains `offset` ends with CR LF. For a last line without a line break, the line
 * before it counts. */
[[nodiscard]] bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset);

/** The offset of the first byte of the character that contains the byte at `offset`. CR LF is one character. */
[[nodiscard]] qsizetype characterStart(const document::Snapshot &snapshot, qsizetype offset);
/** The offset that the cursor moves to from `offset` with the right arrow key: after the next grapheme cluster or line
 * break. */
[[nodiscard]] qsizetype nextCharacter(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype previousCharacter(const document::Snapshot &snapshot, qsizetype offset);
/** The offset that the cursor moves to from `offset` to the next word: after the run of characters there and the blanks
 * after it, at the end of a line to the next line. */
[[nodiscard]] qsizetype nextWord(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype previousWord(const document::Snapshot &snapshot, qsizetype offset);
/** The bytes of the run of word characters, of blanks or of other characters that an offset is in. */
[[nodiscard]] base::Span wordAt(const document::Snapshot &snapshot, qsizetype offset);

/** Converts text that was typed or pasted to what is written to the document: UTF-8 with its line breaks, CR LF or LF.
 */
[[nodiscard]] QByteArray written(QString typed, bool usesCrlf);

} // namespace source

#pragma once

#include "snapshot.h"

namespace source {

// Lines and characters of a snapshot. Lines are counted from 0, offsets in bytes.

/** The bytes of a line without its line break. */
[[nodiscard]] base::Span lineContent(const document::Snapshot &snapshot, qsizetype line);
/** The bytes of the line with the offset, without its line break. */
[[nodiscard]] base::Span lineContentAt(const document::Snapshot &snapshot, qsizetype offset);
/** Spaces and tabs at the start of a line. */
[[nodiscard]] QByteArray indentationOf(const document::Snapshot &snapshot, qsizetype line);
/** True if the line at `offset` ends with CR LF or, if it has no line break, the line before it. */
[[nodiscard]] bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset);

/** The start of the character with that byte; a line break is one character. */
[[nodiscard]] qsizetype characterStart(const document::Snapshot &snapshot, qsizetype offset);
/** Where the cursor goes from `offset` by an arrow key: over what people see as one character. */
[[nodiscard]] qsizetype nextCharacter(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype previousCharacter(const document::Snapshot &snapshot, qsizetype offset);
/** The start of the next word, and of the word before. */
[[nodiscard]] qsizetype nextWord(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype previousWord(const document::Snapshot &snapshot, qsizetype offset);
/** The run of word characters, of blanks or of other characters at an offset. */
[[nodiscard]] base::Span wordAt(const document::Snapshot &snapshot, qsizetype offset);

} // namespace source

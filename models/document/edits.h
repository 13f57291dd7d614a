#pragma once

#include "documentchange.h"

namespace document {

/**
 * The edits of a document, as functions that make the next snapshot from the snapshot `before`. Each one reads back
 * what it wrote: a value that would be read differently is written in another style, or the edit is refused. The errors
 * are those of the functions of Document with similar names.
 * Inside: tryedit makes the edit and reads it back, editplan finds the place, valueplan the bytes, style/scalarstyle
 * the style of a scalar.
 */
[[nodiscard]] EditResult setScalarIn(const Snapshot &before, const Pointer &pointer, const Value &scalar);
[[nodiscard]] EditResult insertInto(const Snapshot &before, const Pointer &pointer, const Value &value,
                                    qsizetype index);
[[nodiscard]] EditResult replaceIn(const Snapshot &before, const Pointer &pointer, const Value &value);
[[nodiscard]] EditResult setIn(const Snapshot &before, const Pointer &pointer, const Value &value);
/**
 * Which comments are copied with an entry: only those inside its value, or also the comment lines directly above its
 * key.
 */
enum class CopiedComments { Inside, AboveToo };
/**
 * The entry whose text copyInto() copies: its place in a snapshot, perhaps of another document, and which of its
 * comments are copied.
 */
struct CopySource {
    Snapshot snapshot;
    Pointer place;
    CopiedComments comments = CopiedComments::AboveToo;
};
/**
 * Writes `value` at `pointer`: adds a new entry at `index` as insertInto() does, or replaces the existing value as
 * setIn() does. `value` is the value of the entry or root `source`, perhaps with fewer members. Copies the text of the
 * source with its comments and style if the places are in YAML block collections, or the source is the root of a YAML
 * text, unless aliases could change their meaning: the source's text has aliases, or the source has anchors and the
 * text `before` has aliases. Otherwise it writes `value`.
 */
[[nodiscard]] EditResult copyInto(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index,
                                  const CopySource &source);
[[nodiscard]] EditResult removeFrom(const Snapshot &before, const Pointer &pointer);
[[nodiscard]] EditResult renameIn(const Snapshot &before, const Pointer &pointer, const QByteArray &key);
[[nodiscard]] EditResult moveIn(const Snapshot &before, const Pointer &pointer, qsizetype toIndex);

/** Makes any splice, after which the text may be invalid. At most `budget` bytes are read again. */
[[nodiscard]] Edited spliceIn(const Snapshot &before, const Splice &splice, qsizetype budget);

} // namespace document

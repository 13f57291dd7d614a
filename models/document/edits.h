#pragma once

#include "documentchange.h"

namespace document {

/**
 * The edits of a document, as functions from a snapshot to the next. Each one reads back what it wrote: a value that
 * would be read differently is written in another style, or the edit is refused.
 * Errors are those of the Document's functions with these names.
 * Inside: tryedit makes the edit and reads it back, editplan finds the place, valueplan the bytes, style/scalarstyle
 * the style of a scalar.
 */
[[nodiscard]] EditResult setScalarIn(const Snapshot &before, const Pointer &pointer, const Value &scalar);
[[nodiscard]] EditResult insertInto(const Snapshot &before, const Pointer &pointer, const Value &value,
                                    qsizetype index);
[[nodiscard]] EditResult replaceIn(const Snapshot &before, const Pointer &pointer, const Value &value);
[[nodiscard]] EditResult setIn(const Snapshot &before, const Pointer &pointer, const Value &value);
/** Which comments a copy gets: those inside the value, or also the lines directly above its key. */
enum class CopiedComments { Inside, AboveToo };
/** An entry that is copied. */
struct CopySource {
    Snapshot snapshot;
    Pointer place;
    CopiedComments comments = CopiedComments::AboveToo;
};
/**
 * setIn(), or insertInto() with an index, of the value of an entry, perhaps with fewer members. Uses its text, comments
 * and style included, if both are YAML by indentation; otherwise it writes `value`.
 */
[[nodiscard]] EditResult copyInto(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index,
                                  const CopySource &source);
[[nodiscard]] EditResult removeFrom(const Snapshot &before, const Pointer &pointer);
[[nodiscard]] EditResult renameIn(const Snapshot &before, const Pointer &pointer, const QByteArray &key);
[[nodiscard]] EditResult moveIn(const Snapshot &before, const Pointer &pointer, qsizetype toIndex);

/** The text after any splice, valid or not; re-reads up to `budget` bytes. */
[[nodiscard]] Edited spliceIn(const Snapshot &before, const Splice &splice, qsizetype budget);

} // namespace document

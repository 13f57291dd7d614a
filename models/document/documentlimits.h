#pragma once

#include <QtGlobal>

namespace document {

/** The largest number of bytes of UTF-8 text that a document can have; larger files are not read. */
inline constexpr qsizetype MaximumBytes = 80 * 1024 * 1024;
/** The largest number of collections inside one another; deeper texts are refused. */
inline constexpr int MaximumDepth = 400;
/** The largest number of members that YAML merge keys may bring in during one pass over a document. */
inline constexpr int MaximumMergedMembers = 1'000'000;
/**
 * The largest number of steps that YAML aliases may add to one value. A step is a value or key that an alias brings in,
 * or 64 bytes of its text.
 */
inline constexpr qint64 MaximumAliasSteps = 1'000'000;
/**
 * The number of recent undo steps that keep the states of the document before and after them; older steps are undone
 * and redone with their splices.
 */
inline constexpr int UndoDepth = 200;

} // namespace document

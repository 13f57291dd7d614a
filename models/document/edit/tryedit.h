#pragma once

#include "documentchange.h"
#include "editplan.h"

#include <functional>

namespace document {

/**
 * Checks that a value can be written. Error: InvalidArgument if it contains a number that is not a JSON number, or text
 * that is not UTF-8.
 */
[[nodiscard]] base::Result<void> checkValue(const Value &value);

/**
 * Returns the error for an edit at a place that has no entry in the text: Unsupported if an alias is on its path or a
 * merge key brings it in, WrongType if a scalar is on its path, SyntaxError if the text is not valid, else NotFound.
 */
[[nodiscard]] base::Error whyMissing(const Snapshot &snapshot, const Pointer &pointer);

/** True if the value at `pointer` equals `value`. */
[[nodiscard]] bool isAlready(const Snapshot &snapshot, const Pointer &pointer, const Value &value);

/**
 * Returns the places that an edit of the place `changed` affects: that place, or the root in a text with aliases, where
 * an edit can affect any place.
 */
[[nodiscard]] QList<Pointer> placesOf(const Snapshot &before, const Snapshot &after, const Pointer &changed);

using Planning = std::function<base::Result<Splice>(const EditPlan &plan)>;
using Reading = std::function<bool(const Snapshot &after)>;

/**
 * Plans an edit of the place `changed` with `plan` and makes the splice. If `isRight` returns false for the resulting
 * snapshot, tries again with strings in double quotes. Errors: the error of `plan`, TooLarge, or Unsupported
 * (SyntaxError in an invalid text) if both results are wrong.
 */
[[nodiscard]] EditResult tryEdit(const Snapshot &before, const Pointer &changed, const Planning &plan,
                                 const Reading &isRight);

/** Returns the edit followed by one more splice, for which at most `budget` bytes are read again. */
[[nodiscard]] Edited followedBy(const Edited &edited, const Splice &splice, qsizetype budget);

} // namespace document

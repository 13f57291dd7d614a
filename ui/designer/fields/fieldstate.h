#pragma once

#include "snapshot.h"

#include <functional>

namespace designer {

/** Whether a field can be edited or else why not. */
enum class FieldState {
    Missing, ///< There is no value yet; an edit creates it.
    Present,
    WrongType, ///< The value has a type that the field can't edit.
    Shared,    ///< The value comes from a YAML anchor or merge key, so an edit would change other places too.
    Unreadable ///< The text around the value has a syntax error.
};

/** The type of value that a field edits. */
enum class FieldKind { Line, Paragraph, Flag, Lines, Number, Choice, Value };

/**
 * Returns the state of a field for the value at `pointer`. `accepts` returns true for nodes that the field can edit.
 */
[[nodiscard]] FieldState fieldStateAt(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                      const std::function<bool(const document::Node &)> &accepts);

/**
 * Returns the place that causes FieldState::WrongType: the field's own place, or that of an ancestor that is not a
 * container.
 */
[[nodiscard]] document::Pointer mismatchAt(const document::Snapshot &snapshot, const document::Pointer &pointer);

} // namespace designer

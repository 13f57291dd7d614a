#pragma once

#include "snapshot.h"

#include <functional>

namespace designer {

/** Why a field can or cannot be edited. */
enum class FieldState {
    Missing, ///< Nothing stands there; an edit makes it.
    Present,
    WrongType, ///< Something else stands there than this field can hold.
    Shared,    ///< It comes from an anchor or a merge key: an edit would change other places too.
    Unreadable ///< The text around it is not understood at the moment.
};

/** What a field can hold. */
enum class FieldKind { Line, Paragraph, Flag, Lines };

/** How the place stands in this snapshot; `accepts` says which nodes the field can hold. */
[[nodiscard]] FieldState fieldStateAt(const document::Snapshot &snapshot, const document::Pointer &pointer,
                                      const std::function<bool(const document::Node &)> &accepts);

/** What a field of the wrong type stumbles over: the place itself, or the one on the way that is no object. */
[[nodiscard]] document::Pointer misfitAt(const document::Snapshot &snapshot, const document::Pointer &pointer);

} // namespace designer

#pragma once

#include "documentchange.h"
#include "editplan.h"

#include <functional>

namespace document {

/** InvalidArgument if the value has a number that is not one in JSON, or text that is not UTF-8. */
[[nodiscard]] base::Result<void> checkValue(const Value &value);

/** Why a place that does not exist can't be edited: its path has an alias or a scalar, or NotFound. */
[[nodiscard]] base::Error whyMissing(const Snapshot &snapshot, const Pointer &pointer);

/** True if the place already has that value. */
[[nodiscard]] bool isAlready(const Snapshot &snapshot, const Pointer &pointer, const Value &value);

/** The pointers of a change; the root in a text with aliases, where a change can affect any place. */
[[nodiscard]] QList<Pointer> placesOf(const Snapshot &before, const Snapshot &after, const Pointer &changed);

using Planning = std::function<base::Result<Splice>(const EditPlan &plan)>;
using Reading = std::function<bool(const Snapshot &after)>;

/** Makes the planned splice. If `isRight` is false for the result, tries again with double quotes. */
[[nodiscard]] EditResult tryEdit(const Snapshot &before, const Pointer &changed, const Planning &plan,
                                 const Reading &isRight);

/** Adds a further splice to an edit. */
[[nodiscard]] Edited followedBy(const Edited &edited, const Splice &splice, qsizetype budget);

} // namespace document

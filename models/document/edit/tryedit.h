#pragma once

#include "documentchange.h"
#include "editplan.h"

#include <functional>

namespace document {

/** InvalidArgument when the value holds what no document can: numbers that are none, text that is not UTF-8. */
[[nodiscard]] base::Result<void> checkValue(const Value &value);

/** Why no edit can be made at a place where nothing stands: an alias on the way, a scalar on the way, or NotFound. */
[[nodiscard]] base::Error whyMissing(const Snapshot &snapshot, const Pointer &pointer);

/** True when the value at the place is that value already. */
[[nodiscard]] bool isAlready(const Snapshot &snapshot, const Pointer &pointer, const Value &value);

/** The pointers of a change; in a text with aliases any place may show it. */
[[nodiscard]] QList<Pointer> placesOf(const Snapshot &before, const Snapshot &after, const Pointer &changed);

using Planning = std::function<base::Result<Splice>(const EditPlan &plan)>;
using Reading = std::function<bool(const Snapshot &after)>;

/** Makes the planned splice, with other quotes when `isRight` does not like what is then read. */
[[nodiscard]] EditResult tryEdit(const Snapshot &before, const Pointer &changed, const Planning &plan,
                                 const Reading &isRight);

/** Adds a further splice to an edit. */
[[nodiscard]] Edited followedBy(const Edited &edited, const Splice &splice, qsizetype budget);

} // namespace document

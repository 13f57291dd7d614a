#pragma once

#include "changelist.h"

namespace review {

/**
 * Groups changes by the edit that causes them: the changes of one place, such as a property of a schema that several
 * operations use, are one group, whatever operations they are about. Groups are sorted by level, then as the changes
 * are; the group of the nodes without a finding stays the last one.
 */
[[nodiscard]] QList<ChangeGroup> groupsByEdit(const QList<ChangeGroup> &groups, const difference::Difference &findings);

} // namespace review

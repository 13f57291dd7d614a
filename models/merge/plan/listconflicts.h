#pragma once

#include "partners.h"

namespace merge {

/** Returns true for a list whose items are only known by their order, so that the order of items that both sides add
 * can't be chosen. */
[[nodiscard]] bool isOrderedList(const CollectionVersions &all);

/** Returns true if theirs only gave a list another order that ours can take, because ours did not change the list. */
[[nodiscard]] bool isReorderedByTheirs(const CollectionVersions &all, const Partners &partners, Meaning &meaning);

/** Returns true if theirs gave a list another order that means something, see hasOrder(), and ours changed the list and
 * does not have that order. */
[[nodiscard]] bool hasOrderConflict(const CollectionVersions &all, const Partners &partners, Meaning &meaning);

/** Returns true if one side emptied a list of security requirements, and the other side changed it to one that is not
 * empty: both no access control and the requirements of one side alone are something that one side did not write. */
[[nodiscard]] bool opensAccess(const CollectionVersions &all, Meaning &meaning);

} // namespace merge

#pragma once

#include "flatmembers.h"

namespace management {

/**
 * Returns the members that differ between two policies by meaning. No differences are: members that the server or the
 * environment sets (`_id`, `id`, `org_id`, dates), a missing member and its default, numbers that are written
 * differently, values that mean "no limit", and the order of tags, versions, methods and allowed URLs.
 */
[[nodiscard]] QList<MemberDifference> policyMemberDifferences(const document::Value &first,
                                                              const document::Value &second);

} // namespace management

#pragma once

#include "mergeversion.h"

namespace merge {

/** How the items of a list are matched with those of another version of the list. */
enum class ListRule : quint8 {
    Set,      ///< By value, at any position: `enum`, `required`, names of tags.
    Keyed,    ///< By identity: parameters, tags, servers, branches of `oneOf`. Items without one: by content.
    Contents, ///< By content at any position, then by position: security requirements.
    Ordered,  ///< By content in order, then by position: any other list.
};

/** Returns the rule for a list that is the value of the member or item `name` of its parent. */
[[nodiscard]] ListRule ruleFor(QByteArrayView name, const document::Node &list);

/** Returns true for a list whose order means something: of servers, the first one is what clients use, and tags are
 * shown in their order, as are the items of a list that is no known one. */
[[nodiscard]] bool hasOrder(QByteArrayView name, const document::Node &list);

/**
 * Returns the identity of an item of a list with that name, such as the `in` and `name` of a parameter; empty if only
 * its content tells.
 */
[[nodiscard]] QByteArray identityOf(QByteArrayView list, const document::Node &item);

/** True for a mapping with names that users choose, such as `paths`: members that both sides added are merged. */
[[nodiscard]] bool isMapOfNames(const document::Pointer &place);

} // namespace merge

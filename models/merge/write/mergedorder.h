#pragma once

#include "snapshot.h"

#include <QByteArrayList>

#include <optional>

namespace merge {

/**
 * Moves as few members of the mapping at `place` as needed so that those with the keys `keys` have this order. Members
 * with other keys stay. Returns std::nullopt if a member can't be moved.
 */
[[nodiscard]] std::optional<document::Snapshot> ordered(const document::Snapshot &before,
                                                        const document::Pointer &place, const QByteArrayList &keys);

} // namespace merge

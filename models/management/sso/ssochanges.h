#pragma once

#include "seenprofiles.h"

namespace management {

/** How an SSO profile differs from the one that the user saw last. */
struct SsoChange {
    enum class Kind { Added, Changed, Removed };

    Kind kind = Kind::Changed;
    /** The index of the profile in the list, counted through all groups; the index in SeenProfiles::profiles for a
     * removed one. */
    qsizetype profile = 0;
    QList<MemberDifference> members; ///< The members that changed, without the time and user of the change.
    /** The time of the change, as sent by the server. Empty if the server does not tell. */
    QString at;
    QString by; ///< Who changed the profile. Empty if the server does not tell.
    friend bool operator==(const SsoChange &, const SsoChange &) = default;
};

/**
 * Compares SSO profiles with those that the user saw last, by their ids. Of several profiles with one id, the first is
 * compared with the first, and so on. Profiles without an id can't be followed and are left out. Changes are in the
 * order of the list; removed profiles come last.
 */
[[nodiscard]] QList<SsoChange> changesSince(const SeenProfiles &seen, const SsoProfileList &profiles);

} // namespace management

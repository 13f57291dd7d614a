#include "ssochanges.h"

#include "managementlimits.h"

#include <QHash>

#include <algorithm>

namespace management {

namespace {

bool isAboutChange(const MemberDifference &difference)
{
    return difference.pointer == u"/UpdatedAt"_qs || difference.pointer == u"/UpdatedBy"_qs;
}

/** The places of the profiles that were seen, by their ids. */
QHash<QString, QList<qsizetype>> placesOf(const SeenProfiles &seen)
{
    QHash<QString, QList<qsizetype>> places;
    for (qsizetype i = 0; i < seen.profiles.size(); ++i) {
        if (const QString &id = seen.profiles.at(i).id; !id.isEmpty())
            places[id].append(i);
    }
    return places;
}

/** Nothing if the profile is as it was. */
std::optional<SsoChange> changeOf(const SeenProfile &before, const SsoProfile &profile, qsizetype index)
{
    SsoChange change{
        SsoChange::Kind::Changed, index, memberDifferences(before.members, flatMembers(profile.raw)), {}, {}};
    if (change.members.isEmpty())
        return std::nullopt;
    change.members.removeIf(isAboutChange);
    // An old time is that of another change.
    if (profile.updatedAt != before.updatedAt) {
        change.at = profile.updatedAt;
        change.by = profile.updatedBy;
    }
    return change;
}

} // namespace

QList<SsoChange> changesSince(const SeenProfiles &seen, const SsoProfileList &profiles)
{
    QHash<QString, QList<qsizetype>> places = placesOf(seen);
    QList<SsoChange> changes;
    qsizetype index = 0;
    for (const QList<SsoProfile> &group : profiles.groups) {
        for (const SsoProfile &profile : group) {
            const qsizetype at = index++;
            const QString id = profile.id.left(MaximumFlatText);
            if (id.isEmpty())
                continue;
            QList<qsizetype> &same = places[id];
            if (same.isEmpty())
                changes.append({SsoChange::Kind::Added, at, {}, profile.updatedAt, profile.updatedBy});
            else if (const auto change = changeOf(seen.profiles.at(same.takeFirst()), profile, at))
                changes.append(*change);
        }
    }
    QList<qsizetype> removed;
    for (const QList<qsizetype> &left : places)
        removed += left;
    std::sort(removed.begin(), removed.end());
    for (const qsizetype place : removed)
        changes.append({SsoChange::Kind::Removed, place, {}, {}, {}});
    return changes;
}

} // namespace management

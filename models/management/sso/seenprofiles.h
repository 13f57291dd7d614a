#pragma once

#include "flatmembers.h"
#include "result.h"
#include "ssoprofile.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace management {

/** An SSO profile as it was when the user last looked, without secrets. */
struct SeenProfile {
    QString id;
    QString name;
    QString providerType;
    QString updatedAt;
    QString updatedBy;
    QList<FlatMember> members;
    friend bool operator==(const SeenProfile &, const SeenProfile &) = default;
};

/** The SSO profiles of an environment when the user last looked at them. */
struct SeenProfiles {
    QDateTime seenAt; ///< When the user last looked, in UTC.
    /** The portal that had the profiles, see portalKey(). Those of another portal are not compared with these. */
    QString portal;
    QList<SeenProfile> profiles;
    friend bool operator==(const SeenProfiles &, const SeenProfiles &) = default;
};

/** Stores between runs which SSO profiles the user has seen in each environment, as toJson() writes them. */
class SeenProfilesStorage
{
public:
    virtual ~SeenProfilesStorage() = default;
    /** The text that was written for an environment; empty if there is none or it can't be read. */
    [[nodiscard]] virtual QByteArray read(const QString &environmentId) = 0;
    /** Replaces the text of an environment. If that fails, the previous text is kept. */
    [[nodiscard]] virtual base::Result<void> write(const QString &environmentId, const QByteArray &json) = 0;
    /** Removes the texts of all environments except these. */
    virtual void removeAllExcept(const QStringList &environmentIds) = 0;
};

/** Returns the text that names a portal in SeenProfiles: its address without user information and query. For the
 * sandbox, whose address changes with each run, a fixed text. */
[[nodiscard]] QString portalKey(const QUrl &portal, bool isSandbox);

/** Returns the state of SSO profiles to remember. Nothing if there are more than MaximumSeenProfiles. */
[[nodiscard]] std::optional<SeenProfiles> seenProfiles(const SsoProfileList &profiles, const QString &portal,
                                                       const QDateTime &now);

/** Writes the profiles that the user has seen as JSON, for readSeenProfiles(). */
[[nodiscard]] QByteArray toJson(const SeenProfiles &profiles);
/** Reads profiles that toJson() has written. Nothing if the text is damaged or of another version. */
[[nodiscard]] std::optional<SeenProfiles> readSeenProfiles(const QByteArray &json);

} // namespace management

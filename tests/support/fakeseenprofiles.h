#pragma once

#include "seenprofiles.h"

#include <QHash>

namespace support {

/** Keeps seen SSO profiles in memory. */
class FakeSeenProfiles final : public management::SeenProfilesStorage
{
public:
    QHash<QString, QByteArray> texts; ///< By the environment's id.
    int writes = 0;
    bool fails = false;

    [[nodiscard]] QByteArray read(const QString &environmentId) override { return texts.value(environmentId); }
    [[nodiscard]] base::Result<void> write(const QString &environmentId, const QByteArray &json) override
    {
        ++writes;
        if (fails)
            return base::Error{base::ErrorCode::DiskFull, u"/state/sso"_qs};
        texts.insert(environmentId, json);
        return {};
    }
    void removeAllExcept(const QStringList &environmentIds) override
    {
        texts.removeIf([&](const auto &entry) { return !environmentIds.contains(entry.key()); });
    }
};

} // namespace support

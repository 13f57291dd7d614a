#pragma once

#include "seenprofiles.h"

namespace storage {

/**
 * Stores the SSO profiles that the user has seen in files, one for each environment, readable only by the user. They
 * contain no secrets. A file that others may have written is treated as missing.
 */
class SeenProfilesFolder final : public management::SeenProfilesStorage
{
public:
    explicit SeenProfilesFolder(QString path)
        : m_path(std::move(path))
    {}

    /** Returns the path of the folder `sso-profiles` in the state folder. */
    [[nodiscard]] static QString defaultPath();

    [[nodiscard]] QByteArray read(const QString &environmentId) override;
    [[nodiscard]] base::Result<void> write(const QString &environmentId, const QByteArray &json) override;
    void removeAllExcept(const QStringList &environmentIds) override;

private:
    [[nodiscard]] QString fileOf(const QString &environmentId) const;

    QString m_path;
};

} // namespace storage

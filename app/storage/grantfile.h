#pragma once

#include "grantstorage.h"

namespace storage {

/**
 * Stores the user's grants in a JSON file with mode 0600, in a folder with mode 0700. A lock file keeps programs that
 * run at the same time from losing each other's changes. A file that is damaged, from a newer version or not a regular
 * file is an error and is never replaced.
 */
class GrantFile final : public consent::GrantStorage
{
public:
    /** Returns the path `$XDG_STATE_HOME/gatewright/grants.json`, with the default of the XDG specification if the
     * variable is not set. */
    [[nodiscard]] static QString defaultPath();

    explicit GrantFile(const QString &path)
        : m_path(path)
    {}

    [[nodiscard]] QString canonicalPath(const QString &path) const override;
    [[nodiscard]] base::Result<consent::GrantSet> load() override;
    [[nodiscard]] base::Result<consent::GrantSet> change(const consent::GrantSet &removed,
                                                         const consent::GrantSet &added) override;

private:
    QString m_path;
};

} // namespace storage

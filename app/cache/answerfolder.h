#pragma once

#include "cachedanswer.h"

namespace cache {

/** The limits of the folder with cached answers. Beyond them the oldest files are removed first. */
struct AnswerBounds {
    qint64 largestAnswer = 4LL * 1024 * 1024;
    qsizetype answersPerEnvironment = 100;
    qint64 bytesPerEnvironment = 16LL * 1024 * 1024;
};

/**
 * Stores the answers of dashboards and portals in files: a folder for each environment, a file for each URL, readable
 * only by the user (modes 0700 and 0600). Each file says for which environment and URL it is. Files of other users,
 * files that others may read or write, links, pipes and the like are not read as answers. Errors of the file system are
 * ignored, because every answer can be requested again.
 */
class AnswerFolder final : public management::AnswerCache
{
public:
    explicit AnswerFolder(QString path, AnswerBounds bounds = {})
        : m_path(std::move(path))
        , m_bounds(bounds)
    {}

    /** Returns the path of the folder `gatewright/answers` in the user's cache folder. */
    [[nodiscard]] static QString defaultPath();

    [[nodiscard]] std::optional<management::CachedAnswer> read(const QString &environmentId,
                                                               const QByteArray &url) override;
    void write(const QString &environmentId, const QByteArray &url, const management::CachedAnswer &answer) override;
    void removeAllExcept(const QStringList &environmentIds) override;

private:
    [[nodiscard]] QString folderOf(const QString &environmentId) const;
    [[nodiscard]] QString fileOf(const QString &environmentId, const QByteArray &url) const;
    void removeBeyondBounds(const QString &folder) const;

    QString m_path;
    AnswerBounds m_bounds;
};

} // namespace cache

#pragma once

#include "keptanswer.h"

namespace cache {

/** The bounds of the folder; the oldest files go first. */
struct AnswerBounds {
    qint64 largestAnswer = 4LL * 1024 * 1024;
    qsizetype answersPerEnvironment = 100;
    qint64 bytesPerEnvironment = 16LL * 1024 * 1024;
};

/**
 * Last answers as files: a folder for each environment, a file for each question, for this account alone (modes 0700
 * and 0600). A folder that cannot be written keeps nothing, and nobody is told: everything here can be asked for again.
 */
class AnswerFolder final : public management::AnswerCache
{
public:
    explicit AnswerFolder(QString path, AnswerBounds bounds = {})
        : m_path(std::move(path))
        , m_bounds(bounds)
    {}

    /** `gatewright/answers` in the person's cache folder. */
    [[nodiscard]] static QString defaultPath();

    [[nodiscard]] std::optional<management::KeptAnswer> read(const QString &environmentId,
                                                             const QByteArray &question) override;
    void write(const QString &environmentId, const QByteArray &question, const management::KeptAnswer &answer) override;
    void keepOnly(const QStringList &environmentIds) override;

private:
    [[nodiscard]] QString folderOf(const QString &environmentId) const;
    [[nodiscard]] QString fileOf(const QString &environmentId, const QByteArray &question) const;
    void removeBeyondBounds(const QString &folder) const;

    QString m_path;
    AnswerBounds m_bounds;
};

} // namespace cache

#pragma once

#include "cachedanswer.h"

#include <QHash>

#include <utility>

namespace support {

/** A cache of responses in memory. */
class FakeAnswerCache final : public management::AnswerCache
{
public:
    QHash<std::pair<QString, QByteArray>, management::CachedAnswer> answers;

    [[nodiscard]] std::optional<management::CachedAnswer> read(const QString &environmentId,
                                                               const QByteArray &url) override
    {
        const auto found = answers.constFind({environmentId, url});
        return found == answers.constEnd() ? std::nullopt : std::optional(*found);
    }
    void write(const QString &environmentId, const QByteArray &url, const management::CachedAnswer &answer) override
    {
        answers.insert({environmentId, url}, answer);
    }
    void removeAllExcept(const QStringList &environmentIds) override
    {
        answers.removeIf([&](const auto &entry) { return !environmentIds.contains(entry.key().first); });
    }
};

} // namespace support

#pragma once

#include "keptanswer.h"

#include <QHash>

#include <utility>

namespace support {

/** Answers that are kept in memory. */
class FakeAnswerCache final : public management::AnswerCache
{
public:
    QHash<std::pair<QString, QByteArray>, management::KeptAnswer> answers;

    [[nodiscard]] std::optional<management::KeptAnswer> read(const QString &environmentId,
                                                             const QByteArray &question) override
    {
        const auto found = answers.constFind({environmentId, question});
        return found == answers.constEnd() ? std::nullopt : std::optional(*found);
    }
    void write(const QString &environmentId, const QByteArray &question, const management::KeptAnswer &answer) override
    {
        answers.insert({environmentId, question}, answer);
    }
    void keepOnly(const QStringList &environmentIds) override
    {
        answers.removeIf([&](const auto &entry) { return !environmentIds.contains(entry.key().first); });
    }
};

} // namespace support

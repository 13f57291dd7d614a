#pragma once

#include "callerror.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** Says of a value that it is an answer of before: from when, and why there is none of now. */
struct StaleAnswer {
    QDateTime takenAt; ///< UTC
    CallError error;
    friend bool operator==(const StaleAnswer &, const StaleAnswer &) = default;
};

/** A server's last answer to one question, as JSON without secrets. */
struct KeptAnswer {
    QDateTime takenAt; ///< UTC
    QByteArray json;
    friend bool operator==(const KeptAnswer &, const KeptAnswer &) = default;
};

/** Where the last answers of each environment are kept, for when its servers cannot be reached. Bounded; no secrets. */
class AnswerCache
{
public:
    virtual ~AnswerCache() = default;
    /** The answer to that question: an address with path and query. Nothing where none is kept, or it is damaged. */
    [[nodiscard]] virtual std::optional<KeptAnswer> read(const QString &environmentId, const QByteArray &question) = 0;
    /** Takes the place of the one before; one that is too large is not kept. */
    virtual void write(const QString &environmentId, const QByteArray &question, const KeptAnswer &answer) = 0;
    /** Removes the answers of every other environment. */
    virtual void keepOnly(const QStringList &environmentIds) = 0;
};

} // namespace management

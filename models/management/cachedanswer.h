#pragma once

#include "callerror.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** Marks a value as cached: when the server sent it, and why there is no newer one. */
struct StaleAnswer {
    QDateTime takenAt; ///< UTC
    CallError error;
    friend bool operator==(const StaleAnswer &, const StaleAnswer &) = default;
};

/** The last answer of a server to a request, as JSON without secrets. */
struct CachedAnswer {
    QDateTime takenAt; ///< UTC
    QByteArray json;
    friend bool operator==(const CachedAnswer &, const CachedAnswer &) = default;
};

/** The last answers for each environment, for when its servers can't be reached. Bounded, without secrets. */
class AnswerCache
{
public:
    virtual ~AnswerCache() = default;
    /** The answer to a request, which is a URL with path and query. Nothing if there is none or it is damaged. */
    [[nodiscard]] virtual std::optional<CachedAnswer> read(const QString &environmentId, const QByteArray &url) = 0;
    /** Replaces the previous answer. An answer that is too large is not stored. */
    virtual void write(const QString &environmentId, const QByteArray &url, const CachedAnswer &answer) = 0;
    /** Removes the answers for all other environments. */
    virtual void removeAllExcept(const QStringList &environmentIds) = 0;
};

} // namespace management

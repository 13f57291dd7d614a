#pragma once

#include "callerror.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** Marks a value as read from the cache: when the server sent it, and why there is no newer one. */
struct StaleAnswer {
    QDateTime takenAt; ///< The time when the server sent the value, in UTC.
    CallError error;
    friend bool operator==(const StaleAnswer &, const StaleAnswer &) = default;
};

/** The last answer of a server to a request, as JSON without secrets. */
struct CachedAnswer {
    QDateTime takenAt; ///< The time when the server sent the answer, in UTC.
    QByteArray json;
    friend bool operator==(const CachedAnswer &, const CachedAnswer &) = default;
};

/** Caches the last answers of each environment's servers, without secrets, for when the servers can't be reached. Its
 * size is limited. */
class AnswerCache
{
public:
    virtual ~AnswerCache() = default;
    /**
     * The cached answer to a request, which is a URL with path and query. Nothing if there is none or it is damaged.
     */
    [[nodiscard]] virtual std::optional<CachedAnswer> read(const QString &environmentId, const QByteArray &url) = 0;
    /** Caches an answer in place of the previous one to the same URL. An answer that is too large is not cached. */
    virtual void write(const QString &environmentId, const QByteArray &url, const CachedAnswer &answer) = 0;
    /** Removes the cached answers of all environments except these. */
    virtual void removeAllExcept(const QStringList &environmentIds) = 0;
};

} // namespace management

#pragma once

#include "cachedanswer.h"
#include "credentialsource.h"
#include "httpcall.h"
#include "retrypolicy.h"
#include "serveraddress.h"
#include "value.h"
#include "waiter.h"

#include <QObject>

#include <functional>

namespace base {
class Clock;
}
namespace management {
class CallLog;
}

namespace network {

/** What calls work with. All of it outlives them. `cache` and `log` are optional. */
struct CallServices {
    CredentialSource &credentials;
    const base::Clock &clock;
    Waiter &waiter;
    management::AnswerCache *cache = nullptr;
    management::CallLog *log = nullptr;
    RetryPolicy retries{};
};

/** UseCache: the cached answer is returned when the server can't be reached. NetworkOnly: an error is returned. */
enum class CachePolicy { UseCache, NetworkOnly };

/** JSON with a success status. `http.body` contains only the first bytes, for errors of the caller. */
struct JsonAnswer {
    HttpAnswer http;
    document::Value value;
    std::optional<management::StaleAnswer> stale; ///< Set for a cached answer. `http` is empty then.
    std::function<void()> writeToCache;           ///< Called once the value is read without errors. May be empty.
};
using JsonOutcome = base::Result<JsonAnswer, management::CallError>;

/**
 * JSON requests to a dashboard or portal: address, credentials, retries, error statuses, JSON and cached answers.
 * Cancelling a future aborts its call.
 */
class JsonCaller final : public QObject
{
    Q_OBJECT

public:
    explicit JsonCaller(const CallServices &services, QObject *parent = nullptr);

    /** Repeated after temporary failures, as RetryPolicy says. */
    [[nodiscard]] QFuture<JsonOutcome> get(const management::Environment &environment, Interface service,
                                           const QByteArray &path, const QueryItems &query = {},
                                           CachePolicy cachePolicy = CachePolicy::UseCache);
    /** Sent once, never repeated. */
    [[nodiscard]] QFuture<JsonOutcome> post(const management::Environment &environment, Interface service,
                                            const QByteArray &path, const QByteArray &json);

    /** Calls that have not been sent end with Cancelled if they are for another address of this environment: the
     * keychain may have the token for its new address by now. */
    void setCurrent(const management::Environment &environment) { m_current = environment; }

private:
    class Call;
    [[nodiscard]] QFuture<JsonOutcome> start(const management::Environment &environment, Interface service,
                                             const HttpRequest &request, CachePolicy cachePolicy);

    CallServices m_services;
    management::Environment m_current;
};

/** The error for an answer with a success status and unexpected content. */
[[nodiscard]] management::CallError unexpected(const HttpAnswer &answer, const QString &detail = {});
/** The error for an answer that can't be read. For a cached answer, the error of the call. */
[[nodiscard]] management::CallError notUnderstood(const JsonAnswer &answer, const QString &detail = {});

/** The value that was read from an answer, marked if it is cached. A new answer is written to the cache. */
template<typename T>
[[nodiscard]] T asAnswered(const JsonAnswer &answer, T value)
{
    value.stale = answer.stale;
    if (answer.writeToCache)
        answer.writeToCache();
    return value;
}

} // namespace network

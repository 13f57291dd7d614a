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

/** The objects that JSON calls use. All of them must outlive the calls. `cache` and `log` are optional. */
struct CallServices {
    CredentialSource &credentials;
    const base::Clock &clock;
    Waiter &waiter;
    management::AnswerCache *cache = nullptr;
    management::CallLog *log = nullptr;
    RetryPolicy retries{};
};

/** What happens when the server can't be reached. UseCache: the cached answer is returned. NetworkOnly: an error is
 * returned. */
enum class CachePolicy { UseCache, NetworkOnly };

/** An answer with a success status and a JSON value. `http.body` contains only its first bytes, for errors that the
 * caller finds. */
struct JsonAnswer {
    HttpAnswer http;
    document::Value value;
    /** Describes the cached answer if the value is from the cache. `http` is empty then. */
    std::optional<management::StaleAnswer> stale;
    /** Writes the answer to the cache. Call it once the value is read without errors. May be empty. */
    std::function<void()> writeToCache;
};
using JsonOutcome = base::Result<JsonAnswer, management::CallError>;

/**
 * Sends JSON requests to a dashboard or portal and takes care of address, credentials, retries, error statuses, JSON
 * and cached answers. Cancelling a future aborts its call.
 */
class JsonCaller final : public QObject
{
    Q_OBJECT

public:
    explicit JsonCaller(const CallServices &services, QObject *parent = nullptr);

    /** Sends a GET request. Temporary failures repeat it, as RetryPolicy says. */
    [[nodiscard]] QFuture<JsonOutcome> get(const management::Environment &environment, Interface service,
                                           const QByteArray &path, const QueryItems &query = {},
                                           CachePolicy cachePolicy = CachePolicy::UseCache);
    /** Sends a POST request with a JSON body. It is sent once and never repeated. */
    [[nodiscard]] QFuture<JsonOutcome> post(const management::Environment &environment, Interface service,
                                            const QByteArray &path, const QByteArray &json);

    /** Sets the current environment. Calls that have not been sent end with Cancelled if they are for another address
     * of this environment, because the keychain may have the token for its new address by now. */
    void setCurrent(const management::Environment &environment) { m_current = environment; }

private:
    class Call;
    [[nodiscard]] QFuture<JsonOutcome> start(const management::Environment &environment, Interface service,
                                             const HttpRequest &request, CachePolicy cachePolicy);

    CallServices m_services;
    management::Environment m_current;
};

/** Returns the error for an answer with a success status and unexpected content. */
[[nodiscard]] management::CallError unexpected(const HttpAnswer &answer, const QString &detail = {});
/** Returns the error for an answer that can't be read. For a cached answer, it is the error of the call. */
[[nodiscard]] management::CallError notUnderstood(const JsonAnswer &answer, const QString &detail = {});

/** Returns the value that was read from an answer, marked if the answer was cached. A new answer is written to the
 * cache. */
template<typename T>
[[nodiscard]] T asAnswered(const JsonAnswer &answer, T value)
{
    value.stale = answer.stale;
    if (answer.writeToCache)
        answer.writeToCache();
    return value;
}

} // namespace network

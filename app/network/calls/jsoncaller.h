#pragma once

#include "credentialsource.h"
#include "httpcall.h"
#include "keptanswer.h"
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

/** What calls work with; all of it outlives them. Without `cache` and `log` nothing is kept. */
struct CallServices {
    CredentialSource &credentials;
    const base::Clock &clock;
    Waiter &waiter;
    management::AnswerCache *cache = nullptr;
    management::CallLog *log = nullptr;
    RetryPolicy retries{};
};

/** Whether an answer of before may stand for one that cannot be had. */
enum class Kept { MayStand, MayNot };

/** A success status with JSON. `http.body` holds the first bytes only, for the errors of those who read on. */
struct JsonAnswer {
    HttpAnswer http;
    document::Value value;
    std::optional<management::StaleAnswer> stale; ///< Set where it is an answer of before; `http` is empty then.
    std::function<void()> keep; ///< Keeps it for later; to be called once it is understood. Empty where that is not
                                ///< to be done.
};
using JsonOutcome = base::Result<JsonAnswer, management::CallError>;

/**
 * What both interfaces share: address, credentials, sending, trying again, refusals, JSON, answers of before.
 * Cancelling a future aborts its call.
 */
class JsonCaller final : public QObject
{
    Q_OBJECT

public:
    explicit JsonCaller(const CallServices &services, QObject *parent = nullptr);

    /** Is tried again where that may help. */
    [[nodiscard]] QFuture<JsonOutcome> get(const management::Environment &environment, Interface service,
                                           const QByteArray &path, const QueryItems &query = {},
                                           Kept kept = Kept::MayStand);
    /** Sends once, whatever happens. */
    [[nodiscard]] QFuture<JsonOutcome> post(const management::Environment &environment, Interface service,
                                            const QByteArray &path, const QByteArray &json);

private:
    class Call;
    [[nodiscard]] QFuture<JsonOutcome> start(const management::Environment &environment, Interface service,
                                             const HttpRequest &request, Kept kept);

    CallServices m_services;
};

/** The error of an answer that came with a success status and does not hold what it should. */
[[nodiscard]] management::CallError unexpected(const HttpAnswer &answer, const QString &detail = {});
/** The error of an answer that is not understood; of one of before, why it was taken. */
[[nodiscard]] management::CallError notUnderstood(const JsonAnswer &answer, const QString &detail = {});

/** What was read from an answer, marked where that is one of before; a new one is kept. */
template<typename T>
[[nodiscard]] T asAnswered(const JsonAnswer &answer, T value)
{
    value.stale = answer.stale;
    if (answer.keep)
        answer.keep();
    return value;
}

} // namespace network

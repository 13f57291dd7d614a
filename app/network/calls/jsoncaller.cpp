#include "jsoncaller.h"

#include "answerjson.h"
#include "calllog.h"
#include "callrecord.h"
#include "clock.h"
#include "errorenvelope.h"
#include "redact.h"
#include "secretremoval.h"
#include "task.h"

#include <QtConcurrentRun>

#include <memory>

namespace network {

namespace {

using document::Value;
using management::CallError;
using management::CallFailure;
using management::Environment;
using management::RequestFault;
using JsonTask = Task<JsonOutcome>;
using Parsed = base::Result<Value>;

/** The Authorization header: `Bearer <token>` for the dashboard, only the key for the portal. */
QByteArray authorization(Interface service, const secrets::Secret &secret)
{
    const QByteArray token = secret.reveal().trimmed();
    const QByteArray scheme = "Bearer ";
    if (service == Interface::Portal ||
        token.first(std::min(token.size(), scheme.size())).compare(scheme, Qt::CaseInsensitive) == 0)
        return token;
    return scheme + token;
}

/** Removes the token from answers, because a server may repeat it, also in escapes of JSON. */
traffic::Redactor redactorOf(const secrets::Secret &secret)
{
    constexpr qsizetype shortestToken = 6; // Shorter ones can be part of other words.
    traffic::Redactor redactor;
    if (const QByteArray token = tokenToHide(secret); token.size() >= shortestToken)
        redactor.addKnown(token);
    return redactor;
}

/** The part of an answer that errors contain, without the token. */
HttpAnswer excerptOf(const HttpAnswer &answer, const traffic::Redactor &redactor)
{
    HttpAnswer excerpt;
    excerpt.status = answer.status;
    excerpt.body = redactor.text(answer.body.first(std::min(answer.body.size(), ErrorBodyBytes)));
    excerpt.contentType = redactor.text(answer.contentType);
    excerpt.location = QString::fromUtf8(redactor.text(answer.location.toUtf8()));
    excerpt.retryAfter = answer.retryAfter;
    return excerpt;
}

CallError fromAnswer(CallFailure failure, const HttpAnswer &answer, const QString &message)
{
    CallError error;
    error.failure = failure;
    error.status = answer.status;
    error.message = message;
    error.contentType = answer.contentType;
    error.body = answer.body.first(std::min(answer.body.size(), ErrorBodyBytes));
    error.location = answer.location;
    return error;
}

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

bool isRedirection(int status)
{
    return status >= 300 && status < 400;
}

QFuture<Parsed> parse(const QByteArray &body, const traffic::Redactor &redactor)
{
    if (body.size() <= MaximumInlineParseBytes)
        return base::readyFuture(readAnswerJson(redactor.text(body)));
    return QtConcurrent::run([body, redactor] { return readAnswerJson(redactor.text(body)); });
}

/** True for errors after which a cached answer is used. */
bool isOffline(const CallError &error)
{
    switch (error.failure) {
    case CallFailure::Unreachable:
    case CallFailure::CutShort:
    case CallFailure::TlsFailed:
    case CallFailure::TimedOut:
        return true;
    default:
        return false;
    }
}

/** The answer without secrets, for the disk cache. */
QByteArray cachedJson(const Value &answer, const secrets::Secret &token)
{
    traffic::Redactor redactor;
    redactor.addKnown(tokenToHide(token));
    return redactor.text(management::withoutSecrets(answer).toJson());
}

QUrl baseUrl(const Environment &environment, Interface service)
{
    return service == Interface::Dashboard ? environment.dashboardUrl : environment.portalUrl;
}

CallError addressError(RequestFault fault, const QUrl &address)
{
    const QString shown = fault == RequestFault::PlainHttp ? address.host()
                                                           : address.toDisplayString(QUrl::RemoveUserInfo);
    return CallError::notSent(fault, shown);
}

} // namespace

CallError unexpected(const HttpAnswer &answer, const QString &detail)
{
    return fromAnswer(CallFailure::UnexpectedAnswer, answer, detail);
}

CallError notUnderstood(const JsonAnswer &answer, const QString &detail)
{
    return answer.stale ? answer.stale->error : unexpected(answer.http, detail);
}

/** A call and its retries. Each pending step keeps it alive. */
class JsonCaller::Call final : public std::enable_shared_from_this<Call>
{
public:
    Call(const JsonCaller &caller, const Environment &environment, Interface service, const HttpRequest &request,
         CachePolicy cachePolicy, JsonTask *task)
        : m_caller(caller)
        , m_services(caller.m_services)
        , m_environment(environment)
        , m_service(service)
        , m_request(request)
        , m_cachePolicy(cachePolicy)
        , m_task(task)
    {}

    void start()
    {
        m_task->step(m_services.credentials.credentials(m_environment, m_service),
                     [self = shared_from_this()](const CredentialSource::Outcome &secret) {
                         if (secret)
                             self->readProxyPassword(*secret);
                         else
                             self->m_task->finish(secret.error());
                     });
    }

private:
    void readProxyPassword(const secrets::Secret &token)
    {
        m_task->step(m_services.credentials.proxyPassword(m_environment),
                     [self = shared_from_this(), token](const base::Result<secrets::Secret> &password) {
                         self->m_proxyPassword = password ? *password : secrets::Secret();
                         self->authorise(token);
                     });
    }

    void authorise(const secrets::Secret &token)
    {
        if (isForPreviousAddress())
            return m_task->finish(CallError::cancelled());
        m_token = token;
        m_redactor = redactorOf(token);
        const QByteArray value = authorization(m_service, token);
        if (!isHeaderValue(value))
            return m_task->finish(CallError::notSent(RequestFault::BadCredentials));
        m_request.headers.prepend({"Authorization", value});
        send();
    }

    [[nodiscard]] bool isForPreviousAddress() const
    {
        const Environment &current = m_caller.m_current;
        return current.id == m_environment.id && baseUrl(current, m_service) != baseUrl(m_environment, m_service);
    }

    void send()
    {
        ++m_attempt;
        const Connection connection{m_environment.timeoutMs,
                                    m_environment.extraCaFile,
                                    m_environment.proxyUrl,
                                    m_environment.clientCertificateFile,
                                    m_environment.clientKeyFile,
                                    m_environment.proxyUser,
                                    m_proxyPassword};
        TraceTaker traced;
        if (m_services.log)
            traced = [self = shared_from_this()](const HttpTrace &trace) {
                self->m_services.log->add(callRecord(self->m_request, trace, self->m_service, self->m_token));
            };
        m_task->step(sendHttp(m_request, connection, m_task, traced),
                     [self = shared_from_this()](const HttpOutcome &outcome) { self->read(outcome); });
    }

    void read(const HttpOutcome &outcome)
    {
        const std::optional<int> delay = m_request.method == "GET" ? delayBeforeRetry(m_services.retries, m_attempt,
                                                                                      outcome, m_services.clock.now())
                                                                   : std::nullopt;
        if (delay)
            return m_task->step(m_services.waiter.wait(*delay, m_task),
                                [self = shared_from_this()](const base::Result<void> &) { self->send(); });
        if (!outcome)
            return fail(outcome.error());
        const HttpAnswer excerpt = excerptOf(*outcome, m_redactor);
        if (isRedirection(excerpt.status))
            return fail(unexpected(excerpt));
        if (!isSuccess(excerpt.status))
            return fail(refusal(excerpt));
        // What a portal answers is compared with what was seen before, and stored for that.
        const traffic::Redactor redactor = m_service == Interface::Portal ? m_redactor : traffic::Redactor();
        m_task->step(parse(outcome->body, redactor),
                     [self = shared_from_this(), excerpt](const Parsed &parsed) { self->conclude(excerpt, parsed); });
    }

    [[nodiscard]] CallError refusal(const HttpAnswer &excerpt) const
    {
        CallError error = fromAnswer(CallFailure::Refused, excerpt,
                                     management::readErrorEnvelope(excerpt.body).message);
        error.retryAfterSeconds = retryAfterSeconds(excerpt.retryAfter, m_services.clock.now()).value_or(0);
        return error;
    }

    /** An answer of another kind, such as a web page, is not broken JSON. */
    [[nodiscard]] CallError unreadable(const HttpAnswer &excerpt, const base::Error &error) const
    {
        const QByteArray start = excerpt.body.trimmed();
        const bool isJson = start.startsWith('{') || start.startsWith('[') || start.startsWith("\xEF\xBB\xBF");
        return fromAnswer(isJson ? CallFailure::InvalidJson : CallFailure::UnexpectedAnswer, excerpt,
                          QString::fromUtf8(m_redactor.text(error.detail.toUtf8())));
    }

    void conclude(const HttpAnswer &excerpt, const Parsed &parsed)
    {
        if (!parsed)
            return fail(unreadable(excerpt, parsed.error()));
        if (management::saysFailure(management::readErrorEnvelope(*parsed)))
            return fail(refusal(excerpt));
        m_task->finish(JsonAnswer{excerpt, *parsed, std::nullopt, cacheWriter(*parsed)});
    }

    /** The sandbox is always available, and its address changes with each start. */
    [[nodiscard]] bool isCached() const
    {
        return m_services.cache && m_request.method == "GET" && m_cachePolicy == CachePolicy::UseCache &&
               !m_environment.isSandbox;
    }

    [[nodiscard]] std::function<void()> cacheWriter(const Value &answer) const
    {
        if (!isCached())
            return {};
        return [cache = m_services.cache, id = m_environment.id, question = m_request.url.toEncoded(),
                now = m_services.clock.now(), answer, token = m_token] {
            const QByteArray json = answer.toJson();
            if (json.size() <= MaximumCachedAnswerBytes)
                cache->write(id, question, {now, cachedJson(answer, token)});
        };
    }

    void fail(const CallError &error)
    {
        if (!isCached() || !isOffline(error))
            return m_task->finish(error);
        const std::optional<management::CachedAnswer> cached = m_services.cache->read(m_environment.id,
                                                                                      m_request.url.toEncoded());
        const Parsed parsed = cached ? Value::fromJson(cached->json) : Parsed(base::Error());
        if (!parsed)
            return m_task->finish(error);
        m_task->finish(JsonAnswer{{}, *parsed, management::StaleAnswer{cached->takenAt, error}, {}});
    }

    const JsonCaller &m_caller; ///< Owns the task, and with it the call.
    CallServices m_services;
    Environment m_environment;
    Interface m_service;
    HttpRequest m_request;
    CachePolicy m_cachePolicy;
    JsonTask *m_task; ///< Deletes itself when it is finished.
    secrets::Secret m_token;
    traffic::Redactor m_redactor; ///< Knows m_token.
    secrets::Secret m_proxyPassword;
    int m_attempt = 0;
};

JsonCaller::JsonCaller(const CallServices &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{}

QFuture<JsonOutcome> JsonCaller::get(const Environment &environment, Interface service, const QByteArray &path,
                                     const QueryItems &query, CachePolicy cachePolicy)
{
    HttpRequest request;
    request.method = "GET";
    request.url = serviceUrl(baseUrl(environment, service), path, query);
    return start(environment, service, request, cachePolicy);
}

QFuture<JsonOutcome> JsonCaller::post(const Environment &environment, Interface service, const QByteArray &path,
                                      const QByteArray &json)
{
    HttpRequest request;
    request.method = "POST";
    request.url = serviceUrl(baseUrl(environment, service), path);
    request.headers.append(std::pair<QByteArray, QByteArray>("Content-Type", "application/json"));
    request.body = json;
    return start(environment, service, request, CachePolicy::NetworkOnly);
}

QFuture<JsonOutcome> JsonCaller::start(const Environment &environment, Interface service, const HttpRequest &request,
                                       CachePolicy cachePolicy)
{
    const QUrl address = baseUrl(environment, service);
    const RequestFault fault = checkAddress(address, environment.allowPlainHttp);
    if (fault != RequestFault::None)
        return base::readyFuture<JsonOutcome>(addressError(fault, address));
    auto *task = new JsonTask(this);
    std::make_shared<Call>(*this, environment, service, request, cachePolicy, task)->start();
    return task->future();
}

} // namespace network

#include "moc_jsoncaller.cpp"

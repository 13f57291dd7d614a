#include "jsoncaller.h"

#include "errorenvelope.h"
#include "task.h"

#include <QtConcurrent>

namespace network {

namespace {

using document::Value;
using management::CallError;
using management::CallFailure;
using management::Environment;
using management::RequestFault;
using JsonTask = Task<JsonOutcome>;
using Parsed = base::Result<Value>;

constexpr qsizetype parsedAtOnceBytes = 256 * 1024;

/** `Bearer <token>` for the dashboard, the key as it is for the portal. Source: section 5 of the reference. */
QByteArray authorization(Interface service, const secrets::Secret &secret)
{
    const QByteArray token = secret.reveal().trimmed();
    const QByteArray scheme = "Bearer ";
    if (service == Interface::Portal ||
        token.first(std::min(token.size(), scheme.size())).compare(scheme, Qt::CaseInsensitive) == 0)
        return token;
    return scheme + token;
}

/** A server may write back what it was sent; the token goes no further. */
QByteArray withoutToken(QByteArray text, const secrets::Secret &secret)
{
    constexpr qsizetype shortestToken = 6; // Shorter ones would take words apart.
    const QByteArray token = secret.reveal().trimmed();
    return token.size() < shortestToken ? text : text.replace(token, "REDACTED");
}

/** What is kept of an answer for an error. */
HttpAnswer keptOf(const HttpAnswer &answer, const secrets::Secret &secret)
{
    HttpAnswer kept;
    kept.status = answer.status;
    kept.body = withoutToken(answer.body.first(std::min(answer.body.size(), keptBodyBytes)), secret);
    kept.contentType = withoutToken(answer.contentType, secret);
    kept.location = QString::fromUtf8(withoutToken(answer.location.toUtf8(), secret));
    return kept;
}

CallError fromAnswer(CallFailure failure, const HttpAnswer &answer, const QString &message)
{
    CallError error;
    error.failure = failure;
    error.status = answer.status;
    error.message = message;
    error.contentType = answer.contentType;
    error.body = answer.body.first(std::min(answer.body.size(), keptBodyBytes));
    error.location = answer.location;
    return error;
}

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

bool isRedirect(int status)
{
    return status >= 300 && status < 400;
}

QFuture<Parsed> parse(const QByteArray &body)
{
    const QByteArray json = body.startsWith("\xEF\xBB\xBF") ? body.sliced(3) : body;
    if (json.size() <= parsedAtOnceBytes)
        return base::readyFuture(Value::fromJson(json));
    return QtConcurrent::run([json] { return Value::fromJson(json); });
}

void conclude(JsonTask *task, const HttpAnswer &kept, const secrets::Secret &secret, const Parsed &parsed)
{
    if (!parsed)
        return task->finish(unexpected(kept, QString::fromUtf8(withoutToken(parsed.error().detail.toUtf8(), secret))));
    if (management::saysFailure(management::readErrorEnvelope(*parsed)))
        return task->finish(fromAnswer(CallFailure::Refused, kept, management::readErrorEnvelope(kept.body).message));
    task->finish(JsonAnswer{kept, *parsed});
}

void readAnswer(JsonTask *task, const HttpOutcome &outcome, const secrets::Secret &secret)
{
    if (!outcome)
        return task->finish(outcome.error());
    const HttpAnswer kept = keptOf(*outcome, secret);
    if (isRedirect(kept.status))
        return task->finish(unexpected(kept));
    if (!isSuccess(kept.status))
        return task->finish(fromAnswer(CallFailure::Refused, kept, management::readErrorEnvelope(kept.body).message));
    task->step(parse(outcome->body),
               [task, kept, secret](const Parsed &parsed) { conclude(task, kept, secret, parsed); });
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

JsonCaller::JsonCaller(CredentialSource &credentials, QObject *parent)
    : QObject(parent)
    , m_credentials(credentials)
{}

QFuture<JsonOutcome> JsonCaller::get(const Environment &environment, Interface service, const QByteArray &path,
                                     const QueryItems &query)
{
    HttpRequest request;
    request.method = "GET";
    request.url = serviceUrl(baseUrl(environment, service), path, query);
    return call(environment, service, request);
}

QFuture<JsonOutcome> JsonCaller::post(const Environment &environment, Interface service, const QByteArray &path,
                                      const QByteArray &json)
{
    HttpRequest request;
    request.method = "POST";
    request.url = serviceUrl(baseUrl(environment, service), path);
    request.headers.append(std::pair<QByteArray, QByteArray>("Content-Type", "application/json"));
    request.body = json;
    return call(environment, service, request);
}

QFuture<JsonOutcome> JsonCaller::call(const Environment &environment, Interface service, const HttpRequest &request)
{
    const QUrl address = baseUrl(environment, service);
    const RequestFault fault = checkAddress(address, environment.allowPlainHttp);
    if (fault != RequestFault::None)
        return base::readyFuture<JsonOutcome>(addressError(fault, address));
    auto *task = new JsonTask(this);
    const Connection connection{environment.timeoutMs, environment.extraCaFile, environment.proxyUrl,
                                environment.clientCertificateFile, environment.clientKeyFile};
    task->step(m_credentials.credentials(environment, service), [task, service, request,
                                                                 connection](const CredentialSource::Outcome &secret) {
        if (!secret)
            return task->finish(secret.error());
        const QByteArray value = authorization(service, *secret);
        if (!isHeaderValue(value))
            return task->finish(CallError::notSent(RequestFault::BadCredentials));
        HttpRequest authorised = request;
        authorised.headers.prepend({"Authorization", value});
        task->step(sendHttp(authorised, connection, task),
                   [task, token = *secret](const HttpOutcome &outcome) { readAnswer(task, outcome, token); });
    });
    return task->future();
}

} // namespace network

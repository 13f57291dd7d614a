#include "remotestore.h"

#include "errorenvelope.h"
#include "secretlimits.h"
#include "serveraddress.h"
#include "task.h"
#include "utf8.h"
#include "value.h"

namespace secrets {

namespace {

using base::Error;
using base::ErrorCode;
using document::Value;
using management::CallFailure;
using management::RequestFault;
using network::HttpAnswer;
using network::HttpOutcome;

ErrorCode codeOf(CallFailure failure)
{
    switch (failure) {
    case CallFailure::TlsFailed:
        return ErrorCode::TlsFailed;
    case CallFailure::TimedOut:
        return ErrorCode::TimedOut;
    case CallFailure::Cancelled:
        return ErrorCode::Cancelled;
    case CallFailure::TooLarge:
        return ErrorCode::TooLarge;
    case CallFailure::InvalidRequest:
        return ErrorCode::InvalidArgument;
    default:
        return ErrorCode::Unreachable;
    }
}

/** The message of the system, after the proxy that may be the cause. */
QString detailOf(const management::CallError &error)
{
    if (error.proxy.isEmpty())
        return error.message;
    const QString proxy = u"proxy "_qs + error.proxy;
    return error.message.isEmpty() ? proxy : u"%1: %2"_qs.arg(proxy, error.message);
}

ErrorCode codeOf(int status)
{
    if (status == 404)
        return ErrorCode::NotFound;
    if (status == 401 || status == 403)
        return ErrorCode::PermissionDenied;
    return status >= 400 ? ErrorCode::Refused : ErrorCode::UnexpectedAnswer;
}

QByteArray encodedPath(const QString &path)
{
    return QUrl::toPercentEncoding(path, "/");
}

/** The request, or why it must not be sent. */
base::Result<network::HttpRequest> makeRequest(const RemoteServer &server, const QByteArray &path,
                                               const network::QueryItems &query, const QByteArray &tokenHeader,
                                               const Secret &token)
{
    if (network::checkAddress(server.address, server.allowPlainHttp) != RequestFault::None)
        return Error{ErrorCode::Refused, server.address.toDisplayString(QUrl::RemoveUserInfo)};
    network::HttpRequest request;
    request.method = "GET";
    request.url = network::serviceUrl(server.address, path, query);
    // A value is short. Some KiB that decode to gigabytes would take seconds.
    request.largestAnswer = MaximumSecretBytes;
    request.mayBeCompressed = false;
    const QByteArray value = token.reveal().trimmed();
    if (!value.isEmpty() && !network::isHeaderValue(value))
        return Error{ErrorCode::InvalidArgument, QString::fromLatin1(tokenHeader)};
    if (!value.isEmpty())
        request.headers.append(std::pair<QByteArray, QByteArray>(tokenHeader, value));
    return request;
}

template<typename Read>
QFuture<Outcome> ask(const RemoteServer &server, const base::Result<network::HttpRequest> &request, QObject *parent,
                     Read read)
{
    if (!request)
        return base::readyFuture<Outcome>(request.error());
    auto *task = new network::Task<Outcome>(parent);
    task->step(network::sendHttp(*request, server.connection, task), [task, read](const HttpOutcome &outcome) {
        if (!outcome)
            return task->finish(Error{codeOf(outcome.error().failure), detailOf(outcome.error())});
        if (outcome->status != 200)
            return task->finish(Error{codeOf(outcome->status), QString::number(outcome->status)});
        task->finish(read(*outcome));
    });
    return task->future();
}

Outcome fieldOf(const HttpAnswer &answer, const QString &field)
{
    // The answer is not quoted: it contains secrets.
    if (const qsizetype valid = base::validUtf8Size(answer.body); valid < answer.body.size())
        return Error{ErrorCode::UnexpectedAnswer, u"invalid UTF-8 at byte %1"_qs.arg(valid)};
    const base::Result<Value> json = Value::fromJson(answer.body);
    if (!json)
        return Error{ErrorCode::UnexpectedAnswer, u"invalid JSON at "_qs + json.error().detail.section(u' ', 0, 0)};
    const Value value = json->member("data").member("data").member(field.toUtf8());
    if (value.isNull())
        return Error{ErrorCode::NotFound, field};
    if (value.isContainer())
        return Error{ErrorCode::WrongType, field};
    return Secret(value.type() == Value::Type::Bool ? value.toJson() : value.bytes());
}

} // namespace

QString vaultPath(const QString &mount, const QString &path)
{
    if (!mount.isEmpty())
        return u"%1/data/%2"_qs.arg(mount, path);
    const qsizetype slash = path.indexOf(u'/');
    return slash < 0 ? u"secret/data/%1"_qs.arg(path) : u"%1/data/%2"_qs.arg(path.left(slash), path.mid(slash + 1));
}

QFuture<Outcome> readConsul(const RemoteServer &server, const Secret &token, const QString &key, QObject *parent)
{
    const QByteArray path = "/v1/kv/" + encodedPath(key) + "?raw";
    return ask(server, makeRequest(server, path, {}, "X-Consul-Token", token), parent,
               [](const HttpAnswer &answer) -> Outcome { return Secret(answer.body); });
}

QFuture<Outcome> readVault(const RemoteServer &server, const Secret &token, const QString &path, const QString &field,
                           QObject *parent)
{
    const QByteArray encoded = "/v1/" + encodedPath(vaultPath(server.mount, path));
    return ask(server, makeRequest(server, encoded, {}, "X-Vault-Token", token), parent,
               [field](const HttpAnswer &answer) { return fieldOf(answer, field); });
}

} // namespace secrets

#include "referencedownload.h"

#include "callerrormessages.h"

namespace network {

namespace {

using openapi::Unavailability;
using workspace::AllowedUrls;
using Reason = Unavailability::Reason;

bool isFollowableRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

} // namespace

ReferenceDownload::ReferenceDownload(QObject *parent)
    : QObject(parent)
{}

QFuture<ReferenceDownload::Outcome> ReferenceDownload::fetch(const QString &url, const AllowedUrls &allowed)
{
    auto *task = new Task<Outcome>(this);
    const QFuture<Outcome> future = task->future();
    follow(task, {QUrl(url, QUrl::StrictMode), allowed, 0});
    return future;
}

void ReferenceDownload::follow(Task<Outcome> *task, const Way &way)
{
    HttpRequest request;
    request.method = "GET";
    // User name and password in the URL would be sent as credentials.
    request.url = way.url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    request.headers = {{"Accept", "application/yaml, application/json, text/yaml, text/plain;q=0.9, */*;q=0.5"}};
    Connection connection;
    connection.timeoutMs = m_timeoutMs;
    task->step(sendHttp(request, connection, task), [this, task, way](const HttpOutcome &outcome) {
        if (outcome)
            conclude(task, way, *outcome);
        else
            task->finish(failureOf(outcome.error()));
    });
}

void ReferenceDownload::conclude(Task<Outcome> *task, const Way &way, const HttpAnswer &answer)
{
    if (answer.status >= 200 && answer.status < 300)
        task->finish(answer.body);
    else if (isFollowableRedirect(answer.status) && !answer.location.isEmpty())
        goOn(task, way, answer.location);
    else
        task->finish(Unavailability{Reason::FetchRefused, QString::number(answer.status)});
}

/** Redirects within a server are followed. The user decides about redirects to other servers. */
void ReferenceDownload::goOn(Task<Outcome> *task, Way way, const QString &location)
{
    const QUrl target = way.url.resolved(QUrl(location)).adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    const QString address = target.toString(QUrl::FullyEncoded);
    const QString origin = AllowedUrls::originOf(address);
    const bool isSameServer = !origin.isEmpty() &&
                              origin == AllowedUrls::originOf(way.url.toString(QUrl::FullyEncoded));
    if (!isSameServer && !way.allowed.allows(address))
        return task->finish(Unavailability{Reason::LeadsElsewhere, address});
    if (way.redirects >= MaximumRedirects)
        return task->finish(Unavailability{Reason::FetchFailed, tr("The server redirects too many times.")});
    way.url = target;
    ++way.redirects;
    follow(task, way);
}

Unavailability ReferenceDownload::failureOf(const management::CallError &error) const
{
    if (error.failure == management::CallFailure::TooLarge)
        return {Reason::FetchTooLarge, QString::number(MaximumAnswerBytes / (1024 * 1024))};
    if (!error.proxy.isEmpty())
        return {Reason::FetchFailed, messages::callErrorText(error)};
    if (error.failure == management::CallFailure::TimedOut)
        return {Reason::FetchFailed,
                tr("The request timed out after %n second(s).", nullptr, (m_timeoutMs + 999) / 1000)};
    if (!error.message.isEmpty())
        return {Reason::FetchFailed, error.message};
    return {Reason::FetchFailed, messages::callErrorText(error)};
}

} // namespace network

#include "moc_referencedownload.cpp"

#include "callrecord.h"

#include "credentialsource.h"
#include "redact.h"

namespace network {

namespace {

using management::CallFailure;

/** Codes as in the records of the gateway. */
QString failureWord(CallFailure failure)
{
    switch (failure) {
    case CallFailure::CutShort:
        return u"cut-short"_qs;
    case CallFailure::NotHttp:
        return u"not-http"_qs;
    case CallFailure::TlsFailed:
        return u"tls-failed"_qs;
    case CallFailure::TimedOut:
        return u"timed-out"_qs;
    case CallFailure::Cancelled:
        return u"cancelled"_qs;
    case CallFailure::TooLarge:
    case CallFailure::HeadTooLarge:
        return u"too-large"_qs;
    default:
        return u"unreachable"_qs;
    }
}

http::HeaderList headerList(const HttpFields &fields)
{
    http::HeaderList list;
    for (const auto &[name, value] : fields)
        list.append(name, value);
    return list;
}

QByteArray targetOf(const QUrl &url)
{
    return url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
}

traffic::Timings timingsOf(const HttpTrace &trace)
{
    traffic::Timings timings;
    timings.connect = trace.connectMs;
    timings.wait = trace.waitMs;
    timings.receive = trace.receiveMs;
    return timings;
}

} // namespace

traffic::Exchange callRecord(const HttpRequest &request, const HttpTrace &trace, Interface service,
                             const secrets::Secret &token)
{
    traffic::Exchange record;
    record.startedAt = trace.startedAt;
    // The names of the two interfaces, in all languages: records stay as they were made.
    record.apiName = service == Interface::Dashboard ? u"Dashboard"_qs : u"Portal"_qs;
    record.request.method = request.method;
    record.request.target = targetOf(request.url);
    record.request.headers = headerList(trace.sent);
    record.requestBody = {request.body.left(TracedBodyBytes), request.body.size()};
    record.reachedUpstream = true;
    record.upstreamUrl = request.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery |
                                               QUrl::RemoveFragment);
    record.upstreamRequest = record.request;
    record.response.status = trace.status;
    record.response.reason = trace.reason;
    record.response.headers = headerList(trace.received);
    record.responseBody = {trace.body, trace.bodySize};
    record.answeredBy = trace.status > 0 ? traffic::AnsweredBy::Upstream : traffic::AnsweredBy::Nobody;
    if (trace.failure) {
        record.error = traffic::GatewayError::Other;
        record.errorDetail = failureWord(*trace.failure);
    }
    record.timings = timingsOf(trace);
    traffic::Redactor redactor;
    redactor.addKnown(tokenToHide(token));
    return *redactor.exchange(record);
}

} // namespace network

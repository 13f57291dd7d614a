#include "exchangetexts.h"

#include "changewording.h"

#include <QCoreApplication>

namespace trafficui {
namespace {

QString tr(const char *text, const char *note = nullptr)
{
    return QCoreApplication::translate("trafficui", text, note);
}

QString kindText(items::LineKind kind)
{
    switch (kind) {
    case items::LineKind::Added:
        return tr("+ added");
    case items::LineKind::Removed:
        return tr("− removed");
    case items::LineKind::Changed:
        return tr("~ changed");
    case items::LineKind::NotSent:
        return tr("not sent on");
    case items::LineKind::Same:
        break;
    }
    return {};
}

/** The cause in a few words, as a column has room for; the setting behind it is a click away. */
QString reasonText(traffic::ChangeReason reason)
{
    using Reason = traffic::ChangeReason;
    switch (reason) {
    case Reason::ListenPathStripped:
        return tr("listen path stripped");
    case Reason::UpstreamUrlJoined:
        return tr("upstream URL");
    case Reason::HostOfUpstream:
        return tr("host of the upstream");
    case Reason::HopByHop:
        return tr("for this connection only");
    case Reason::ForwardedFor:
        return tr("the client's address");
    case Reason::UpstreamBasicAuthentication:
        return tr("upstream basic authentication");
    case Reason::ConnectionHandling:
        return tr("the gateway's own connection");
    }
    return {};
}

} // namespace

QString causeText(const items::BeforeAfterRow &row)
{
    QStringList causes;
    for (const traffic::Change &change : row.causes) {
        const QString cause = reasonText(change.reason);
        if (!causes.contains(cause))
            causes.append(cause);
    }
    if (causes.isEmpty())
        return kindText(row.kind);
    return tr("%1: %2", "%1 is “added”, “removed” or “changed”, %2 says why")
        .arg(kindText(row.kind), causes.join(u"; "_qs));
}

QString failureText(const traffic::Exchange &exchange)
{
    return exchange.error.isEmpty() ? tr("0 no response")
                                    : tr("0 %1", "%1 is a code like upstream-refused").arg(exchange.error);
}

QString answeredByText(const traffic::Exchange &exchange)
{
    switch (exchange.answeredBy) {
    case traffic::AnsweredBy::Upstream:
        return tr("answered by the upstream %1", "%1 is an address").arg(QString::fromUtf8(exchange.upstreamUrl));
    case traffic::AnsweredBy::Gateway:
        return tr("answered by the gateway itself: %1", "%1 is a reason")
            .arg(exchange.gatewayReason.isEmpty() ? exchange.error
                                                  : messages::gatewayReasonSentence(exchange.gatewayReason));
    case traffic::AnsweredBy::Nobody:
        break;
    }
    return tr("answered by nobody");
}

QStringList columnTitles()
{
    return {tr("#"),      tr("Time"), tr("Method"), tr("Path"),   tr("API"),
            tr("Status"), tr("ms"),   tr("Size"),   tr("Changes")};
}

} // namespace trafficui

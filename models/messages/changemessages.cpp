#include "changemessages.h"

#include "targettext.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct ChangeMessages {
    Q_DECLARE_TR_FUNCTIONS(ChangeMessages)
};

using traffic::Change;

/** Names the parts of the upstream URL that changed the target. */
QString joinedText(const Change &change)
{
    const QByteArray before = change.before.value_or(QByteArray());
    const QByteArray after = change.after.value_or(QByteArray());
    const http::TargetParts partsBefore = http::splitTarget(before);
    const http::TargetParts partsAfter = http::splitTarget(after);
    if (partsBefore.query == partsAfter.query)
        return ChangeMessages::tr("The path of the upstream URL was added before the path.");
    if (partsBefore.path == partsAfter.path)
        return ChangeMessages::tr("The query of the upstream URL was added before the query.");
    return ChangeMessages::tr("The path and the query of the upstream URL were added before those of the request.");
}

QString hopByHopText(const Change &change, const QString &name)
{
    if (change.after)
        return ChangeMessages::tr("%1 was reduced to what applies to the connection to the upstream.",
                                  "%1: a header name")
            .arg(name);
    return ChangeMessages::tr("%1 was removed because it is for the connection to the gateway only.",
                              "%1: a header name")
        .arg(name);
}

QString forwardedForText(const Change &change, const QString &name)
{
    return change.before
               ? ChangeMessages::tr("The address of the client was appended to %1.", "%1: a header name").arg(name)
               : ChangeMessages::tr("%1 was added with the address of the client.", "%1: a header name").arg(name);
}

QString credentialText(const Change &change, const QString &name)
{
    if (!change.after)
        return ChangeMessages::tr("A second %1 was removed because of Upstream authentication (Basic).",
                                  "%1: a header name")
            .arg(name);
    if (change.before)
        return ChangeMessages::tr("%1 was set by Upstream authentication (Basic), in place of the client’s.",
                                  "%1: a header name")
            .arg(name);
    return ChangeMessages::tr("%1 was set by Upstream authentication (Basic).", "%1: a header name").arg(name);
}

} // namespace

QString changeMessage(const Change &change)
{
    using Reason = traffic::ChangeReason;
    const QString name = QString::fromUtf8(change.name);
    switch (change.reason) {
    case Reason::ListenPathStripped:
        return ChangeMessages::tr("The listen path was removed from the path.");
    case Reason::UpstreamUrlJoined:
        return joinedText(change);
    case Reason::HostOfUpstream:
        return ChangeMessages::tr("Host was set to the host of the upstream URL.");
    case Reason::HopByHop:
        return hopByHopText(change, name);
    case Reason::ForwardedFor:
        return forwardedForText(change, name);
    case Reason::UpstreamBasicAuthentication:
        return credentialText(change, name);
    case Reason::ConnectionHandling:
        return change.kind == traffic::ChangeKind::Target
                   ? ChangeMessages::tr("The scheme and the host were removed from the request target.")
                   : ChangeMessages::tr("The message was adapted to the connection to the upstream.");
    }
    return {};
}

} // namespace messages

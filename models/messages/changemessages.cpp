#include "changemessages.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct ChangeMessages {
    Q_DECLARE_TR_FUNCTIONS(ChangeMessages)
};

} // namespace

QString changeMessage(traffic::ChangeReason reason)
{
    using Reason = traffic::ChangeReason;
    using Messages = ChangeMessages;
    switch (reason) {
    case Reason::ListenPathStripped:
        return Messages::tr("The listen path is removed before the request is forwarded.");
    case Reason::UpstreamUrlJoined:
        return Messages::tr("The path and query of the upstream URL are added in front.");
    case Reason::HostOfUpstream:
        return Messages::tr("Host is set to the host of the upstream URL.");
    case Reason::HopByHop:
        return Messages::tr("The field is for the connection to the gateway only and is not forwarded.");
    case Reason::ForwardedFor:
        return Messages::tr("The address of the client is added for the upstream.");
    case Reason::UpstreamBasicAuthentication:
        return Messages::tr(
            "Upstream Basic Authentication is on: the configured credentials replace those of the client.");
    case Reason::ConnectionHandling:
        return Messages::tr("The gateway adapts the message to its own connection to the upstream.");
    }
    return {};
}

} // namespace messages

#include "changewording.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct ChangeWording {
    Q_DECLARE_TR_FUNCTIONS(ChangeWording)

public:
    static QString sentence(traffic::ChangeReason reason)
    {
        using Reason = traffic::ChangeReason;
        switch (reason) {
        case Reason::ListenPathStripped:
            return tr("The listen path is stripped before the request goes on.");
        case Reason::UpstreamUrlJoined:
            return tr("The path and query of the upstream URL come first.");
        case Reason::HostOfUpstream:
            return tr("The host is the one of the upstream URL.");
        case Reason::HopByHop:
            return tr("The field concerns the connection to the gateway only and is not passed on.");
        case Reason::ForwardedFor:
            return tr("The client's address is added for the upstream.");
        case Reason::UpstreamBasicAuthentication:
            return tr("Upstream Basic Authentication is on: the configured credentials replace what the client sent.");
        case Reason::ConnectionHandling:
            return tr("The gateway frames the message for its own connection to the upstream.");
        }
        return {};
    }
};

} // namespace

QString sentence(traffic::ChangeReason reason)
{
    return ChangeWording::sentence(reason);
}

} // namespace messages

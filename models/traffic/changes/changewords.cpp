#include "changewords.h"

namespace traffic {

QByteArray changeKindWord(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Target:
        return "target";
    case ChangeKind::Host:
        return "host";
    case ChangeKind::Header:
        return "header";
    case ChangeKind::Body:
        return "body";
    }
    return {};
}

QByteArray changeReasonWord(ChangeReason reason)
{
    switch (reason) {
    case ChangeReason::ListenPathStripped:
        return "listen-path-stripped";
    case ChangeReason::UpstreamUrlJoined:
        return "upstream-url-joined";
    case ChangeReason::HostOfUpstream:
        return "host-of-upstream";
    case ChangeReason::HopByHop:
        return "hop-by-hop";
    case ChangeReason::ForwardedFor:
        return "forwarded-for";
    case ChangeReason::UpstreamBasicAuthentication:
        return "upstream-basic-authentication";
    case ChangeReason::ConnectionHandling:
        return "connection-handling";
    }
    return {};
}

} // namespace traffic

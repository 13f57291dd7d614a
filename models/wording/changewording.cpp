#include "changewording.h"

#include <QCoreApplication>
#include <QHash>

namespace wording {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Changes)
};

} // namespace

QString changeReasonText(traffic::ChangeReason reason)
{
    using traffic::ChangeReason;
    switch (reason) {
    case ChangeReason::ListenPathStripped:
        return Sentences::tr("The listen path is stripped.");
    case ChangeReason::UpstreamUrlJoined:
        return Sentences::tr("The path of the upstream URL goes in front.");
    case ChangeReason::HostOfUpstream:
        return Sentences::tr("Host is that of the upstream URL.");
    case ChangeReason::HopByHop:
        return Sentences::tr("Hop-by-hop fields concern one connection only and are not passed on.");
    case ChangeReason::ForwardedFor:
        return Sentences::tr("The client's address is appended.");
    case ChangeReason::UpstreamBasicAuthentication:
        return Sentences::tr("The gateway authenticates itself to the upstream.");
    case ChangeReason::ConnectionHandling:
        break;
    }
    return Sentences::tr("The gateway frames the message for its own connection to the upstream.");
}

QString gatewayReasonText(const QByteArray &reason)
{
    static const QHash<QByteArray, const char *> sentences = {
        {"not-found", QT_TRANSLATE_NOOP("Changes", "No active API listens on this path.")},
        {"not-sendable", QT_TRANSLATE_NOOP("Changes", "The definition must not send as it is; see its problems.")},
        {"host-refused", QT_TRANSLATE_NOOP("Changes", "The Host of the request is not a name of this machine.")},
        {"cross-site-refused", QT_TRANSLATE_NOOP("Changes", "A web page of another site made this request.")},
        {"bad-request", QT_TRANSLATE_NOOP("Changes", "The request is not HTTP that can be passed on safely.")},
        {"request-timeout", QT_TRANSLATE_NOOP("Changes", "The client did not finish its request in time.")},
        {"too-many-connections", QT_TRANSLATE_NOOP("Changes", "There are too many connections at once.")},
        {"client-aborted", QT_TRANSLATE_NOOP("Changes", "The client went away before the answer was complete.")},
        {"client-authentication-missing", QT_TRANSLATE_NOOP("Changes", "The API asks for credentials and the client sent none.")},
        {"client-authentication-malformed", QT_TRANSLATE_NOOP("Changes", "The client's credentials cannot be read.")},
        {"client-authentication-wrong", QT_TRANSLATE_NOOP("Changes", "The client's credentials are not those of a local user.")},
        {"upstream-refused", QT_TRANSLATE_NOOP("Changes", "The upstream refused the connection.")},
        {"upstream-unknown-host", QT_TRANSLATE_NOOP("Changes", "The upstream's host name is not known.")},
        {"upstream-timeout", QT_TRANSLATE_NOOP("Changes", "The upstream did not answer in time.")},
        {"upstream-tls", QT_TRANSLATE_NOOP("Changes", "The secure connection to the upstream failed.")},
        {"upstream-closed", QT_TRANSLATE_NOOP("Changes", "The upstream closed the connection before its answer was complete.")},
        {"upstream-malformed", QT_TRANSLATE_NOOP("Changes", "The upstream's answer is not HTTP.")},
        {"upstream-is-the-gateway", QT_TRANSLATE_NOOP("Changes", "The upstream URL leads back to this gateway.")},
    };
    const auto found = sentences.constFind(reason);
    return found == sentences.constEnd() ? QString::fromUtf8(reason) : Sentences::tr(*found);
}

} // namespace wording

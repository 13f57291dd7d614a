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

struct ReasonRow {
    const char *reason;
    const char *sentence;
};

constexpr ReasonRow Reasons[] = {
    {"not-found", QT_TRANSLATE_NOOP("ChangeWording", "No active API has a listen path that fits the request.")},
    {"host-refused", QT_TRANSLATE_NOOP("ChangeWording", "The request names a host that is not this machine.")},
    {"cross-site-refused", QT_TRANSLATE_NOOP("ChangeWording", "A web page of another site sent the request.")},
    {"bad-request",
     QT_TRANSLATE_NOOP("ChangeWording", "The request is not well-formed HTTP, or could be read in two ways.")},
    {"request-timeout", QT_TRANSLATE_NOOP("ChangeWording", "The rest of the request did not come in time.")},
    {"not-sendable", QT_TRANSLATE_NOOP("ChangeWording", "A setting of the API cannot be used, so nothing was sent.")},
    {"too-many-connections", QT_TRANSLATE_NOOP("ChangeWording", "Too many connections are open.")},
    {"client-authentication-missing",
     QT_TRANSLATE_NOOP("ChangeWording", "The API asks clients for credentials, and the request has none.")},
    {"client-authentication-malformed", QT_TRANSLATE_NOOP("ChangeWording", "The client's credentials cannot be read.")},
    {"client-authentication-wrong", QT_TRANSLATE_NOOP("ChangeWording", "The client's credentials are not known here.")},
    {"upstream-refused", QT_TRANSLATE_NOOP("ChangeWording", "The upstream does not accept connections.")},
    {"upstream-unknown-host", QT_TRANSLATE_NOOP("ChangeWording", "The name of the upstream cannot be found.")},
    {"upstream-tls", QT_TRANSLATE_NOOP("ChangeWording", "The encrypted connection to the upstream failed.")},
    {"upstream-timeout", QT_TRANSLATE_NOOP("ChangeWording", "The upstream did not answer in time.")},
    {"upstream-closed",
     QT_TRANSLATE_NOOP("ChangeWording", "The upstream closed the connection before its answer was complete.")},
    {"upstream-malformed", QT_TRANSLATE_NOOP("ChangeWording", "The upstream's answer is not well-formed HTTP.")},
    {"upstream-is-the-gateway", QT_TRANSLATE_NOOP("ChangeWording", "The upstream is this gateway itself.")},
    {"client-aborted", QT_TRANSLATE_NOOP("ChangeWording", "The client went away before the answer was complete.")},
    {"fault", QT_TRANSLATE_NOOP("ChangeWording", "The gateway was asked to answer so instead of asking the upstream.")},
    {"fault-abort",
     QT_TRANSLATE_NOOP("ChangeWording", "The gateway was asked to cut the connection without an answer.")},
    {"gateway-stopped", QT_TRANSLATE_NOOP("ChangeWording", "The gateway was stopped before the answer was complete.")},
};

} // namespace

QString sentence(traffic::ChangeReason reason)
{
    return ChangeWording::sentence(reason);
}

QString gatewayReasonSentence(QByteArrayView reason)
{
    for (const ReasonRow &row : Reasons) {
        if (reason == QByteArrayView(row.reason))
            return QCoreApplication::translate("ChangeWording", row.sentence);
    }
    return QString::fromLatin1(reason.data(), reason.size());
}

} // namespace messages

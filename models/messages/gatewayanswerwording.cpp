#include "gatewayanswerwording.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct AnswerRow {
    const char *reason;
    const char *sentence;
};

constexpr AnswerRow Answers[] = {
    {"not-found", QT_TRANSLATE_NOOP("GatewayAnswerWording", "No active API has a listen path that fits the request.")},
    {"host-refused", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The request names a host that is not this machine.")},
    {"cross-site-refused", QT_TRANSLATE_NOOP("GatewayAnswerWording", "A web page of another site sent the request.")},
    {"bad-request",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The request is not well-formed HTTP, or could be read in two ways.")},
    {"request-timeout", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The rest of the request did not come in time.")},
    {"not-sendable",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "A setting of the API cannot be used, so nothing was sent.")},
    {"too-many-connections", QT_TRANSLATE_NOOP("GatewayAnswerWording", "Too many connections are open.")},
    {"client-authentication-missing",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The API asks clients for credentials, and the request has none.")},
    {"client-authentication-malformed",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The client's credentials cannot be read.")},
    {"client-authentication-wrong",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The client's credentials are not known here.")},
    {"upstream-refused", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The upstream does not accept connections.")},
    {"upstream-unknown-host", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The name of the upstream cannot be found.")},
    {"upstream-tls", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The encrypted connection to the upstream failed.")},
    {"upstream-timeout", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The upstream did not answer in time.")},
    {"upstream-closed",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The upstream closed the connection before its answer was complete.")},
    {"upstream-malformed", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The upstream's answer is not well-formed HTTP.")},
    {"upstream-is-the-gateway", QT_TRANSLATE_NOOP("GatewayAnswerWording", "The upstream is this gateway itself.")},
    {"client-aborted",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The client went away before the answer was complete.")},
    {"fault",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The gateway was asked to answer so instead of asking the upstream.")},
    {"fault-abort",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The gateway was asked to cut the connection without an answer.")},
    {"gateway-stopped",
     QT_TRANSLATE_NOOP("GatewayAnswerWording", "The gateway was stopped before the answer was complete.")},
};

} // namespace

QString gatewayReasonSentence(QByteArrayView reason)
{
    for (const AnswerRow &row : Answers) {
        if (reason == QByteArrayView(row.reason))
            return QCoreApplication::translate("GatewayAnswerWording", row.sentence);
    }
    return QString::fromLatin1(reason.data(), reason.size());
}

} // namespace messages

#pragma once

#include "gatewaycontrol.h"

#include <QObject>

namespace gateway {

/**
 * Sends each composed request on its own connection, byte by byte as it was composed. Over https it trusts only the
 * certificate of localIdentityFolder().
 */
class GatewayRequestSender final : public QObject, public preview::RequestSender
{
    Q_OBJECT

public:
    explicit GatewayRequestSender(QObject *parent = nullptr);

    /**
     * Adds Host, and Content-Length where there is a body, unless the request has them. Errors: Refused, Unreachable,
     * TimedOut, TlsFailed, UnexpectedAnswer, TooLarge: the body of the answer is over 256 MiB. Cancelling the future
     * closes the connection.
     */
    [[nodiscard]] QFuture<base::Result<preview::ComposedResponse>> send(
        const QUrl &gateway, const preview::ComposedRequest &request) override;

    /** For the whole exchange. */
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

private:
    std::chrono::milliseconds m_timeout{60'000};
};

} // namespace gateway

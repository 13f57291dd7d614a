#pragma once

#include "gatewaycontrol.h"

#include <QObject>

namespace gateway {

/**
 * Sends each composed request to the gateway on a connection of its own, byte by byte as it was composed. Over https it
 * trusts only the certificate of localIdentityFolder().
 */
class GatewayRequestSender final : public QObject, public preview::RequestSender
{
    Q_OBJECT

public:
    explicit GatewayRequestSender(QObject *parent = nullptr);

    /**
     * Sends a request and returns its response. Adds Host, and Content-Length if there is a body, unless the request
     * has them. Errors: Refused, Unreachable, TimedOut, TlsFailed, UnexpectedAnswer, and TooLarge if the body of the
     * answer is over 256 MiB. Cancelling the future closes the connection.
     */
    [[nodiscard]] QFuture<base::Result<preview::ComposedResponse>> send(
        const QUrl &gateway, const preview::ComposedRequest &request) override;

    /** Sets the time limit for a whole exchange. */
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

private:
    std::chrono::milliseconds m_timeout{60'000};
};

} // namespace gateway

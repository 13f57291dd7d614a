#pragma once

#include "connection.h"
#include "gatewayerror.h"
#include "poller.h"
#include "tlssocket.h"
#include "upstreamtarget.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QSslConfiguration>

#include <functional>
#include <optional>

namespace gateway {

/** How long connecting took, for the timings of the first exchange. Milliseconds, -1 for a phase that did not happen.
 */
struct ConnectTimes {
    double dns = -1;
    double connect = -1;
    double ssl = -1;
};

/** Looks up the host, tries its addresses in order, performs the TLS handshake. Ends with exactly one call of `done`,
 * unless it is destroyed before. */
class UpstreamConnector final : public QObject, private Poller::Watcher
{
public:
    struct Outcome {
        ConnectionPtr connection; ///< Null: `error` says why.
        traffic::GatewayError error =
            traffic::GatewayError::None; ///< UpstreamRefused, UpstreamUnknownHost, UpstreamTls
        ConnectTimes times;
        QString detail; ///< The TLS library's text about the certificate.
    };
    using Done = std::function<void(Outcome outcome)>;

    UpstreamConnector(routing::UpstreamTarget target, Poller &poller, QSslConfiguration tls, Done done);
    ~UpstreamConnector() override;
    Q_DISABLE_COPY_MOVE(UpstreamConnector)

    void start();
    /** Prevents the call of `done`. */
    void abandon();

private:
    void lookUp();
    void tryNextAddress();
    void connectEnded();
    void becameReadable(bool) override {}
    void becameWritable() override { connectEnded(); }
    void dropSocket();
    void connectTls();
    void handshakeEnded();
    void finish(Outcome outcome);
    void tlsFailed(QAbstractSocket::SocketError error);
    void fail(traffic::GatewayError error, const QString &detail = {});
    [[nodiscard]] double elapsed() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    routing::UpstreamTarget m_target;
    Poller &m_poller;
    QSslConfiguration m_tls;
    Done m_done;
    QList<QHostAddress> m_addresses;
    QElapsedTimer m_clock;
    ConnectTimes m_times;
    int m_descriptor = -1;
    std::optional<EventLoopUse> m_loopUse; ///< While a name is looked up.
    std::unique_ptr<TlsSocket> m_socket;
};

/** Abandons immediately, and destroys when no call into the connector is running. */
struct AbandonConnector {
    void operator()(UpstreamConnector *connector) const
    {
        connector->abandon();
        connector->deleteLater();
    }
};
using UpstreamConnectorPtr = std::unique_ptr<UpstreamConnector, AbandonConnector>;

} // namespace gateway

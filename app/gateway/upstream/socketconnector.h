#pragma once

#include "poller.h"
#include "tlssocket.h"
#include "upstreamconnector.h"
#include "upstreamtarget.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QSslConfiguration>

#include <optional>

namespace gateway {

/** Opens a connection to an upstream: looks up the host, tries its addresses in order, and performs the TLS
 * handshake. */
class SocketConnector final : public UpstreamConnector, private Poller::Watcher
{
public:
    SocketConnector(routing::UpstreamTarget target, Poller &poller, QSslConfiguration tls, Done done);
    ~SocketConnector() override;
    Q_DISABLE_COPY_MOVE(SocketConnector)

    void start() override;
    void abandon() override;

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
    std::optional<EventLoopUse> m_loopUse; ///< Exists while a host name is looked up, which the event loop does.
    std::unique_ptr<TlsSocket> m_socket;
};

} // namespace gateway

#pragma once

#include "clock.h"
#include "result.h"
#include "sandboxfault.h"
#include "sandboxlimits.h"
#include "secret.h"

#include <QObject>
#include <QTcpServer>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace sandbox {

class SandboxApi;
class SandboxConnection;

/**
 * A local dashboard and portal, for working without a server. Both have the same loopback address and the same token.
 * Their data are files, which the user can change while the server runs. Web pages are refused.
 */
class SandboxServer final : public QObject
{
    Q_OBJECT

public:
    /** Creates a server that accepts requests with `token`. With an empty token, it accepts no request. */
    explicit SandboxServer(secrets::Secret token, QObject *parent = nullptr);
    /** Creates a server with another clock, for tests. The clock must outlive it. */
    SandboxServer(secrets::Secret token, const base::Clock &clock, QObject *parent);

    /**
     * Adds missing samples to the folder and starts listening. Port 0 selects a free port. Errors: WriteFailed if the
     * folder can't be written, Unreachable if the port can't be used.
     */
    [[nodiscard]] base::Result<void> start(const QString &folder, quint16 port);
    /** Stops listening and closes all connections. */
    void stop();
    /** Simulates a failure in the following requests. */
    void setFault(management::SandboxFault fault);
    /** Sets the delay of a slow answer. */
    void setSlowness(int milliseconds) { m_slowness = std::chrono::milliseconds(milliseconds); }
    /** Sets the limits of connections that are accepted from now on. */
    void setLimits(const ConnectionLimits &limits) { m_limits = limits; }

    /** Returns how often accepting a connection has failed. */
    [[nodiscard]] qint64 failedAccepts() const { return m_failedAccepts; }
    [[nodiscard]] bool isRunning() const { return m_server.isListening(); }
    /** Returns the URL of the dashboard; empty while the server is not running. */
    [[nodiscard]] QUrl dashboardUrl() const { return address(); }
    [[nodiscard]] QUrl portalUrl() const { return address(); }

private:
    [[nodiscard]] QUrl address() const;
    void connectServer();
    void accept();
    /** Stops accepting connections for a short time, because the system has no file descriptor left. */
    void waitForDescriptor();
    void add(SandboxConnection *connection);
    void closeLongestIdle();

    base::SystemClock m_systemClock;
    const base::Clock &m_clock;
    secrets::Secret m_token;
    QTcpServer m_server;
    QTimer m_retry; ///< Starts accepting connections again after waitForDescriptor().
    std::shared_ptr<SandboxApi> m_api;
    management::SandboxFault m_fault = management::SandboxFault::None;
    std::chrono::milliseconds m_slowness{20'000};
    ConnectionLimits m_limits;
    qint64 m_failedAccepts = 0;
    /** The open connections; the one that is idle for the longest time is the first. */
    QList<SandboxConnection *> m_connections;
};

} // namespace sandbox

#pragma once

#include "clock.h"
#include "result.h"
#include "sandboxfault.h"

#include <QObject>
#include <QTcpServer>
#include <QUrl>

#include <memory>

namespace sandbox {

class SandboxApi;

/**
 * A dashboard and a portal on this machine, for work without a server. Both answer at one address, on loopback only;
 * the token of both is management::sandboxToken(). The data are files that a person may change while it runs.
 */
class SandboxServer final : public QObject
{
    Q_OBJECT

public:
    explicit SandboxServer(QObject *parent = nullptr);
    /** For tests: another clock, which outlives the server. */
    SandboxServer(const base::Clock &clock, QObject *parent);

    /**
     * Fills what is missing in the folder with samples and listens; port 0 is any free one. WriteFailed: the folder
     * cannot be written; Unreachable: the port cannot be had.
     */
    [[nodiscard]] base::Result<void> start(const QString &folder, quint16 port);
    /** Stops listening and closes all connections. */
    void stop();
    /** What it does instead of answering, from the next request on. */
    void setFault(management::SandboxFault fault);
    /** How long a slow answer takes. */
    void setSlowness(int milliseconds) { m_slowness = milliseconds; }

    [[nodiscard]] bool isRunning() const { return m_server.isListening(); }
    /** Empty while it is not running. */
    [[nodiscard]] QUrl dashboardUrl() const { return address(); }
    [[nodiscard]] QUrl portalUrl() const { return address(); }

private:
    [[nodiscard]] QUrl address() const;
    void accept();

    base::SystemClock m_systemClock;
    const base::Clock &m_clock;
    QTcpServer m_server;
    std::shared_ptr<SandboxApi> m_api;
    management::SandboxFault m_fault = management::SandboxFault::None;
    int m_slowness = 20'000;
};

} // namespace sandbox

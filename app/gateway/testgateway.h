#pragma once

#include "gatewaycontrol.h"
#include "gatewaylimits.h"

#include <QSslConfiguration>

#include <atomic>
#include <memory>
#include <vector>

class QThread;

namespace gateway {

class GatewayWorker;
class MockHost;

/** The test gateway on 127.0.0.1 and [::1]. All of its sockets live in a thread of its own. */
class TestGateway final : public preview::GatewayControl
{
    Q_OBJECT

public:
    explicit TestGateway(QObject *parent = nullptr);
    /** The name and version of the library that the gateway's TLS uses, such as "OpenSSL 3.0.15 3 Sep 2024". */
    [[nodiscard]] static QString tlsVersion();
    /** Destroys the gateway, which ends running exchanges immediately. */
    ~TestGateway() override;

    void start(const preview::GatewayOptions &options) override;
    /** Stops the gateway: it accepts no more connections, and running exchanges have GatewayLimits::stopTime to end. */
    void stop() override;
    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QUrl address() const override;
    [[nodiscard]] base::Error failure() const override { return m_failure; }
    [[nodiscard]] QString certificatePath() const override;
    [[nodiscard]] QString certificateFingerprint() const override;
    void setRoutes(routing::RouteTable routes) override;
    void setMocks(const QList<mock::MockedApi> &apis) override;
    void setFaults(const QList<routing::Fault> &faults) override;
    void setDrills(std::shared_ptr<const routing::Drills> drills) override;
    void setAllowedClients(const routing::AllowedClients &allowed) override;
    [[nodiscard]] std::shared_ptr<const routing::GatewayRules> rules() const override;
    void cancel(quint64 exchange) override;

    /** Sets the limits that take effect with the next start. */
    void setLimits(const GatewayLimits &limits) { m_limits = limits; }
    /** Sets the configuration for upstreams over TLS: certificate authorities, client certificate; upstreamTrust() as
     * of a start unless set. It takes effect with the next start. */
    void setTlsConfiguration(const QSslConfiguration &configuration) { m_tls = configuration; }
    /** Sets the folder of the certificate for clients; localIdentityFolder() unless set. */
    void setIdentityFolder(const QString &folder) { m_identityFolder = folder; }

private:
    struct Listening;
    struct Running;

    void listened(const Listening &result);
    void collect(Running &running);
    void reportRunning(const QList<traffic::ExchangePtr> &changed);
    void removeStopped(Running *running);
    [[nodiscard]] bool knows(const Running *running) const;
    void rulesChanged();
    void setState(State state);
    void fail(const base::Error &failure);

    GatewayLimits m_limits;
    std::optional<QSslConfiguration> m_tls;
    QString m_identityFolder;
    QString m_certificatePath; ///< The certificate file of the gateway that runs; empty without HTTPS.
    QString m_certificateFingerprint;
    std::unique_ptr<MockHost> m_mocks;       ///< Null while there are none.
    routing::GatewayRules m_rules;           ///< The rules without the ports of a running gateway.
    std::atomic<quint64> m_lastExchange = 0; ///< The last id of an exchange.
    std::unique_ptr<Running> m_running;
    std::vector<std::unique_ptr<Running>> m_stopping;
    base::Error m_failure;
    State m_state = State::Stopped;
    quint16 m_port = 0;
};

} // namespace gateway

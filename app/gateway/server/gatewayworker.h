#pragma once

#include "acceptor.h"
#include "clientsession.h"
#include "gatewayservices.h"
#include "localupstream.h"
#include "poller.h"
#include "recorder.h"
#include "tlshandshake.h"

#include "gatewaycontrol.h"

#include <QMutex>
#include <QSslConfiguration>
#include <QTimer>

#include <atomic>
#include <optional>
#include <unordered_map>

namespace gateway {

/** Owns every socket of a running gateway. Lives in the gateway's thread; functions that say so may be called from any
 * thread. */
class GatewayWorker final : public QObject, public GatewayServices
{
    Q_OBJECT

public:
    /** Creates a worker. `tls` is the configuration for upstreams over TLS; without it, that is upstreamTrust() as of
     * listen(). `identity` is the certificate for clients when the options have HTTPS. `lastExchange` is the last
     * id of an exchange, which all workers of a gateway share. */
    GatewayWorker(const preview::GatewayOptions &options, const GatewayLimits &limits,
                  std::optional<QSslConfiguration> tls, QSslConfiguration identity, std::atomic<quint64> &lastExchange);
    ~GatewayWorker() override;

    /** Starts listening on both loopback addresses. Returns the port, or 0 with the system's message in
     * failureText(). */
    [[nodiscard]] quint16 listen();
    [[nodiscard]] const QString &failureText() const { return m_failureText; }
    /** Stops the gateway: accepts no more connections, closes the idle ones, and waits for running exchanges; then
     * emits stopped(). */
    void stop();
    /** Ends all exchanges and connections immediately. */
    void abort();
    /** Closes the connection of the running exchange with this id, if there is one. */
    void cancel(quint64 exchange);

    /** Sets the rules that decide about requests. `rules` are the rules of a stopped gateway: this function adds the
     * ports. May be called from any thread, as rules() and recorder(). */
    void setRules(routing::GatewayRules rules);
    [[nodiscard]] std::shared_ptr<const routing::GatewayRules> rules() const override;
    [[nodiscard]] Recorder &recorder() { return m_recorder; }

signals:
    /** Emitted by the caller of listen() when it has ended, with success or without. */
    void listened();
    /** Emitted when records wait in the recorder. */
    void recordsWaiting();
    void stopped();

private:
    [[nodiscard]] const GatewayLimits &limits() const override { return m_limits; }
    [[nodiscard]] qint64 recordedBodyBytes() const override { return m_options.recordedBodyBytes; }
    [[nodiscard]] const std::shared_ptr<BodyStore> &bodies() const override { return m_bodies; }
    [[nodiscard]] UpstreamPool &pool() override { return m_pool; }
    [[nodiscard]] UpstreamConnectorPtr newConnector(const routing::UpstreamTarget &target,
                                                    UpstreamConnector::Done done) override;
    [[nodiscard]] SendQueue &sends() override { return m_poller->sends(); }
    [[nodiscard]] qint64 now() const override;
    void callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) override;
    [[nodiscard]] QByteArray &scratch() override { return m_scratch; }
    [[nodiscard]] quint64 nextConnectionId() override { return ++m_lastConnection; }
    void record(std::shared_ptr<traffic::Exchange> exchange) override;
    [[nodiscard]] bool isStopping() const override { return m_stopping; }
    void ended(ClientSession &session) override;

    void setPorts(quint16 port, quint16 echoPort);
    void accept(int descriptor);
    void refuse(int descriptor) const;
    void begin(ConnectionPtr client);
    void shakeHands(int descriptor);
    void endHandshake(TlsHandshake &handshake);
    void sweep();
    void reportRunning();
    void finishStop();

    /** Notifies the reader of a full batch of records, after everything for upstreams and clients is sent. */
    class Delivery final : public SendQueue::Sender
    {
    public:
        explicit Delivery(GatewayWorker &worker)
            : SendQueue::Sender(SendQueue::Towards::ReaderOfRecords)
            , m_worker(worker)
        {}
        void sendNow() override { emit m_worker.recordsWaiting(); }

    private:
        GatewayWorker &m_worker;
    };

    preview::GatewayOptions m_options;
    GatewayLimits m_limits;
    std::optional<QSslConfiguration> m_tls;
    QSslConfiguration m_identity;
    std::shared_ptr<BodyStore> m_bodies; ///< The recorded bodies; exist as long as the last exchange.
    Recorder m_recorder;
    mutable QMutex m_rulesMutex;
    /** The current rules, which are never changed but replaced as a whole. */
    std::shared_ptr<const routing::GatewayRules> m_rules;
    QByteArray m_scratch;
    std::unique_ptr<Poller> m_poller; ///< The poller, which outlives every connection.
    Delivery m_delivery{*this};
    UpstreamPool m_pool;
    std::unique_ptr<Acceptor> m_ipv4;
    std::unique_ptr<Acceptor> m_ipv6;
    std::unique_ptr<LocalUpstream> m_echo;
    std::unique_ptr<QTimer> m_sweepTimer;
    std::unique_ptr<QTimer> m_batchTimer;
    bool m_isBatchFull = false;            ///< Whether the last record had no room in its batch.
    std::unique_ptr<QTimer> m_reportTimer; ///< Null unless running exchanges are reported.
    std::unordered_map<ClientSession *, std::unique_ptr<ClientSession>> m_sessions;
    std::unordered_map<TlsHandshake *, std::unique_ptr<TlsHandshake>> m_handshakes;
    QString m_failureText;
    quint64 m_lastConnection = 0;
    std::atomic<quint64> &m_lastExchange;
    bool m_hasReported = false; ///< Whether exchanges were running at the last report.
    mutable qint64 m_now = 0;   ///< The time of the clock in the turn `m_nowTurn`.
    mutable quint64 m_nowTurn = 0;
    bool m_stopping = false;
};

} // namespace gateway

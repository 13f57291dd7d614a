#include "gatewayworker.h"

#include "descriptorconnection.h"
#include "echoanswer.h"
#include "messagewriter.h"
#include "socketconnector.h"
#include "socketio.h"
#include "upstreamtrust.h"

#include <algorithm>

#include <time.h>

namespace gateway {

namespace {

/** Limit for one read. */
constexpr qsizetype ScratchBytes = 64 * 1024;

/** The client, the upstream, and the echo's end of the connection where the echo is the upstream. */
constexpr int DescriptorsPerClient = 3;
/** For the window, the keychain, files and idle connections. */
constexpr int OtherDescriptors = 512;

/** Time limits are checked at a tenth of the shortest one, within these bounds. */
constexpr std::chrono::milliseconds ShortestSweep{20};
constexpr std::chrono::milliseconds LongestSweep{1000};

std::chrono::milliseconds sweepInterval(const GatewayLimits &limits)
{
    const auto shortest = std::min({limits.headerTime, limits.bodyTime, limits.idleTime, limits.upstreamTime,
                                    limits.pooledTime, limits.stallTime});
    return std::clamp(shortest / 10, ShortestSweep, LongestSweep);
}

} // namespace

GatewayWorker::GatewayWorker(const preview::GatewayOptions &options, const GatewayLimits &limits,
                             std::optional<QSslConfiguration> tls, QSslConfiguration identity,
                             std::atomic<quint64> &lastExchange)
    : m_options(options)
    , m_limits(limits)
    , m_tls(std::move(tls))
    , m_identity(std::move(identity))
    , m_bodies(
          std::make_shared<BodyStore>(limits.pooledBlockBytes, options.recordedMemoryBytes, options.recordedFileBytes))
    , m_recorder(limits.recordedBytes, options.recordsPerBatch)
    , m_rules(std::make_shared<const routing::GatewayRules>())
    , m_scratch(ScratchBytes, Qt::Uninitialized)
    , m_pool(m_limits)
    , m_lastExchange(lastExchange)
{}

GatewayWorker::~GatewayWorker()
{
    abort();
}

quint16 GatewayWorker::listen()
{
    if (!m_tls)
        m_tls = upstreamTrust(); // Here, because reading a file of hundreds of authorities takes long.
    allowDescriptors(DescriptorsPerClient * m_limits.connections + OtherDescriptors);
    m_poller = std::make_unique<Poller>();
    const auto taker = [this](int descriptor) { accept(descriptor); };
    m_ipv4 = std::make_unique<Acceptor>(*m_poller, taker);
    if (!m_ipv4->listen(QHostAddress::LocalHost, m_options.port)) {
        m_failureText = m_ipv4->errorString();
        return 0;
    }
    const quint16 port = m_ipv4->port();
    m_ipv6 = std::make_unique<Acceptor>(*m_poller, taker);
    if (!m_ipv6->listen(QHostAddress::LocalHostIPv6, port))
        m_ipv6.reset(); // Not an error: the machine has no IPv6.
    m_echo = std::make_unique<LocalUpstream>(*m_poller, echoAnswer);
    if (!m_echo->listen()) {
        m_failureText = m_echo->errorString();
        return 0;
    }
    setPorts(port, m_echo->port());
    m_batchTimer = std::make_unique<QTimer>();
    m_batchTimer->setSingleShot(true);
    connect(m_batchTimer.get(), &QTimer::timeout, this, &GatewayWorker::recordsWaiting);
    m_sweepTimer = std::make_unique<QTimer>();
    m_sweepTimer->setInterval(sweepInterval(m_limits));
    connect(m_sweepTimer.get(), &QTimer::timeout, this, &GatewayWorker::sweep);
    if (m_options.reportsRunning) {
        m_reportTimer = std::make_unique<QTimer>();
        m_reportTimer->setInterval(m_limits.reportTime);
        connect(m_reportTimer.get(), &QTimer::timeout, this, &GatewayWorker::reportRunning);
    }
    return port;
}

void GatewayWorker::setPorts(quint16 port, quint16 echoPort)
{
    const QMutexLocker lock(&m_rulesMutex);
    auto rules = std::make_shared<routing::GatewayRules>(*m_rules);
    rules->port = port;
    rules->isHttps = m_options.https;
    rules->echo = {u"127.0.0.1"_qs, echoPort, false};
    m_rules = std::move(rules);
}

void GatewayWorker::setRules(routing::GatewayRules rules)
{
    const QMutexLocker lock(&m_rulesMutex);
    rules.port = m_rules->port;
    rules.isHttps = m_rules->isHttps;
    rules.echo = m_rules->echo;
    m_rules = std::make_shared<const routing::GatewayRules>(std::move(rules));
}

std::shared_ptr<const routing::GatewayRules> GatewayWorker::rules() const
{
    const QMutexLocker lock(&m_rulesMutex);
    return m_rules;
}

void GatewayWorker::accept(int descriptor)
{
    if (m_sessions.size() + m_handshakes.size() >= static_cast<std::size_t>(m_limits.connections))
        return refuse(descriptor);
    if (!m_sweepTimer->isActive())
        m_sweepTimer->start();
    if (m_reportTimer && !m_reportTimer->isActive())
        m_reportTimer->start();
    if (m_options.https)
        shakeHands(descriptor);
    else
        begin(ConnectionPtr(new DescriptorConnection(*m_poller, descriptor)));
}

void GatewayWorker::begin(ConnectionPtr client)
{
    auto session = std::make_unique<ClientSession>(*this, std::move(client));
    m_sessions.emplace(session.get(), std::move(session));
}

void GatewayWorker::shakeHands(int descriptor)
{
    auto handshake = std::make_unique<TlsHandshake>(*m_poller, descriptor, m_identity, now(),
                                                    [this](TlsHandshake &self, ConnectionPtr connection) {
                                                        endHandshake(self);
                                                        if (connection)
                                                            begin(std::move(connection));
                                                    });
    m_handshakes.emplace(handshake.get(), std::move(handshake));
}

void GatewayWorker::endHandshake(TlsHandshake &handshake)
{
    const auto found = m_handshakes.find(&handshake);
    found->second.release()->deleteLater(); // It is the caller.
    m_handshakes.erase(found);
}

/** In plain text: with HTTPS the connection is just closed. */
void GatewayWorker::refuse(int descriptor) const
{
    if (m_options.https)
        return closeSocket(descriptor);
    const routing::Answer answer = routing::answerOf(traffic::GatewayError::TooManyConnections);
    QByteArray bytes;
    http::writeHead(routing::headOf(answer, true), bytes);
    [[maybe_unused]] const Transfer sent = writeSocket(descriptor, bytes, answer.body);
    closeSocket(descriptor);
}

qint64 GatewayWorker::now() const
{
    // Exact enough for timeouts of seconds: the clock is read once a turn, and the coarse clock costs a fifth.
    const quint64 turn = m_poller ? m_poller->turn() : 0;
    if (turn == 0 || turn != m_nowTurn) {
        timespec time{};
        ::clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
        m_now = static_cast<qint64>(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
        m_nowTurn = turn;
    }
    return m_now;
}

UpstreamConnectorPtr GatewayWorker::newConnector(const routing::UpstreamTarget &target, UpstreamConnector::Done done)
{
    return UpstreamConnectorPtr(new SocketConnector(target, *m_poller, *m_tls, std::move(done)));
}

void GatewayWorker::callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call)
{
    QTimer::singleShot(delay, context, std::move(call));
}

void GatewayWorker::record(std::shared_ptr<traffic::Exchange> exchange)
{
    const bool wasReported = exchange->id != 0;
    if (!wasReported)
        exchange->id = m_lastExchange.fetch_add(1, std::memory_order_relaxed) + 1;
    const qint64 waiting = m_recorder.add(std::move(exchange), wasReported);
    const bool isFull = m_options.recordsPerBatch > 0 && waiting > m_options.recordsPerBatch;
    if (waiting == 1 && !m_batchTimer->isActive())
        m_batchTimer->start(m_isBatchFull ? m_limits.fullBatchTime : m_limits.batchTime);
    m_isBatchFull = isFull;
    // Their memory is reused while it is in the cache. A reader that limits its batches keeps it.
    if (waiting == m_limits.batchRecords && m_options.recordsPerBatch == 0)
        m_poller->sends().sendSoon(m_delivery);
}

/** Looks at all sessions from time to time, so that short exchanges cost nothing. */
void GatewayWorker::reportRunning()
{
    QList<traffic::ExchangePtr> changed;
    QList<quint64> ids;
    for (const auto &[session, owner] : m_sessions) {
        ExchangeRecord &record = session->running();
        if (auto copy = record.changedCopy(m_lastExchange))
            changed.append(std::move(copy));
        if (const quint64 id = record.reportedId(); id != 0)
            ids.append(id);
    }
    if (m_sessions.empty())
        m_reportTimer->stop();
    if (!m_hasReported && ids.isEmpty())
        return;
    m_hasReported = !ids.isEmpty();
    m_recorder.report(changed, ids);
    emit recordsWaiting();
}

void GatewayWorker::cancel(quint64 exchange)
{
    const auto found = std::find_if(m_sessions.begin(), m_sessions.end(), [exchange](const auto &one) {
        return one.first->running().reportedId() == exchange;
    });
    if (exchange != 0 && found != m_sessions.end())
        found->first->abort(traffic::GatewayError::Cancelled);
}

void GatewayWorker::ended(ClientSession &session)
{
    const auto found = m_sessions.find(&session);
    if (found == m_sessions.end())
        return;
    found->second.release()->deleteLater(); // It is the caller.
    m_sessions.erase(found);
    if (m_stopping && m_sessions.empty())
        QMetaObject::invokeMethod(this, &GatewayWorker::finishStop, Qt::QueuedConnection);
}

void GatewayWorker::sweep()
{
    const qint64 time = now();
    std::vector<ClientSession *> sessions;
    sessions.reserve(m_sessions.size());
    for (const auto &[session, owner] : m_sessions)
        sessions.push_back(session);
    for (ClientSession *session : sessions) {
        if (m_sessions.contains(session))
            session->checkTime(time);
    }
    std::erase_if(m_handshakes,
                  [this, time](const auto &one) { return time - one.first->since() > m_limits.headerTime.count(); });
    m_pool.sweep(time);
    if (m_sessions.empty() && m_handshakes.empty() && m_pool.isEmpty()) {
        m_bodies->blocks.close();
        m_bodies->records.close();
        m_sweepTimer->stop();
    }
}

void GatewayWorker::stop()
{
    m_stopping = true;
    m_ipv4.reset();
    m_ipv6.reset();
    m_handshakes.clear();
    std::vector<ClientSession *> sessions;
    for (const auto &[session, owner] : m_sessions)
        sessions.push_back(session);
    for (ClientSession *session : sessions)
        session->stopSoon();
    if (m_sessions.empty())
        return finishStop();
    QTimer::singleShot(m_limits.stopTime, this, &GatewayWorker::finishStop);
}

void GatewayWorker::finishStop()
{
    if (!m_stopping)
        return;
    abort();
    if (m_reportTimer)
        reportRunning();
    emit recordsWaiting();
    emit stopped();
}

void GatewayWorker::abort()
{
    m_stopping = false; // finishStop() runs once.
    m_ipv4.reset();
    m_ipv6.reset();
    m_handshakes.clear();
    while (!m_sessions.empty())
        m_sessions.begin()->first->abort(traffic::GatewayError::GatewayStopped);
    m_pool.clear();
    m_echo.reset();
    m_bodies->blocks.close();
    m_bodies->records.close();
}

} // namespace gateway

#include "moc_gatewayworker.cpp"

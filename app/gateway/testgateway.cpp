#include "testgateway.h"

#include "gatewayworker.h"
#include "localidentity.h"
#include "mockhost.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QThread>

#include <openssl/crypto.h>

#include <algorithm>
#include <future>

namespace gateway {

namespace {

/**
 * Calls a function of the worker in its thread and waits for its end. A future instead of a blocking connection,
 * because the thread sanitizer does not see the semaphore in Qt and would report what the caller does next.
 */
void callAndWait(GatewayWorker *worker, void (GatewayWorker::*call)())
{
    const auto done = std::make_shared<std::promise<void>>();
    QMetaObject::invokeMethod(
        worker,
        [worker, call, done] {
            (worker->*call)();
            done->set_value();
        },
        Qt::QueuedConnection);
    done->get_future().wait();
}

} // namespace

/** What became of listening. */
struct TestGateway::Listening {
    quint16 port = 0;
    QString failure; ///< The system's message if the port is 0.
};

/** A gateway and its thread, which has to be started. Its destructor ends both. */
struct TestGateway::Running {
    Running(const preview::GatewayOptions &options, const GatewayLimits &limits,
            const std::optional<QSslConfiguration> &tls, const QSslConfiguration &identity,
            std::atomic<quint64> &lastExchange)
        : worker(new GatewayWorker(options, limits, tls, identity, lastExchange))
    {
        thread.setObjectName(u"gateway"_qs);
        worker->moveToThread(&thread);
        QObject::connect(&thread, &QThread::finished, worker, &QObject::deleteLater);
        // Called in the thread. OpenSSL frees the state of a thread when the thread ends, but QThread::wait() returns a
        // little earlier, and the process can end in between.
        QObject::connect(worker, &QObject::destroyed, [] { OPENSSL_thread_stop(); });
    }
    ~Running()
    {
        // After the ended sessions: their members are destroyed while the loop still runs.
        QMetaObject::invokeMethod(
            worker, [this] { thread.quit(); }, Qt::QueuedConnection);
        thread.wait();
    }
    Q_DISABLE_COPY_MOVE(Running)

    QThread thread;
    GatewayWorker *worker; ///< Owned by its thread: destroyed there when that ends.
    /** Set before the worker emits listened(). A promise, because the thread sanitizer does not see the lock of Qt's
     * event queue and would report what a queued call brings along. */
    std::promise<Listening> listening;
    QList<quint64> ids; ///< The ids of the running exchanges in the last report.
};

TestGateway::TestGateway(QObject *parent)
    : GatewayControl(parent)
    , m_identityFolder(localIdentityFolder())
{}

QString TestGateway::tlsVersion()
{
    return QString::fromLatin1(OpenSSL_version(OPENSSL_VERSION));
}

TestGateway::~TestGateway()
{
    // Running exchanges are recorded as they are.
    if (m_running)
        m_stopping.push_back(std::move(m_running));
    for (const std::unique_ptr<Running> &running : m_stopping) {
        GatewayWorker *worker = running->worker;
        callAndWait(worker, &GatewayWorker::abort);
        collect(*running);
    }
}

void TestGateway::start(const preview::GatewayOptions &options)
{
    if (m_running)
        stop();
    m_failure = {};
    m_certificatePath.clear();
    QSslConfiguration identity;
    if (options.https) {
        const base::Result<LocalIdentity> made = localIdentity(m_identityFolder);
        if (!made)
            return fail(made.error());
        identity.setLocalCertificate(made->certificate);
        identity.setPrivateKey(made->key);
        identity.setPeerVerifyMode(QSslSocket::VerifyNone); // Clients have no certificate.
        m_certificatePath = made->certificatePath;
        m_certificateFingerprint = QString::fromLatin1(
            made->certificate.digest(QCryptographicHash::Sha256).toHex(':').toUpper());
    }
    m_running = std::make_unique<Running>(options, m_limits, m_tls, identity, m_lastExchange);
    Running *running = m_running.get();
    GatewayWorker *worker = running->worker;
    worker->setRules(m_rules);
    // Queued signals can arrive after their gateway is destroyed.
    connect(worker, &GatewayWorker::recordsWaiting, this, [this, running] {
        if (knows(running))
            collect(*running);
    });
    connect(worker, &GatewayWorker::stopped, this, [this, running] { removeStopped(running); });
    connect(worker, &GatewayWorker::listened, this, [this, running] {
        if (m_running.get() == running)
            listened(running->listening.get_future().get());
    });
    connect(&running->thread, &QThread::started, worker, [running, worker] {
        const quint16 port = worker->listen();
        running->listening.set_value({port, worker->failureText()});
        emit worker->listened();
    });
    running->thread.start(); // Last, so that the thread sees all of that.
    setState(State::Starting);
}

void TestGateway::listened(const Listening &result)
{
    m_port = result.port;
    if (m_port != 0)
        return setState(State::Running);
    m_running.reset();
    fail({base::ErrorCode::Unreachable, result.failure});
}

void TestGateway::fail(const base::Error &failure)
{
    m_failure = failure;
    setState(State::Failed);
}

void TestGateway::stop()
{
    if (!m_running) {
        setState(State::Stopped);
        return;
    }
    // The port is free when this returns, so that it can be listened on again.
    GatewayWorker *worker = m_running->worker;
    callAndWait(worker, &GatewayWorker::stop);
    collect(*m_running);
    m_stopping.push_back(std::move(m_running));
    setState(State::Stopped);
}

bool TestGateway::knows(const Running *running) const
{
    return m_running.get() == running || std::any_of(m_stopping.begin(), m_stopping.end(),
                                                     [running](const auto &one) { return one.get() == running; });
}

void TestGateway::removeStopped(Running *running)
{
    if (!knows(running))
        return;
    collect(*running);
    std::erase_if(m_stopping, [running](const auto &one) { return one.get() == running; });
    if (!m_running && m_stopping.empty())
        emit ended();
}

void TestGateway::collect(Running &running)
{
    Recorder::Batch batch = running.worker->recorder().take();
    if (batch.dropped > 0)
        emit recordsDropped(batch.dropped);
    if (!batch.exchanges.isEmpty())
        emit recorded(batch.exchanges);
    if (batch.ids) {
        running.ids = *batch.ids;
        reportRunning(batch.running);
    }
}

void TestGateway::reportRunning(const QList<traffic::ExchangePtr> &changed)
{
    QList<quint64> ids = m_running ? m_running->ids : QList<quint64>();
    for (const std::unique_ptr<Running> &stopping : m_stopping)
        ids += stopping->ids;
    emit running(changed, ids);
}

void TestGateway::cancel(quint64 exchange)
{
    const auto tell = [exchange](GatewayWorker *worker) {
        QMetaObject::invokeMethod(
            worker, [worker, exchange] { worker->cancel(exchange); }, Qt::QueuedConnection);
    };
    if (m_running)
        tell(m_running->worker);
    for (const std::unique_ptr<Running> &stopping : m_stopping)
        tell(stopping->worker);
}

QUrl TestGateway::address() const
{
    if (m_state != State::Running)
        return {};
    QUrl url;
    url.setScheme(m_certificatePath.isEmpty() ? u"http"_qs : u"https"_qs);
    url.setHost(u"127.0.0.1"_qs);
    url.setPort(m_port);
    return url;
}

QString TestGateway::certificatePath() const
{
    return m_state == State::Running ? m_certificatePath : QString();
}

QString TestGateway::certificateFingerprint() const
{
    return certificatePath().isEmpty() ? QString() : m_certificateFingerprint;
}

void TestGateway::setRoutes(routing::RouteTable routes)
{
    m_rules.routes = std::move(routes);
    rulesChanged();
}

void TestGateway::setMocks(const QList<mock::MockedApi> &apis)
{
    if (apis.isEmpty() && !m_mocks)
        return;
    if (!m_mocks)
        m_mocks = std::make_unique<MockHost>();
    m_rules.mocks = m_mocks->serve(apis);
    m_rules.mockFindings = m_mocks->findings();
    if (apis.isEmpty()) {
        m_rules.mockFindings.reset();
        m_mocks.reset();
    }
    rulesChanged();
}

void TestGateway::setFaults(const QList<routing::Fault> &faults)
{
    m_rules.faults = routing::FaultTable(faults);
    rulesChanged();
}

void TestGateway::setDrills(std::shared_ptr<const routing::Drills> drills)
{
    m_rules.drills = std::move(drills);
    rulesChanged();
}

void TestGateway::setAllowedClients(const routing::AllowedClients &allowed)
{
    m_rules.allowed = allowed;
    rulesChanged();
}

void TestGateway::rulesChanged()
{
    if (m_running)
        m_running->worker->setRules(m_rules);
}

std::shared_ptr<const routing::GatewayRules> TestGateway::rules() const
{
    return m_running ? m_running->worker->rules() : std::make_shared<routing::GatewayRules>(m_rules);
}

void TestGateway::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace gateway

#include "moc_testgateway.cpp"

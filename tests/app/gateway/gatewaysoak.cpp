#include "gatewaysoak.h"

#include <QDir>
#include <QFile>
#include <QTimer>

#include <algorithm>

namespace support {

namespace {

constexpr std::chrono::milliseconds ShortTime{400};
constexpr qsizetype HighWater = 32 * 1024; ///< Less than some bodies: transfers must pause and go on.
constexpr qint64 RecordedBody = 8 * 1024;  ///< Less than some bodies: recording must cut them.

routing::Route routeTo(const QUrl &upstream)
{
    routing::Route route;
    route.apiName = u"Soak"_qs;
    route.listenPath = "/a/";
    route.stripListenPath = true;
    route.upstream = upstream;
    route.credential = routing::UpstreamCredential{"Authorization", secrets::Secret(QByteArray(SoakCredential)),
                                                   u"/credential"_qs};
    return route;
}

} // namespace

GatewaySoak::GatewaySoak(quint64 requests, int clients)
    : m_requests(requests)
    , m_ledger(requests)
    , m_upstream(m_ledger)
    , m_clientCount(clients)
{
    gateway::GatewayLimits limits;
    limits.headerTime = limits.bodyTime = limits.upstreamTime = ShortTime;
    limits.highWater = HighWater;
    limits.lowWater = HighWater / 4;
    limits.recordedBytes = std::numeric_limits<qint64>::max(); // Every record is looked at.
    m_gateway.setLimits(limits);
    m_gateway.setRoutes(routing::RouteTable({routeTo(m_upstream.url())}));
    using gateway::TestGateway;
    connect(&m_gateway, &TestGateway::recordsDropped, this, [this](qint64 count) { m_dropped += count; });
    connect(&m_gateway, &TestGateway::recorded, this, [this](const QList<traffic::ExchangePtr> &exchanges) {
        for (const traffic::ExchangePtr &exchange : exchanges)
            m_ledger.recorded(*exchange);
    });
    connect(&m_gateway, &TestGateway::stateChanged, this, [this] {
        if (m_gateway.state() == TestGateway::State::Running)
            launch();
    });
}

void GatewaySoak::start()
{
    preview::GatewayOptions options;
    options.port = 0;
    options.recordedBodyBytes = RecordedBody;
    m_gateway.start(options);
}

void GatewaySoak::launch()
{
    for (int number = 0; number < m_clientCount; ++number) {
        m_clients.push_back(std::make_unique<SoakClient>(m_ledger, m_gateway.address()));
        connect(m_clients.back().get(), &SoakClient::done, this, &GatewaySoak::clientDone, Qt::QueuedConnection);
        m_clients.back()->start();
    }
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &GatewaySoak::watch);
    timer->start(std::chrono::milliseconds(20));
}

void GatewaySoak::watch()
{
    const int percent = static_cast<int>(m_ledger.taken() * 100 / m_requests);
    if (percent != std::exchange(m_percent, percent))
        emit progressed(percent, residentMemory());
}

void GatewaySoak::clientDone()
{
    if (m_isDone || !std::all_of(m_clients.begin(), m_clients.end(), [](const auto &one) { return one->isDone(); }))
        return;
    m_isDone = true;
    // What clients left behind ends by the limits of the gateway; what is still there by then ends with the stop.
    QTimer::singleShot(3 * ShortTime, this, [this] {
        m_gateway.stop();
        QTimer::singleShot(3 * ShortTime, this, &GatewaySoak::finish);
    });
}

void GatewaySoak::finish()
{
    m_ledger.close();
    emit done();
}

qint64 GatewaySoak::residentMemory()
{
    QFile file(u"/proc/self/statm"_qs);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4096 : 0;
}

int GatewaySoak::openDescriptors()
{
    return static_cast<int>(
        QDir(u"/proc/self/fd"_qs).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size());
}

} // namespace support

#include "moc_gatewaysoak.cpp"

#include "gatewaybench.h"

#include "basiccredentials.h"

#include <QTest>

namespace support {

using gateway::TestGateway;

routing::Route routeTo(const QUrl &upstream, const QByteArray &listenPath, bool strip)
{
    routing::Route route;
    route.apiName = u"Pets"_qs;
    route.documentPath = u"/files/pets.yaml"_qs;
    route.extensionPointer = u"/x-vendor-api-gateway"_qs;
    route.listenPath = listenPath;
    route.stripListenPath = strip;
    route.upstream = upstream;
    return route;
}

routing::Route withCredential(routing::Route route, const QByteArray &header)
{
    route.credential = routing::UpstreamCredential{header,
                                                   secrets::Secret(http::makeBasicCredentials("kim", "pass:word")),
                                                   u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs};
    return route;
}

GatewayBench::GatewayBench(QList<routing::Route> routes, const gateway::GatewayLimits &limits,
                           preview::GatewayOptions options)
{
    options.port = 0;
    m_gateway.setLimits(limits);
    m_gateway.setRoutes(routing::RouteTable(std::move(routes), options.prefixMatch));
    QObject::connect(&m_gateway, &TestGateway::recorded, [this](const auto &exchanges) { m_exchanges += exchanges; });
    m_gateway.start(options);
    [[maybe_unused]] const bool running = QTest::qWaitFor(
        [this] { return m_gateway.state() == TestGateway::State::Running; });
}

bool GatewayBench::waitForExchanges(qsizetype count)
{
    return QTest::qWaitFor([&] { return m_exchanges.size() >= count; });
}

QByteArray GatewayBench::exchange(const QByteArray &bytes, const QByteArray &end)
{
    RawClient client(url());
    client.write(bytes);
    [[maybe_unused]] const bool whole = QTest::qWaitFor(
        [&] { return (!end.isEmpty() && client.received().endsWith(end)) || client.hasEnded(); });
    return client.received();
}

QByteArray GatewayBench::get(const QByteArray &target, const QByteArray &fields)
{
    return exchange("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n", {});
}

} // namespace support

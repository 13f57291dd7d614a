#pragma once

#include "recordingpeer.h"
#include "testgateway.h"

namespace support {

/** A route from `listenPath` to the upstream, of an API called Pets. */
[[nodiscard]] routing::Route routeTo(const QUrl &upstream, const QByteArray &listenPath = "/a/", bool strip = true);

/** The route with the credentials kim and pass:word. */
[[nodiscard]] routing::Route withCredential(routing::Route route, const QByteArray &header = "Authorization");

/** A started gateway together with what it recorded. */
class GatewayBench
{
public:
    explicit GatewayBench(QList<routing::Route> routes, const gateway::GatewayLimits &limits = {},
                          preview::GatewayOptions options = {});

    [[nodiscard]] gateway::TestGateway &gateway() { return m_gateway; }
    [[nodiscard]] QUrl url() const { return m_gateway.address(); }
    [[nodiscard]] const QList<traffic::ExchangePtr> &exchanges() const { return m_exchanges; }
    [[nodiscard]] bool waitForExchanges(qsizetype count = 1);

    /** Sends bytes on a connection of their own; gives what came back once it ends in `end`, or the connection ended.
     */
    [[nodiscard]] QByteArray exchange(const QByteArray &bytes, const QByteArray &end);
    /** The same for `GET <target>` with a usual Host; waits for the end of the connection. */
    [[nodiscard]] QByteArray get(const QByteArray &target, const QByteArray &fields = {});

private:
    QList<traffic::ExchangePtr> m_exchanges;
    gateway::TestGateway m_gateway;
};

} // namespace support

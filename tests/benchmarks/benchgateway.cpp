#include "testgateway.h"

#include <QCoreApplication>

#include <cstdio>

/** A gateway in front of one upstream for benchgateway.sh, with so many bytes of each body recorded (1 MiB unless
 * said): prints its address and runs until it is ended. */
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2 && argc != 3) {
        std::fputs("usage: benchgateway UPSTREAM [RECORDED BYTES]\n", stderr);
        return 2;
    }
    routing::Route route;
    route.listenPath = "/";
    route.upstream = QUrl(QString::fromLocal8Bit(argv[1]));
    route.credential = routing::UpstreamCredential{"Authorization", secrets::Secret(QByteArray("Basic a2ltOnB3")), {}};

    gateway::TestGateway gateway;
    qint64 recorded = 0;
    QObject::connect(&gateway, &gateway::TestGateway::recorded,
                     [&](const auto &exchanges) { recorded += exchanges.size(); });
    QObject::connect(&gateway, &gateway::TestGateway::stateChanged, [&] {
        if (gateway.state() == gateway::TestGateway::State::Starting)
            return;
        std::printf("listening %s\n", gateway.address().toEncoded().constData());
        std::fflush(stdout);
    });
    gateway.setRoutes(routing::RouteTable({route}));
    preview::GatewayOptions options;
    options.port = 0;
    if (argc == 3)
        options.recordedBodyBytes = QByteArray(argv[2]).toLongLong();
    gateway.start(options);
    return QCoreApplication::exec();
}

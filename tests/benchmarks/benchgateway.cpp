#include "testgateway.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>

#include <sched.h>

namespace {

constexpr std::chrono::milliseconds Turn{50};

/** Puts the main thread alone on a core of its own, where it is busy for so many milliseconds of every 50, as one that
 * draws a window is. */
void keepBusy(int milliseconds, int core)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(core, &cores);
    ::sched_setaffinity(0, sizeof cores, &cores);
    auto *timer = new QTimer(QCoreApplication::instance());
    QObject::connect(timer, &QTimer::timeout, [milliseconds] {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds) {
        }
    });
    timer->start(Turn);
}

} // namespace

/** A gateway in front of one upstream for benchgateway.sh, with so many bytes of each body recorded (1 MiB unless
 * said): prints its address and runs until it is ended. */
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2 && argc != 3 && argc != 5) {
        std::fputs("usage: benchgateway UPSTREAM [RECORDED BYTES [BUSY MILLISECONDS OF 50, CORE]]\n", stderr);
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
        if (argc == 5)
            keepBusy(QByteArray(argv[3]).toInt(), QByteArray(argv[4]).toInt());
    });
    gateway.setRoutes(routing::RouteTable({route}));
    preview::GatewayOptions options;
    options.port = 0;
    if (argc > 2)
        options.recordedBodyBytes = QByteArray(argv[2]).toLongLong();
    options.reportsRunning = argc == 5; // As the window wants it.
    gateway.start(options);
    return QCoreApplication::exec();
}

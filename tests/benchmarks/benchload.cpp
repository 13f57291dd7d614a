#include "contractmonitor.h"
#include "exchangespage.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "gatewayrequestsender.h"
#include "routeservice.h"
#include "testgateway.h"
#include "theme.h"
#include "workspace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace {

constexpr QSize Size(1280, 800);
constexpr std::chrono::milliseconds Beat{5};

const QString ContractPath = QStringLiteral("/api/books.yaml");

/** Describes the response of benchload.sh: 16 books in JSON, about 1 KiB. */
const char Contract[] = R"(openapi: 3.1.0
info: {title: Books, version: '1'}
paths:
  /small:
    get:
      parameters: [{name: page, in: query, schema: {type: integer}}]
      responses:
        '200':
          description: d
          content: {application/json: {schema: {$ref: '#/components/schemas/Books'}}}
components:
  schemas:
    Books: {type: array, items: {$ref: '#/components/schemas/Book'}}
    Book:
      type: object
      required: [id, title, stock]
      properties:
        id: {type: integer, minimum: 1}
        title: {type: string, maxLength: 200}
        stock: {type: integer}
        status: {enum: [new, used]}
)";

volatile std::sig_atomic_t isAskedToEnd = 0;

/** Measures how long the event loop does not run: the time that a frame or a key has to wait. */
class Pulse final
{
public:
    Pulse()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(Beat);
        QObject::connect(&m_timer, &QTimer::timeout, [this] {
            m_pauses.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6 - static_cast<double>(Beat.count()));
            m_clock.restart();
            if (isAskedToEnd)
                QCoreApplication::quit();
        });
        m_clock.start();
        m_timer.start();
    }

    void print(qint64 listed, qint64 dropped)
    {
        std::sort(m_pauses.begin(), m_pauses.end());
        const auto at = [this](double part) {
            return m_pauses[static_cast<std::size_t>(part * static_cast<double>(m_pauses.size() - 1))];
        };
        std::printf("the event loop waits p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, worst %.1f ms; "
                    "%lld exchanges listed, %lld dropped\n",
                    at(0.5), at(0.99), at(0.999), at(1), static_cast<long long>(listed),
                    static_cast<long long>(dropped));
    }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::vector<double> m_pauses;
};

} // namespace

/** A gateway in front of one upstream for benchload.sh, with the page Exchanges of the window, and the
 * comparison of its exchanges with their contract, if so asked: prints its address, and how long the event loop had to
 * wait when it is ended. */
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc != 3) {
        std::fputs("usage: benchload UPSTREAM nowindow|window|contract\n", stderr);
        return 2;
    }
    std::signal(SIGTERM, [](int) { isAskedToEnd = 1; });
    const bool comparesContract = QByteArrayView(argv[2]) == "contract";
    const bool hasWindow = comparesContract || QByteArrayView(argv[2]) == "window";
    gateway::TestGateway gateway;
    gateway::GatewayRequestSender sender;
    support::FakeStore store;
    support::FakeSettings settings;
    workspace::Workspace definitions(store);
    workspace::Workspace compared(store); // Not served by the routes, which are set below.
    support::FakeResolver resolver;
    support::FakeGrants grants;
    preview::RouteService routes(definitions, resolver, grants, gateway);
    std::unique_ptr<traffic::ExchangeLog> log;
    std::unique_ptr<traffic::ExchangesPage> page;
    preview::GatewayOptions options;
    options.port = 0;
    if (hasWindow) {
        theme::apply(application, theme::Choice::Light);
        log = std::make_unique<traffic::ExchangeLog>(gateway);
        if (comparesContract) {
            store.files.insert(ContractPath, Contract);
            if (!compared.open(ContractPath))
                return 1;
            log->compareWith(compared);
        }
        page = std::make_unique<traffic::ExchangesPage>(*log, gateway, sender, definitions, store, settings);
        page->setRoutes(routes);
        page->resize(Size);
        page->show();
        options.reportsRunning = true;
        options.recordsPerBatch = preview::ListedPerBatch;
    }
    routing::Route route;
    route.apiName = u"Bookshop API"_qs;
    route.documentPath = ContractPath;
    route.listenPath = "/";
    route.upstream = QUrl(QString::fromLocal8Bit(argv[1]));
    route.credential = routing::UpstreamCredential{"Authorization", secrets::Secret(QByteArray("Basic a2ltOnB3")), {}};
    gateway.setRoutes(routing::RouteTable({route}));
    QObject::connect(&gateway, &gateway::TestGateway::stateChanged, [&] {
        if (gateway.state() != gateway::TestGateway::State::Running)
            return;
        std::printf("listening %s\n", gateway.address().toEncoded().constData());
        std::fflush(stdout);
    });
    gateway.start(options);
    Pulse pulse;
    const int result = QCoreApplication::exec();
    if (log)
        pulse.print(log->model().rowCount(), log->dropped());
    if (log && log->monitor()) {
        const auto &observed = log->monitor()->observed(*compared.definitions().constFirst());
        std::printf("%lld exchanges compared, %lld left out in the queue, %lld violate the contract\n",
                    static_cast<long long>(observed.statistics.checked()), static_cast<long long>(observed.leftOut),
                    static_cast<long long>(observed.statistics.operations().value(0).violated));
    }
    return result;
}

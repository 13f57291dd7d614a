#include "benchtimes.h"
#include "exchangedetail.h"
#include "exchangelog.h"
#include "exchangesamples.h"
#include "exchangespage.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "routeservice.h"
#include "theme.h"
#include "workspace.h"

#include <QApplication>
#include <QFile>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int Edits = 300;
constexpr bench::Bound Frame{16, 16};
constexpr QSize Size(1280, 800);
constexpr char Extension[] = "x-vendor-api-gateway";

void print(const char *what, std::vector<double> &times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%s: p50 %.2f ms, p99 %.2f ms, worst %.2f ms%s\n", what, at(0.5), at(0.99), at(1),
                at(0.99) > Frame.p99 ? "  ABOVE A FRAME" : "");
}

} // namespace

/**
 * How long the tab "What if" takes after each edit of a definition FILE with gateway settings, whose listen path must
 * be `/`: the edit itself, and all that follows it in the thread of the window until the new result is painted. Times
 * are the processor's.
 */
int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly)) {
        std::fputs("usage: benchwhatif FILE\n", stderr);
        return 2;
    }
    theme::apply(application, theme::Choice::Light);
    support::FakeStore store;
    support::FakeSettings settings;
    support::FakeGateway gateway;
    support::FakeSender sender;
    support::FakeResolver resolver;
    support::FakeGrants grants;
    workspace::Workspace definitions(store);
    preview::RouteService routes(definitions, resolver, grants, gateway);
    traffic::ExchangeLog log(gateway);
    traffic::ExchangesPage page(log, gateway, sender, definitions, store, settings);
    page.setRoutes(routes);
    const document::Format format = file.fileName().endsWith(u".json") ? document::Format::Json
                                                                       : document::Format::Yaml;
    workspace::OpenDefinition &definition = *definitions.addUntitled(u"measured"_qs, file.readAll(), format);
    page.resize(Size);
    page.show();
    emit gateway.recorded({support::shared(support::bookshopExchange())});
    page.findChild<QTableView *>(u"exchangeList"_qs)->selectRow(0);
    constexpr int whatIf = 7;
    page.findChild<QTabWidget *>(u"exchangeTabs"_qs)->setCurrentIndex(whatIf);
    int computed = 0;
    QObject::connect(&routes, &preview::RouteService::routesChanged, &page, [&computed] { ++computed; });
    const auto settle = [&routes] {
        do
            QCoreApplication::processEvents();
        while (!routes.isSettled());
        QCoreApplication::processEvents();
    };
    settle();
    std::vector<double> setting;
    std::vector<double> following;
    std::vector<double> elsewhere;
    for (int i = 0; i < Edits; ++i) {
        const document::Pointer url{Extension, "upstream", "url"};
        const document::Value value = document::Value::string(u"http://127.0.0.1:9/v%1"_qs.arg(i));
        bool isSet = false;
        setting.push_back(bench::millisecondsOf([&] { isSet = bool(definition.document().set(url, value)); }));
        if (!isSet) {
            std::fputs("the file has no upstream URL to edit\n", stderr);
            return 1;
        }
        following.push_back(bench::millisecondsOf(settle));
        // Another part of the definition, which no route depends on.
        const document::Value title = document::Value::string(u"Title %1"_qs.arg(i));
        elsewhere.push_back(bench::millisecondsOf([&] {
            (void)definition.document().set({"info", "title"}, title);
            settle();
        }));
    }
    std::printf("%s: %lld bytes, %d edits, %d new route tables\n", argv[1], static_cast<long long>(file.size()), Edits,
                computed);
    print("an edit of the upstream URL, and the new inputs of its route", setting);
    print("from there until the new result is painted", following);
    print("an edit elsewhere", elsewhere);
    return 0;
}

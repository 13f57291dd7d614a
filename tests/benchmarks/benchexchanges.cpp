#include "benchtimes.h"
#include "exchangelist.h"
#include "exchangetexts.h"
#include "theme.h"

#include <QApplication>
#include <QPixmap>
#include <QScrollBar>
#include <QTest>

#include <malloc.h>

#include <fstream>
#include <string>

/**
 * The list of exchanges with 100,000 of them: what they take, the filter, sorting, scrolling, and new ones that arrive.
 * Times are the processor's, so that other programs do not count.
 */
namespace {

constexpr int Count = 100'000;
constexpr int BatchSize = 500; ///< About what a busy gateway records in a tenth of a second.
constexpr QSize Size(1280, 700);
constexpr bench::Bound Frame{16, 16};
constexpr bench::Bound Filter{100, 100};
constexpr bench::Bound Sort{250, 250};

/** An exchange as a browser and a JSON API make it: texts of its own for request and response. */
traffic::ExchangePtr exchangeOf(int i)
{
    auto exchange = std::make_shared<traffic::Exchange>();
    exchange->id = static_cast<quint64>(i) + 1;
    exchange->startedAt = QDateTime::fromMSecsSinceEpoch(1'780'000'000'000 + i * 7LL, Qt::UTC);
    exchange->apiName = i % 3 == 0 ? u"Bookshop API"_qs : u"Warehouse API"_qs;
    exchange->documentPath = u"/home/kim/apis/bookshop.yaml"_qs;
    const QByteArray number = QByteArray::number(i);
    exchange->request = {i % 5 == 0 ? "POST" : "GET", "/bookshop/books/" + number + "?page=" + number, {}, 1};
    for (const auto &[name, value] :
         {std::pair("Host", "127.0.0.1:8080"), std::pair("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0"),
          std::pair("Accept", "application/json, text/plain, */*"), std::pair("Accept-Language", "en-US,en;q=0.5"),
          std::pair("Accept-Encoding", "gzip, deflate, br"), std::pair("Connection", "keep-alive")})
        exchange->request.headers.append(name, value);
    exchange->request.headers.append("X-Request-ID", "request-" + number);
    exchange->clientAddress = "127.0.0.1";
    exchange->reachedUpstream = true;
    exchange->upstreamUrl = "https://stock.bookshop.example";
    exchange->upstreamRequest = exchange->request;
    exchange->upstreamRequest.target = "/v1/books/" + number + "?page=" + number;
    exchange->upstreamRequest.headers.append("X-Forwarded-For", "127.0.0.1");
    exchange->upstreamRequest.headers.append("Authorization", "Basic a2ltOnNlY3JldA==");
    using Reason = traffic::ChangeReason;
    using Kind = traffic::ChangeKind;
    exchange->changes = {
        {Kind::Target,
         {},
         exchange->request.target,
         exchange->upstreamRequest.target,
         Reason::UpstreamUrlJoined,
         u"/x-vendor-api-gateway/upstream/url"_qs,
         false},
        {Kind::Header, "X-Forwarded-For", std::nullopt, "127.0.0.1", Reason::ForwardedFor, {}, false},
        {Kind::Header, "Authorization", std::nullopt, "Basic a2ltOnNlY3JldA==", Reason::UpstreamBasicAuthentication,
         u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs, true},
    };
    exchange->response = {i % 11 == 0 ? 502 : 200, i % 11 == 0 ? "Bad Gateway" : "OK", {}, 1};
    exchange->response.headers.append("Content-Type", "application/json");
    exchange->response.headers.append("Date", "Mon, 15 Jun 2026 10:42:07 GMT");
    exchange->response.headers.append("ETag", "\"" + number + "\"");
    exchange->responseBody.bytes = R"({"isbn": ")" + number + R"(", "title": "Things Fall Apart", "stock": 4})";
    exchange->responseBody.size = exchange->responseBody.bytes.size();
    exchange->answeredBy = traffic::AnsweredBy::Upstream;
    exchange->timings.wait = i % 97;
    return exchange;
}

/** The resident memory of this process in megabytes. */
double residentMegabytes()
{
    std::ifstream statm("/proc/self/statm");
    long pages = 0;
    statm >> pages >> pages;
    return static_cast<double>(pages) * 4096 / 1e6;
}

/** The memory that this process has allocated and not freed in megabytes. */
double heapMegabytes()
{
    return static_cast<double>(mallinfo2().uordblks) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    items::ExchangeModel model;
    model.setTitles(traffic::columnTitles());
    items::ExchangeFilterModel filtered(model);
    traffic::ExchangeList list(filtered);
    list.resize(Size);
    list.show();
    QPixmap picture(Size);
    const double before = residentMegabytes();

    bench::Times arriving;
    for (int i = 0; i < Count; i += BatchSize) {
        QList<traffic::ExchangePtr> batch;
        for (int j = i; j < i + BatchSize; ++j)
            batch.append(exchangeOf(j));
        arriving.measure([&] {
            model.append(batch);
            // Paints the list, and takes what a worker has packed.
            QCoreApplication::processEvents();
        });
    }
    // The last of them.
    while (model.keptAt(Count - int(items::ExchangeModel::WholeExchanges) - 100).isWhole())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%d exchanges in the list, %.0f MB; the process takes %.0f MB\n", model.rowCount(),
                residentMegabytes() - before, residentMegabytes());
    arriving.print("500 arrive, with a picture", Frame);

    bench::Times filtering;
    for (const char *text :
         {"s", "zebra", "status:5xx", "status:5xx or method:POST", "not (path:/books/1 or header:etag=7)",
          "changed:authorization", "api:bookshop slower:50ms", "nothing-like-this", ""}) {
        filtered.setFilter(items::ExchangeFilter::parse(QString::fromUtf8(text)));
        while (filtered.isSearching()) // The worker's part does not keep the window from painting.
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        filtering.measure([&] {
            filtered.setFilter(items::ExchangeFilter::parse(QString::fromUtf8(text)));
            list.render(&picture);
        });
        while (filtered.isSearching())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        std::printf("  %d match '%s'\n", filtered.rowCount(), text);
    }
    filtering.print("filter, with a picture", Filter);

    bench::Times sorting;
    for (const int column : {int(items::ExchangeModel::Status), int(items::ExchangeModel::Path), -1}) {
        sorting.measure([&] {
            filtered.sort(column);
            list.render(&picture);
        });
    }
    sorting.print("sort, with a picture", Sort);

    bench::Times scrolling;
    const int last = list.verticalScrollBar()->maximum();
    for (int step = 0; step <= 200; ++step) {
        scrolling.measure([&] {
            list.verticalScrollBar()->setValue(static_cast<int>(qint64(last) * step / 200));
            list.render(&picture);
        });
    }
    scrolling.print("scroll, with a picture", Frame);

    std::printf("%.0f MB is the whole process\n", residentMegabytes());
    const double kept = residentMegabytes() - before;
    QList<traffic::ExchangePtr> whole;
    const double without = heapMegabytes();
    for (int i = 0; i < Count; ++i)
        whole.append(exchangeOf(i));
    const double objects = heapMegabytes() - without;
    std::printf("%.0f MB as objects, %.1f times as much as the list\n", objects, objects / kept);
    return 0;
}

// A capture of 100,000 exchanges under a policy: the time must be proportional to the exchanges, and under a second.
#include "benchtimes.h"
#include "capture.h"
#include "description.h"
#include "document.h"
#include "exchangepacker.h"
#include "narrowestpolicy.h"
#include "unusedrights.h"

#include <algorithm>
#include <cstdio>

namespace {

constexpr int Exchanges = 100'000;
constexpr int Resources = 20; ///< Each with a collection and its members.
constexpr double MostMilliseconds = 1000;
constexpr double MostGrowth = 1.6; ///< Of the time per exchange, from a quarter of the exchanges to all.
constexpr int Turns = 3;           ///< The shortest time of them counts, because other programs run too.

enforcement::OpenApi api()
{
    QByteArrayList paths;
    for (int i = 0; i < Resources; ++i) {
        const QByteArray path = "/resource" + QByteArray::number(i);
        paths.append('"' + path + R"(":{"get":{},"post":{}},")" + path + R"(/{id}":{"get":{},"put":{},"delete":{}})");
    }
    const QByteArray text = R"({"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{)" + paths.join(',') +
                            R"(},"x-vendor-api-gateway":{"info":{"id":"a","name":"A"},"server":{"listenPath":{)"
                            R"("value":"/a/","strip":true}},"upstream":{"url":"http://h"}}})";
    const document::Document document(text, document::Format::Json);
    return {u"/a.json"_qs, std::make_shared<const description::Description>(document.snapshot())};
}

/** Ten exchanges in a second, most of them with a path of their own, packed as in the list of exchanges. */
QList<items::NumberedExchange> exchanges(int count)
{
    items::ExchangePacker packer(count, 1LL << 40);
    const QDateTime start(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    const QList<traffic::ServedRoute> routes{{u"A"_qs, u"/a.json"_qs, u"/x-vendor-api-gateway"_qs, "/a/"}};
    const QList<QByteArray> methods{"GET", "GET", "PUT", "DELETE", "PATCH"};
    for (int i = 0; i < count; ++i) {
        traffic::Exchange exchange;
        exchange.startedAt = start.addMSecs(i * 100LL);
        exchange.request = {methods.at(i % methods.size()),
                            "/a/resource" + QByteArray::number(i * 7 % (Resources + 1)) + '/' + QByteArray::number(i) +
                                "?page=2",
                            {},
                            1};
        exchange.request.headers.append("Host", "localhost:8080");
        exchange.request.headers.append("Authorization", "Bearer client-token");
        exchange.apiName = u"A"_qs;
        exchange.documentPath = u"/a.json"_qs;
        exchange.decision.routes = routes;
        exchange.decision.matched = 0;
        exchange.response = {200, "OK", {}, 1};
        packer.add(std::make_shared<const traffic::Exchange>(exchange));
    }
    QList<items::NumberedExchange> numbered;
    for (const items::KeptExchange &exchange : packer.take())
        numbered.append({static_cast<quint64>(numbered.size() + 1), exchange});
    return numbered;
}

/** GET and PUT on each collection and its members; 600 requests a minute with throttling, and a daily quota. */
management::Policy policy()
{
    QByteArrayList urls;
    for (int i = 0; i < Resources; ++i) {
        const QByteArray path = "^/resource" + QByteArray::number(i);
        urls.append(R"({"url":")" + path + R"($","methods":["GET","POST"]})");
        urls.append(R"({"url":")" + path + R"(/{id}$","methods":["GET","PUT"]})");
    }
    return {*document::Value::fromJson(R"({"rate":300,"per":60,"quota_max":50000,"quota_renewal_rate":86400,
        "throttle_interval":5,"throttle_retry_limit":3,"access_rights":{"a":{"api_id":"a","allowed_urls":[)" +
                                       urls.join(',') + "]}}}")};
}

struct Times {
    double capture = 1e9;
    double run = 1e9;
    double unused = 1e9;
    double narrowest = 1e9;

    /** What is computed when the dialog opens. */
    [[nodiscard]] double sum() const { return capture + run + unused; }
};

Times measure(int count)
{
    const enforcement::OpenApi open = api();
    const auto recorded = exchanges(count);
    const management::Policy limits = policy();
    Times times;
    qsizetype passed = 0;
    qsizetype unused = 0;
    for (int turn = 0; turn < Turns; ++turn) {
        enforcement::Capture capture;
        enforcement::PolicyRun run;
        const auto take = [](double &best, double time) { best = std::min(best, time); };
        take(times.capture, bench::millisecondsOf([&] { capture = enforcement::captureOf(recorded, {open}); }));
        take(times.run, bench::millisecondsOf([&] { run = enforcement::runPolicy(limits, capture, {}); }));
        take(times.unused, bench::millisecondsOf([&] { unused = enforcement::unusedRights(run, capture).size(); }));
        take(times.narrowest, bench::millisecondsOf([&] { (void)enforcement::narrowestPolicy(capture); }));
        passed = run.counts.value(management::SimulationVerdict::Code::Passes);
    }
    std::printf("  %6d exchanges: read %6.1f ms, policy %6.1f ms, unused rights %6.1f ms, narrowest %6.1f ms   "
                "(%lld accepted, %lld rights unused)\n",
                count, times.capture, times.run, times.unused, times.narrowest, static_cast<long long>(passed),
                static_cast<long long>(unused));
    return times;
}

} // namespace

int main()
{
    const Times quarter = measure(Exchanges / 4);
    const Times whole = measure(Exchanges);
    const bool isFast = whole.sum() < MostMilliseconds && whole.narrowest < MostMilliseconds;
    const bool isLinear = whole.capture < quarter.capture * 4 * MostGrowth && whole.run < quarter.run * 4 * MostGrowth;
    if (!isFast || !isLinear)
        std::printf("too slow: %s\n", isFast ? "more than proportional" : "over a second");
    return isFast && isLinear ? 0 : 1;
}

// 200 definitions of 20 operations with 500 policies on one gateway: checked and planned in less than 100 ms.
#include "benchtimes.h"
#include "gatewaycheck.h"
#include "listenpathplan.h"

#include <algorithm>
#include <cstdio>

namespace {

constexpr int Apis = 200;
constexpr int Operations = 20;
constexpr int Policies = 500;
constexpr double MostMilliseconds = 100;
constexpr int Turns = 5; ///< The shortest time of them counts, because other programs run too.

/** Most are literal, and every tenth has a parameter or an expression. */
QByteArray listenPath(int i)
{
    const QByteArray number = QByteArray::number(i);
    if (i % 20 == 0)
        return "/team" + QByteArray::number(i % 7) + "/{tenant}/api" + number;
    if (i % 20 == 10)
        return "/{n:[0-9]+}/api" + number;
    return "/team" + QByteArray::number(i % 7) + "/api" + number + (i % 3 == 0 ? "/v2" : "");
}

reach::ServedApi api(int i)
{
    QByteArrayList paths;
    for (int k = 0; k < Operations / 2; ++k)
        paths.append("\"/resource" + QByteArray::number(k) + R"(/{id}":{"get":{},"put":{}})");
    const QByteArray id = QByteArray::number(i);
    const QByteArray text = R"({"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{)" + paths.join(',') +
                            R"(},"x-vendor-api-gateway":{"info":{"id":"id)" + id + R"(","name":"A)" + id +
                            R"(","state":{"active":true}},"server":{"authentication":{"enabled":true},)"
                            R"("listenPath":{"value":")" +
                            listenPath(i) + R"(","strip":true}},"upstream":{"url":"http://h"}}})";
    return reach::servedApi(description::Description(document::Snapshot::parse(text, document::Format::Json)),
                            u"/apis/%1.json"_qs.arg(i));
}

/** Access to ten APIs, with three URLs of each. */
management::Policy policy(int i)
{
    QByteArrayList rights;
    for (int k = 0; k < 10; ++k) {
        const QByteArray id = QByteArray::number((i * 7 + k * 11) % (Apis + 5));
        rights.append("\"id" + id + R"(":{"api_id":"id)" + id +
                      R"(","allowed_urls":[{"url":"^/resource1/{id}$","methods":["GET"]},{"url":"/resource2"},)"
                      R"({"url":"/lost)" +
                      QByteArray::number(i) + "\"}]}");
    }
    return {*document::Value::fromJson(R"({"_id":"p)" + QByteArray::number(i) + R"(","access_rights":{)" +
                                       rights.join(',') + "}}")};
}

} // namespace

int main()
{
    QList<reach::ServedApi> apis;
    for (int i = 0; i < Apis; ++i)
        apis.append(api(i));
    reach::GatewayEnvironment environment;
    for (int i = 0; i < Policies; ++i)
        environment.policies.append(policy(i));
    double paths = 1e9;
    double policies = 1e9;
    double plan = 1e9;
    qsizetype findings = 0;
    for (int turn = 0; turn < Turns; ++turn) {
        const auto take = [](double &best, double time) { best = std::min(best, time); };
        findings = 0;
        take(paths, bench::millisecondsOf([&] { findings += reach::checkGateway(apis).size(); }));
        take(policies, bench::millisecondsOf([&] { findings += reach::checkGateway(apis, environment).size(); }));
        take(plan, bench::millisecondsOf([&] { (void)reach::ListenPathPlan(apis); }));
    }
    std::printf("  %d definitions, %d policies: listen paths %.1f ms, policies %.1f ms, plan %.1f ms (%lld findings)\n",
                Apis, Policies, paths, policies, plan, static_cast<long long>(findings));
    const bool isFast = paths + policies < MostMilliseconds && plan < MostMilliseconds;
    if (!isFast)
        std::printf("too slow: over %g ms\n", MostMilliseconds);
    return isFast ? 0 : 1;
}

// The reach of certificates at the sizes to hold: 2,000 certificates, 200 definitions of 20 operations, 500 policies.
#include "benchtimes.h"
#include "certificatereach.h"

#include <algorithm>
#include <cstdio>

namespace {

constexpr int Certificates = 2'000;
constexpr int Definitions = 200;
constexpr int Operations = 20;
constexpr int Policies = 500;
constexpr int RightsOfPolicy = 10;
constexpr double MostMilliseconds = 100;
constexpr int Turns = 5; ///< The shortest time of them counts, because other programs run too.

const QDateTime Now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

management::CertificateSet certificates()
{
    management::CertificateSet set;
    set.setComplete(true);
    for (int i = 0; i < Certificates; ++i) {
        management::Certificate certificate;
        certificate.id = QString::number(i);
        certificate.hasDetails = true;
        certificate.hasPrivateKey = true;
        certificate.dnsNames = {u"api-%1.example.com"_qs.arg(i % Definitions), u"node[0-9]+\\.example\\.com"_qs};
        certificate.notBefore = Now.addDays(-i % 300);
        certificate.notAfter = Now.addDays(1 + i % 700);
        set.insert(certificate);
    }
    return set;
}

/** Each definition uses ten certificates. All use the first one. */
QList<reach::ServedApi> definitions()
{
    using Use = preflight::CertificateUse;
    QList<reach::ServedApi> apis;
    for (int i = 0; i < Definitions; ++i) {
        reach::ServedApi api;
        api.title = u"API %1"_qs.arg(i);
        api.granted = {u"api%1"_qs.arg(i), api.title};
        api.hasExtension = true;
        api.isActive = true;
        api.upstreamUrl = u"https://stock.example"_qs;
        const QString domain = u"api-%1.example.com"_qs.arg(i);
        api.certificates = {{u"0"_qs, Use::UpstreamMutualTls, {}, u"*"_qs, true},
                            {QString::number(i + Definitions), Use::CustomDomain, {}, domain, true}};
        for (int c = 0; c < 8; ++c)
            api.certificates.append({QString::number((i * 8 + c) % Certificates), Use::ClientAllowList, {}, {}, true});
        for (int o = 0; o < Operations; ++o) {
            const QString path = u"/resource%1/7"_qs.arg(o);
            api.operations.append({path.toUtf8(), "GET", {}, {}, {path}});
        }
        apis.append(api);
    }
    return apis;
}

QList<management::Policy> policies()
{
    QList<management::Policy> list;
    for (int i = 0; i < Policies; ++i) {
        QByteArrayList rights;
        for (int r = 0; r < RightsOfPolicy; ++r) {
            const QByteArray id = "api" + QByteArray::number((i * 7 + r) % Definitions);
            rights.append('"' + id + R"(":{"api_id":")" + id +
                          R"(","allowed_urls":[{"url":"^/resource1","methods":["GET"]}]})");
        }
        list.append({*document::Value::fromJson(R"({"access_rights":{)" + rights.join(',') + "}}")});
    }
    return list;
}

template<typename Work>
double measure(const char *what, Work work)
{
    double best = 1e9;
    for (int turn = 0; turn < Turns; ++turn)
        best = std::min(best, bench::millisecondsOf(work));
    std::printf("  %-52s %8.2f ms\n", what, best);
    return best;
}

} // namespace

int main()
{
    const management::CertificateSet known = certificates();
    const QList<reach::ServedApi> apis = definitions();
    const QList<management::Policy> all = policies();
    reach::PolicyIndex index;
    qsizetype found = 0;
    const double reading = measure("read the policies", [&] { index = reach::PolicyIndex(all); });
    const double byDay = measure("what stops, by day",
                                 [&] { found = reach::certificateEvents(apis, known, Now).ahead.size(); });
    const double reached = measure("reach of a certificate that all definitions use",
                                   [&] { found += reach::certificateReach(u"0"_qs, apis, known, index, Now).size(); });
    const double expanded = measure("policies of an operation", [&] {
        for (const qsizetype policy : index.policiesFor(apis.constFirst().granted))
            found += contract::reachOf(all.at(policy), apis.constFirst().granted, "GET", {u"/resource1/7"_qs}) ? 1 : 0;
    });
    std::printf("  (%lld found)\n", static_cast<long long>(found));
    const bool isFast = reading + byDay + reached + expanded < MostMilliseconds;
    if (!isFast)
        std::printf("too slow: over 100 ms\n");
    return isFast ? 0 : 1;
}

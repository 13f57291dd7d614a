// Two environments side by side, and the review of SSO profiles: each in under 100 ms.
#include "benchtimes.h"
#include "certificatejson.h"
#include "comparedentries.h"
#include "ssochanges.h"
#include "ssoprofilejson.h"
#include "ssoreview.h"

#include <algorithm>
#include <cstdio>

namespace {

constexpr int Certificates = 2000;
constexpr int Policies = 500;
constexpr int Profiles = 500;
constexpr int Apis = 20; ///< In each policy.
constexpr double MostMilliseconds = 100;
constexpr int Turns = 5; ///< The shortest time of them counts, because other programs run too.

document::Value parsed(const QByteArray &json)
{
    return document::Value::fromJson(json).value();
}

/** Every tenth certificate was renewed in the second environment. */
management::LoadedEntries<management::Certificate> certificates(bool isSecond)
{
    QByteArrayList all;
    for (int i = 0; i < Certificates; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray id = QByteArray(isSecond && i % 10 == 0 ? "5" : "4").repeated(58) +
                              number.rightJustified(6, '0');
        all.append(R"({"id":")" + id + R"(","dns_names":["h)" + number + R"(.example","*.h)" + number +
                   R"(.example"],"subject_cn":"h)" + number +
                   R"(","has_private":true,"not_before":"2026-01-01T00:00:00Z","not_after":"2028-01-01T00:00:00Z"})");
    }
    return {management::readCertificatePage(parsed(R"({"cert_basics":[)" + all.join(',') + "]}")).value().certificates,
            true};
}

/** Every tenth policy has another rate in the second environment; all are written differently there, with
 * `areRightsDifferent` each access right too. */
management::LoadedEntries<management::Policy> policies(bool isSecond, bool areRightsDifferent = false)
{
    const QByteArray right =
        areRightsDifferent
            ? R"(":{"allowed_urls":[{"methods":["PUT","GET"],"url":"/a"}],"limit":null,"versions":["Default"],"api_name":"A"})"
            : R"(":{"api_name":"A","versions":["Default"],"allowed_urls":[{"url":"/a","methods":["GET","PUT"]}]})";
    management::LoadedEntries<management::Policy> list{{}, true};
    for (int i = 0; i < Policies; ++i) {
        QByteArrayList rights;
        for (int api = 0; api < Apis; ++api)
            rights.append('"' + QByteArray::number(api) + right);
        const int rate = isSecond && i % 10 == 0 ? 7 : 5;
        list.entries.append(
            {parsed(R"({"id":"p)" + QByteArray::number(i) + R"(","name":"P","rate":)" + QByteArray::number(rate) +
                    (isSecond ? ".0" : "") + R"(,"access_rights":{)" + rights.join(',') + "}}"),
             {}});
    }
    return list;
}

management::SsoProfileList profiles(bool isSecond)
{
    QByteArrayList all;
    for (int i = 0; i < Profiles; ++i) {
        const QByteArray number = QByteArray::number(i);
        all.append(R"({"ID":"s)" + number + R"(","Name":"S)" + number + (isSecond && i % 10 == 0 ? "x" : "") +
                   R"(","LoginURL":"https://idp.example/t)" + QByteArray::number(i % 50) +
                   R"(/saml2","RedirectURL":"https://h)" + number +
                   R"(.example/","Config":{"Secret":"s","Scopes":["a","b"]}})");
    }
    return management::readSsoProfiles(parsed("[[" + all.join(',') + "]]")).value();
}

double best(auto action)
{
    double time = 1e9;
    for (int turn = 0; turn < Turns; ++turn)
        time = std::min(time, bench::millisecondsOf(action));
    return time;
}

} // namespace

int main()
{
    const auto firstCertificates = certificates(false);
    const auto secondCertificates = certificates(true);
    const auto firstPolicies = policies(false);
    const auto secondPolicies = policies(true);
    const management::SsoProfileList first = profiles(false);
    const management::SsoProfileList second = profiles(true);
    qsizetype different = 0;
    const double certificateTime = best([&] {
        different = management::resultCount(management::compareCertificates(firstCertificates, secondCertificates),
                                            management::ComparisonResult::Different);
    });
    const double policyTime = best([&] { (void)management::comparePolicies(firstPolicies, secondPolicies); });
    const auto rewrittenPolicies = policies(true, true);
    const double rewrittenTime = best([&] { (void)management::comparePolicies(firstPolicies, rewrittenPolicies); });
    const double profileTime = best([&] {
        (void)management::compareSsoProfiles({first.groups.first(), true}, {}, {second.groups.first(), true}, {});
    });
    const management::SsoSurroundings surroundings{
        {}, {}, firstCertificates.entries, QDateTime(QDate(2026, 11, 1), QTime(0, 0), Qt::UTC)};
    const double reviewTime = best([&] { (void)management::reviewSsoProfiles(second, surroundings); });
    const auto seen = management::seenProfiles(first, {}, surroundings.now);
    const double changeTime = best([&] { (void)management::changesSince(*seen, second); });
    const double sum = certificateTime + std::max(policyTime, rewrittenTime) + profileTime;
    std::printf("  certificates %5.1f ms, policies %5.1f ms (all rights written differently: %5.1f ms), profiles %5.1f "
                "ms: %5.1f ms (%lld certificates renewed); review %5.1f ms, changes %5.1f ms\n",
                certificateTime, policyTime, rewrittenTime, profileTime, sum, static_cast<long long>(different),
                reviewTime, changeTime);
    const bool isFast = sum < MostMilliseconds && reviewTime + changeTime < MostMilliseconds;
    if (!isFast)
        std::printf("too slow\n");
    return isFast && different == Certificates / 10 ? 0 : 1;
}

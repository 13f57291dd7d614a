#include "certificatejson.h"
#include "gatewaycheck.h"
#include "gatewayfields.h"
#include "policyreach.h"
#include "testprogram.h"
#include "urlpattern.h"

#include <QRandomGenerator>
#include <QTest>

using reach::GatewayEnvironment;
using reach::GatewayFinding;
using reach::ServedApi;

namespace {

/** A row of these tests: definitions as `path listen-path id name`, `-` for a missing member, `off` before an inactive
 * one and `key` before one that asks for keys. */
ServedApi served(const QString &row, const QByteArray &operations = "'/pets/{id}': {get: {}, delete: {}}",
                 const QByteArray &server = {})
{
    QStringList parts = row.split(u' ');
    const bool isActive = !parts.removeOne(u"off"_qs);
    const bool needsKey = parts.removeOne(u"key"_qs);
    const auto member = [&parts](qsizetype index, const QByteArray &name) {
        const QByteArray value = parts.value(index, u"-"_qs).toUtf8();
        return value == "-" ? QByteArray() : name + ": '" + value + "', ";
    };
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {" + operations +
                            "}\nx-vendor-api-gateway:\n  info: {" + member(2, "id") + member(3, "name") +
                            "state: {active: " + (isActive ? "true" : "false") + "}}\n  server: {listenPath: {" +
                            member(1, "value") +
                            "strip: true}, authentication: {enabled: " + (needsKey ? "true" : "false") + "}" + server +
                            "}\n  upstream: {url: 'http://u'}\n";
    return reach::servedApi(description::Description(document::Snapshot::parse(text, document::Format::Yaml)),
                            parts.constFirst());
}

QList<ServedApi> served(const QStringList &rows)
{
    QList<ServedApi> apis;
    for (const QString &row : rows)
        apis.append(served(row));
    return apis;
}

management::Policy policy(const QByteArray &json)
{
    return {*document::Value::fromJson(json)};
}

QString severityText(base::Severity severity)
{
    return severity == base::Severity::Error     ? u"error"_qs
           : severity == base::Severity::Warning ? u"warning"_qs
                                                 : u"info"_qs;
}

/** `path severity rule first-argument`, with the policy's place instead of the path. */
QStringList shown(const QList<GatewayFinding> &findings)
{
    QStringList lines;
    for (const GatewayFinding &finding : findings) {
        const QString place = finding.documentPath.isEmpty() ? finding.problem.logicalPointer : finding.documentPath;
        lines.append((QStringList{place, severityText(finding.problem.severity), finding.problem.rule} +
                      finding.problem.arguments)
                         .join(u' ')
                         .trimmed());
    }
    return lines;
}

} // namespace

/** The problems of definitions on one gateway, against tables by hand and against naive evaluations. */
class TestGatewayCheck final : public QObject
{
    Q_OBJECT

private slots:
    void checksDefinitions_data();
    void checksDefinitions();
    void checksPolicies_data();
    void checksPolicies();
    void checksCertificates();
    void pointsAtTheFieldToChange();
    void servesDomainsApart();
    void comparesURLsOnlySoOften();
    void endsWithVeryLongPaths();
    void namesADefinitionWithoutAFileOnce();
    void endsWithListenPathsThatAllDivideEachOther();
    void agreesAboutWhoIsReached();
    void reportsNoUrlThatAllowsARequest();
};

void TestGatewayCheck::checksDefinitions_data()
{
    QTest::addColumn<QStringList>("apis");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QStringList &apis, const QStringList &expected) {
        QTest::newRow(name) << apis << expected;
    };
    row("none", {}, {});
    row("apart", {u"a /a"_qs, u"b /b"_qs}, {});
    row("equal", {u"a /x 1 A"_qs, u"b /x 2 B"_qs}, {u"b error listen-path-equal /x A (a)"_qs});
    row("equal but for the slash at the start", {u"a x"_qs, u"b /x"_qs}, {u"b error listen-path-equal /x T (a)"_qs});
    row("three equal", {u"a /x"_qs, u"b /x"_qs, u"c /x"_qs},
        {u"b error listen-path-equal /x T (a)"_qs, u"c error listen-path-equal /x T (a)"_qs});
    row("equal, but one is inactive", {u"off a /x"_qs, u"b /x"_qs}, {});
    row("hidden by a parameter", {u"a /pets"_qs, u"b /{tenant}"_qs},
        {u"a error listen-path-never-reached /pets /{tenant} T (b)"_qs});
    row("hidden by an inactive one", {u"a /pets"_qs, u"off b /{tenant}"_qs}, {});
    row("nested", {u"a /api"_qs, u"b /api/v2"_qs}, {u"a info listen-path-divided /api/v2 T (b) /api/v2"_qs});
    row("nested twice", {u"a /api"_qs, u"b /api/v2"_qs, u"c /api/v2/x"_qs},
        {u"a info listen-path-divided /api/v2 T (b) /api/v2"_qs,
         u"b info listen-path-divided /api/v2/x T (c) /api/v2/x"_qs});
    row("nested and hidden", {u"a /"_qs, u"b /x"_qs, u"c /x"_qs},
        {u"a info listen-path-divided /x T (b) /x"_qs, u"c error listen-path-equal /x T (b)"_qs});
    row("only the slash at the end", {u"a /x"_qs, u"b /x/"_qs}, {u"a warning listen-path-divided /x/ T (b) /x/"_qs});
    row("crossed", {u"a /{x}/books"_qs, u"b /shop/{y}"_qs},
        {u"b warning listen-path-divided /shop/books T (a) /{x}/books"_qs});
    row("a literal of an expression", {u"a /{n:[0-9]+}"_qs, u"b /7/longer/than/that"_qs},
        {u"a info listen-path-divided /7/longer/than/that T (b) /7/longer/than/that"_qs});
    row("an expression takes from a literal", {u"a /7"_qs, u"b /{n:[0-9]+}"_qs},
        {u"a warning listen-path-divided /7 T (b) /{n:[0-9]+}"_qs});
    row("missing", {u"a -"_qs}, {u"a error listen-path-missing"_qs});
    row("missing in an inactive one", {u"off a -"_qs}, {});
    row("invalid", {u"a /{x"_qs, u"b /b"_qs}, {u"a error listen-path-invalid /{x"_qs});
    row("the same id", {u"a /a 1"_qs, u"b /b 1"_qs}, {u"b error api-id-taken 1 T (a)"_qs});
    row("the same id in an inactive one", {u"a /a 1"_qs, u"off b /b 1"_qs}, {u"b error api-id-taken 1 T (a)"_qs});
    row("the same name", {u"a /a 1 A"_qs, u"b /b 2 A"_qs}, {});
    row("no id", {u"a /a"_qs, u"b /b"_qs}, {});
}

void TestGatewayCheck::checksDefinitions()
{
    QFETCH(QStringList, apis);
    QFETCH(QStringList, expected);
    QCOMPARE(shown(reach::checkGateway(served(apis))).join(u'\n'), expected.join(u'\n'));
}

void TestGatewayCheck::checksPolicies_data()
{
    QTest::addColumn<QStringList>("apis");
    QTest::addColumn<QByteArrayList>("policies");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QStringList &apis, const QByteArrayList &policies,
                        const QStringList &expected) { QTest::newRow(name) << apis << policies << expected; };
    const QByteArray gold = R"({"_id":"g","name":"Gold","access_rights":{"1":{"api_id":"1","api_name":"A"}}})";
    const auto allowing = [](const QByteArray &urls) {
        return R"({"_id":"g","name":"Gold","access_rights":{"1":{"allowed_urls":[)" + urls + "]}}}";
    };
    row("neither", {}, {}, {});
    row("granted by id", {u"key a /a 1 A"_qs}, {gold}, {});
    row("granted by name", {u"key a /a - A"_qs}, {gold}, {});
    row("the name of one with another id", {u"a /a 2 A"_qs}, {gold},
        {u"policy:g/access_rights/1 warning policy-api-unknown Gold A"_qs});
    row("an unknown API without a name", {u"a /a 2 A"_qs}, {R"({"id":"g","access_rights":{"x/y":{}}})"},
        {u"policy:g/access_rights/x~1y warning policy-api-unknown g x/y"_qs});
    row("no definition has settings of the gateway", {}, {gold},
        {u"policy:g/access_rights/1 warning policy-api-unknown Gold A"_qs});
    row("no policy", {u"key a /a 1 A"_qs}, {}, {u"a warning api-without-policy Staging"_qs});
    row("no policy is needed", {u"a /a 1 A"_qs}, {}, {});
    row("no policy for an inactive one", {u"off key a /a 1 A"_qs}, {}, {});
    row("only an inactive policy", {u"key a /a 1 A"_qs},
        {R"({"_id":"g","is_inactive":true,"access_rights":{"1":{},"2":{}}})"},
        {u"policy:g/is_inactive info policy-inactive g"_qs, u"a warning api-without-policy Staging"_qs});
    row("an inactive policy for others", {u"a /a 1 A"_qs},
        {R"({"_id":"g","is_inactive":true,"access_rights":{"2":{}}})"}, {});
    row("a name that two have", {u"a /a - A"_qs, u"b /b - A"_qs}, {gold},
        {u"a warning api-name-ambiguous A Gold A (b)"_qs, u"b warning api-name-ambiguous A Gold A (a)"_qs});
    row("a name that one has beside an id", {u"a /a 1 A"_qs, u"b /b - A"_qs}, {gold},
        {u"b warning api-name-ambiguous A Gold A (a)"_qs});
    row("told once for all policies", {u"a /a 1 A"_qs, u"b /b - A"_qs}, {gold, gold},
        {u"b warning api-name-ambiguous A Gold A (a)"_qs});
    row("a URL of an operation", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets/{id}","methods":["GET"]})")}, {});
    row("a part of a URL", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets"},{"url":"^/pets/"},{"url":"/7$"})")}, {});
    row("a value of a parameter", {u"a /a 1 A"_qs}, {allowing(R"({"url":"^/pets/rex$","methods":["get"]})")}, {});
    row("an expression", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets/[0-9]{8}"},{"url":"/(a|b"})")}, {});
    row("no URL of an operation", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets"},{"url":"/cats/{id}"})")},
        {u"policy:g/access_rights/1/allowed_urls/1 warning policy-url-unused Gold /cats/{id} A (a)"_qs});
    row("a longer URL", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets/{id}/toys"})")},
        {u"policy:g/access_rights/1/allowed_urls/0 warning policy-url-unused Gold /pets/{id}/toys A (a)"_qs});
    row("another method", {u"a /a 1 A"_qs}, {allowing(R"({"url":"/pets/{id}","methods":["PUT"]})")},
        {u"policy:g/access_rights/1/allowed_urls/0 warning policy-url-unused Gold /pets/{id} A (a)"_qs});
    row("wrong types", {u"key a /a 1 A"_qs},
        {R"({"_id":7,"access_rights":[1,2]})", R"({"access_rights":{"1":null,"2":{"allowed_urls":"x"}}})", "{}", "[]",
         "7"},
        {u"policy:/access_rights/2 warning policy-api-unknown  2"_qs});
}

void TestGatewayCheck::checksPolicies()
{
    QFETCH(QStringList, apis);
    QFETCH(QByteArrayList, policies);
    QFETCH(QStringList, expected);
    GatewayEnvironment environment;
    environment.name = u"Staging"_qs;
    for (const QByteArray &json : policies)
        environment.policies.append(policy(json));
    QCOMPARE(shown(reach::checkGateway(served(apis), environment)).join(u'\n'), expected.join(u'\n'));
    environment.hasAllPolicies = false;
    const QStringList partly = shown(reach::checkGateway(served(apis), environment));
    QVERIFY(partly.filter(u"api-without-policy"_qs).isEmpty());
    QCOMPARE(partly.filter(u"policies-not-checked Staging"_qs).size(), 1);
}

void TestGatewayCheck::checksCertificates()
{
    const QByteArray server = ", clientCertificates: {enabled: true, allowlist: [gone, old, new]}, "
                              "customDomain: {enabled: true, name: d, certificates: [old, keyless]}";
    const ServedApi api = served(u"a /a"_qs, {}, server);
    const auto page = document::Value::fromJson(R"({"cert_basics":[
        {"id":"old","subject_cn":"old.example","has_private":true,"not_before":"2025-01-01T00:00:00Z","not_after":"2026-01-01T00:00:00Z"},
        {"id":"new","subject_cn":"new.example","has_private":false,"not_before":"2026-01-01T00:00:00Z","not_after":"2028-01-01T00:00:00Z"},
        {"id":"keyless","subject_cn":"k.example","has_private":false,"not_before":"2026-01-01T00:00:00Z","not_after":"2026-06-20T00:00:00Z"}
        ],"pages":1})");
    management::KnownCertificates known;
    known.forget(u"Staging"_qs);
    known.take({-1, false, std::nullopt}, *management::readCertificatePage(*page));
    GatewayEnvironment environment;
    environment.certificates = &known;
    environment.now = QDateTime::fromString(u"2026-06-15T12:00:00Z"_qs, Qt::ISODate);
    QCOMPARE(shown(reach::checkGateway({api}, environment)).join(u'\n'),
             (QStringList{u"a warning certificate-missing gone Staging"_qs,
                          u"a error certificate-expired old.example 2026-01-01"_qs,
                          u"a error certificate-expired old.example 2026-01-01"_qs,
                          u"a warning certificate-expires-soon k.example 2026-06-20"_qs,
                          u"a error certificate-without-key k.example"_qs})
                 .join(u'\n'));
}

void TestGatewayCheck::pointsAtTheFieldToChange()
{
    const QList<ServedApi> apis = served({u"a /x 1 A"_qs, u"key b /x 1 A"_qs});
    GatewayEnvironment environment;
    const QString extension = u"/x-vendor-api-gateway"_qs;
    QStringList pointers;
    for (const GatewayFinding &finding : reach::checkGateway(apis) + reach::checkGateway(apis, environment))
        pointers.append(finding.problem.pointer);
    QCOMPARE(pointers, (QStringList{extension + u"/server/listenPath/value"_qs, extension + u"/info/id"_qs,
                                    extension + u"/server/authentication/enabled"_qs}));
}

/** A gateway with domains of its own for APIs tries only those of the request's host. */
void TestGatewayCheck::servesDomainsApart()
{
    const auto domain = [](const QByteArray &name) { return ", customDomain: {enabled: true, name: " + name + "}"; };
    QList<ServedApi> apis{served(u"a /x"_qs, {}, domain("one.example")), served(u"b /x"_qs, {}, domain("two.example")),
                          served(u"c /x"_qs)};
    QCOMPARE(shown(reach::checkGateway(apis)), QStringList());
    apis.append(served(u"d /x"_qs, {}, domain("ONE.example")));
    QCOMPARE(shown(reach::checkGateway(apis)), QStringList{u"d error listen-path-equal /x T (a)"_qs});
}

void TestGatewayCheck::comparesURLsOnlySoOften()
{
    QByteArrayList urls;
    for (int i = 0; i < 100; ++i)
        urls.append(R"({"url":"/lost)" + QByteArray::number(i) + "\"}");
    GatewayEnvironment environment;
    environment.policies = {policy(R"({"_id":"g","access_rights":{"1":{"allowed_urls":[)" + urls.join(',') + "]}}}")};
    const QList<ServedApi> apis{served(u"a /a 1 A"_qs, "/pets: {get: {}}")};
    QCOMPARE(reach::checkGateway(apis, environment).size(), 100);
    environment.mostComparisons = 10;
    const QList<GatewayFinding> findings = reach::checkGateway(apis, environment);
    QCOMPARE(findings.size(), 11);
    QCOMPARE(findings.constLast().problem.rule, u"policy-urls-not-checked"_qs);
}

/** Each segment of the path gives a request, which is as long as the path. */
void TestGatewayCheck::endsWithVeryLongPaths()
{
    ServedApi api = served(u"a /a 1 A"_qs);
    const QByteArray path = QByteArray("/{id}/z").repeated(25'000);
    api.operations = {{path, "GET", {}, {}, {QString::fromLatin1(QByteArray("/1/z").repeated(25'000))}}};
    GatewayEnvironment environment;
    environment.mostComparisons = 100'000;
    const QByteArray url = '^' + QByteArray("/x").repeated(10'000);
    environment.policies = {policy(R"({"_id":"g","access_rights":{"1":{"allowed_urls":[{"url":")" + url + "y\"}]}}}")};
    const QList<GatewayFinding> findings = reach::checkGateway({api}, environment);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.constFirst().problem.rule, u"policy-urls-not-checked"_qs);
}

void TestGatewayCheck::namesADefinitionWithoutAFileOnce()
{
    ServedApi api = served(u"a /x - Books"_qs);
    QCOMPARE(reach::nameOfApi(api), u"Books (a)"_qs);
    api.documentPath = api.title;
    QCOMPARE(reach::nameOfApi(api), u"Books"_qs);
}

void TestGatewayCheck::endsWithListenPathsThatAllDivideEachOther()
{
    const ServedApi first = served(u"a /x"_qs, {});
    QList<ServedApi> apis;
    for (int i = 0; i < 400; ++i) {
        ServedApi api = first;
        api.listenPath = "/{a}" + QByteArray("/x").repeated(i);
        apis.append(api);
    }
    const QList<GatewayFinding> findings = reach::checkGateway(apis);
    QVERIFY(std::any_of(findings.begin(), findings.end(), [](const GatewayFinding &finding) {
        return finding.problem.rule == u"listen-paths-not-checked";
    }));
    // `/{a}/x/x` need not be told of below `/{a}`, which tells of `/{a}/x`.
    QVERIFY(findings.size() < 10'000);
}

/** Random definitions and policies: an API that needs keys is reported exactly if contract::rightFor() finds no access
 * right for it in any active policy. */
void TestGatewayCheck::agreesAboutWhoIsReached()
{
    QRandomGenerator random(20261129);
    const QStringList names{u"1"_qs, u"2"_qs, u"3"_qs, u"-"_qs};
    const auto any = [&] { return names.at(random.bounded(int(names.size()))); };
    for (int round = 0; round < 300; ++round) {
        QList<ServedApi> apis;
        for (int i = 0; i < 4; ++i)
            apis.append(served(u"%1%2%3 /a%3 %4 %5"_qs.arg(random.bounded(4) ? u"key "_qs : QString(),
                                                           random.bounded(4) ? QString() : u"off "_qs,
                                                           QString::number(i), any(), any())));
        GatewayEnvironment environment;
        for (int i = 0; i < 2; ++i)
            environment.policies.append(
                policy(u"{\"is_inactive\":%1,\"access_rights\":{\"%2\":{\"api_id\":\"%3\",\"api_name\":\"%4\"}}}"_qs
                           .arg(random.bounded(3) ? u"false"_qs : u"true"_qs, any(), any(), any())
                           .toUtf8()));
        QStringList expected;
        for (const ServedApi &api : std::as_const(apis)) {
            const bool isReached = std::any_of(
                environment.policies.cbegin(), environment.policies.cend(), [&api](const management::Policy &each) {
                    return !each.json.member("is_inactive").toBool() &&
                           contract::rightFor(management::accessRights(each), api.granted) >= 0;
                });
            if (api.isActive && api.needsKey && !isReached)
                expected.append(api.documentPath);
        }
        QStringList found;
        for (const GatewayFinding &finding : reach::checkGateway(apis, environment)) {
            if (finding.problem.rule == u"api-without-policy")
                found.append(finding.documentPath);
        }
        QCOMPARE(found, expected);
    }
}

/** Random allowed URLs and requests that fit an operation: a URL that is reported allows none of them. */
void TestGatewayCheck::reportsNoUrlThatAllowsARequest()
{
    QRandomGenerator random(20261129);
    const QStringList words{u"pets"_qs, u"toys"_qs, u"7"_qs, u"a.b"_qs};
    const QStringList pieces = words + QStringList{u"{id}"_qs, u"pet"_qs, u"s"_qs, u"[0-9]+"_qs};
    const auto pick = [&random](const QStringList &from) { return from.at(random.bounded(int(from.size()))); };
    const auto path = [&](const QStringList &from) {
        QString made;
        for (int i = 0, count = 1 + int(random.bounded(3)); i < count; ++i)
            made += u'/' + pick(from);
        return made;
    };
    int reported = 0;
    for (int round = 0; round < 300; ++round) {
        QStringList templates;
        QByteArrayList operations;
        for (int i = 0; i < 2; ++i) {
            templates.append(path(words + QStringList{u"{id}"_qs, u"{id}"_qs}));
            operations.append("'" + templates.constLast().toUtf8() + "': {get: {}}");
        }
        templates.removeDuplicates();
        operations.resize(templates.size());
        QString url = path(pieces);
        if (random.bounded(3) == 0)
            url = u'^' + url;
        if (random.bounded(3) == 0)
            url += u'$';
        GatewayEnvironment environment;
        environment.policies = {
            policy(R"({"access_rights":{"1":{"allowed_urls":[{"url":")" + url.toUtf8() + "\"}]}}}")};
        const QList<GatewayFinding> findings = reach::checkGateway({served(u"a /a 1 A"_qs, operations.join(", "))},
                                                                   environment);
        reported += int(findings.size());
        for (int i = 0; i < 30 && !findings.isEmpty(); ++i) {
            QString request;
            for (const QString &segment : pick(templates).split(u'/').sliced(1))
                request += u'/' + (segment.startsWith(u'{') ? pick(words + QStringList{u"spets"_qs}) : segment);
            const auto decision = management::decideUrl({{url, {}}}, u"GET"_qs, request);
            QVERIFY2(decision.code != management::UrlDecision::Code::Open,
                     qPrintable((QStringList{url, request} + templates).join(u' ')));
        }
    }
    QVERIFY(reported > 50);
}

GATEWRIGHT_TEST(TestGatewayCheck, QCoreApplication)
#include "testgatewaycheck.moc"

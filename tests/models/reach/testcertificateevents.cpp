#include "certificatecases.h"
#include "testprogram.h"

#include <QRandomGenerator>

using namespace reachtests;
using reach::CertificateEvent;
using reach::CertificatePart;
using reach::PartState;

/** What certificates stop, and when. */
class TestCertificateEvents final : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatStops_data();
    void tellsWhatStops();
    void tellsTheEnd_data();
    void tellsTheEnd();
    void ordersDefinitionsByDay();
    void takesOddLists();
    void agreesWithEachHour();
};

namespace {

struct Case {
    QByteArray server = "{}";
    QByteArray upstream = "{url: 'https://stock.example'}";
    QList<Listed> listed{};
    QStringList expected{};
    bool isComplete = true;
    QByteArray state = "{active: true}";
};

const QString June26 = u"2026-06-26T08:30:00Z"_qs;
const QString July3 = u"2026-07-03T00:00:00Z"_qs;
const QString May1 = u"2026-05-01T23:59:59Z"_qs;

QByteArray domainOf(const QByteArray &ids, const QByteArray &name = "shop.example", const QByteArray &enabled = "true")
{
    return "{customDomain: {enabled: " + enabled + ", name: '" + name + "', certificates: [" + ids + "]}}";
}

QByteArray clientsOf(const QByteArray &ids, const QByteArray &enabled = "true")
{
    return "{clientCertificates: {enabled: " + enabled + ", allowlist: [" + ids + "]}}";
}

QByteArray tlsOf(const QByteArray &mappings, const QByteArray &url = "https://stock.example",
                 const QByteArray &enabled = "true")
{
    return "{url: '" + url + "', mutualTLS: {enabled: " + enabled + ", domainToCertificateMapping: [" + mappings +
           "]}}";
}

} // namespace

Q_DECLARE_METATYPE(Case)

void TestCertificateEvents::tellsWhatStops_data()
{
    QTest::addColumn<Case>("c");
    const auto row = [](const char *name, const Case &c) { QTest::newRow(name) << c; };
    row("none named", {"{}", "{url: 'https://stock.example'}", {}, {u"today"_qs}});
    row("a custom domain", {.server = domainOf("a"),
                            .listed = {{.id = u"a"_qs, .to = June26}},
                            .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, a"_qs}});
    row("the last second of a day", {.server = domainOf("a"),
                                     .listed = {{.id = u"a"_qs, .to = u"2026-06-30T23:59:59Z"_qs}},
                                     .expected = {u"today"_qs, u"2026-06-30 domain shop.example: stops, a"_qs}});
    row("midnight", {.server = domainOf("a"),
                     .listed = {{.id = u"a"_qs, .to = July3}},
                     .expected = {u"today"_qs, u"2026-07-03 domain shop.example: stops, a"_qs}});
    row("later today", {.server = domainOf("a"),
                        .listed = {{.id = u"a"_qs, .to = u"2026-06-15T18:00:00Z"_qs}},
                        .expected = {u"today"_qs, u"2026-06-15 domain shop.example: stops, a"_qs}});
    row("another time zone", {.server = domainOf("a"),
                              .listed = {{.id = u"a"_qs, .to = u"2026-07-01T01:00:00+02:00"_qs}},
                              .expected = {u"today"_qs, u"2026-06-30 domain shop.example: stops, a"_qs}});
    row("expired", {.server = domainOf("a"),
                    .listed = {{.id = u"a"_qs, .to = May1}},
                    .expected = {u"2026-05-01 domain shop.example: stops, a"_qs, u"today"_qs}});
    row("the last of two for a domain", {.server = domainOf("a, b"),
                                         .listed = {{.id = u"a"_qs, .to = July3}, {.id = u"b"_qs, .to = June26}},
                                         .expected = {u"today"_qs, u"2026-07-03 domain shop.example: stops, a"_qs}});
    row("one of two has other names",
        {.server = domainOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3, .names = u"other.example"_qs}},
         .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, a"_qs}});
    row("a wildcard serves", {.server = domainOf("a", "api.shop.example"),
                              .listed = {{.id = u"a"_qs, .to = June26, .names = u"x *.shop.example"_qs}},
                              .expected = {u"today"_qs, u"2026-06-26 domain api.shop.example: stops, a"_qs}});
    row("a wildcard is one label",
        {.server = domainOf("a", "v1.api.shop.example"),
         .listed = {{.id = u"a"_qs, .to = June26, .names = u"*.shop.example"_qs}},
         .expected = {u"domain v1.api.shop.example: stops, a (other names)"_qs, u"today"_qs}});
    row("a custom domain that is a wildcard",
        {.server = domainOf("a", "*.shop.example"),
         .listed = {{.id = u"a"_qs, .to = June26, .names = u"*.SHOP.example"_qs}},
         .expected = {u"today"_qs, u"2026-06-26 domain *.shop.example: stops, a"_qs}});
    row("a gap between two",
        {.server = domainOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .from = July3, .to = u"2027-01-01T00:00:00Z"_qs}},
         .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, a"_qs,
                      u"2026-07-03 domain shop.example: works, b"_qs, u"2027-01-01 domain shop.example: stops, b"_qs}});
    row("one after the other without a gap",
        {.server = domainOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = u"2026-06-30T23:59:59Z"_qs},
                    {.id = u"b"_qs, .from = u"2026-07-01T00:00:00Z"_qs, .to = u"2027-01-01T00:00:00Z"_qs}},
         .expected = {u"today"_qs, u"2027-01-01 domain shop.example: stops, b"_qs}});
    row("not yet valid",
        {.server = domainOf("a"),
         .listed = {{.id = u"a"_qs, .from = July3, .to = u"2027-01-01T00:00:00Z"_qs}},
         .expected = {u"domain shop.example: stops, a (none)"_qs, u"today"_qs,
                      u"2026-07-03 domain shop.example: works, a"_qs, u"2027-01-01 domain shop.example: stops, a"_qs}});
    row("without a private key", {.server = domainOf("a"),
                                  .listed = {{.id = u"a"_qs, .to = June26, .hasKey = u"false"_qs}},
                                  .expected = {u"domain shop.example: stops, a (no key)"_qs, u"today"_qs}});
    row("a key that is not told", {.server = domainOf("a"),
                                   .listed = {{.id = u"a"_qs, .to = June26, .hasKey = u""_qs}},
                                   .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, a"_qs,
                                                u"domain shop.example: not known, a (key not loaded)"_qs}});
    row("names that are not told", {.server = domainOf("a"),
                                    .listed = {{.id = u"a"_qs, .to = June26, .names = u"-"_qs}},
                                    .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, a"_qs,
                                                 u"domain shop.example: not known, a (names not known)"_qs}});
    row("a pattern that can't be read", {.server = domainOf("a"),
                                         .listed = {{.id = u"a"_qs, .to = June26, .names = u"(broken"_qs}},
                                         .expected = {u"domain shop.example: stops, a (other names)"_qs, u"today"_qs}});
    row("not on the dashboard", {.server = domainOf("a"),
                                 .listed = {{.id = u"b"_qs, .to = June26}},
                                 .expected = {u"domain shop.example: stops, a (not on dashboard)"_qs, u"today"_qs}});
    row("not in a part of the list", {.server = domainOf("a"),
                                      .listed = {{.id = u"b"_qs, .to = June26}},
                                      .expected = {u"today"_qs, u"domain shop.example: not known, a (not loaded)"_qs},
                                      .isComplete = false});
    row("one expires and the other is not known",
        {.server = domainOf("a, z"),
         .listed = {{.id = u"a"_qs, .to = June26}},
         .expected = {u"today"_qs, u"2026-06-26 domain shop.example: not known, a"_qs},
         .isComplete = false});
    row("an id alone", {.server = domainOf("a"),
                        .listed = {{.id = u"a"_qs, .hasDetails = false}},
                        .expected = {u"today"_qs, u"domain shop.example: not known, a (not loaded)"_qs}});
    row("no end date", {.server = domainOf("a"),
                        .listed = {{.id = u"a"_qs}},
                        .expected = {u"today"_qs, u"domain shop.example: not known, a (no end)"_qs}});
    row("a reference", {.server = domainOf("'env://CERT'"),
                        .listed = {{.id = u"a"_qs, .to = June26}},
                        .expected = {u"today"_qs, u"domain shop.example: not known, env://CERT (not an id)"_qs}});
    row("a custom domain that is not enabled", {.server = domainOf("a", "shop.example", "false"),
                                                .listed = {{.id = u"a"_qs, .to = June26}},
                                                .expected = {u"today"_qs}});
    row("a custom domain without a name",
        {.server = domainOf("a", ""), .listed = {{.id = u"a"_qs, .to = June26}}, .expected = {u"today"_qs}});
    row("an inactive definition", {.server = domainOf("a"),
                                   .listed = {{.id = u"a"_qs, .to = June26}},
                                   .expected = {u"today"_qs},
                                   .state = "{active: false}"});
    row("one client alone", {.server = clientsOf("a"),
                             .listed = {{.id = u"a"_qs, .to = June26, .hasKey = u"false"_qs}},
                             .expected = {u"today"_qs, u"2026-06-26 all clients: stops, a"_qs}});
    row("one client of two, then both",
        {.server = clientsOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = June26, .hasKey = u"false"_qs},
                    {.id = u"b"_qs, .to = July3, .hasKey = u"false"_qs}},
         .expected = {u"today"_qs, u"2026-06-26 one client: stops, a"_qs, u"2026-07-03 all clients: stops, b"_qs}});
    row("two clients on one day", {.server = clientsOf("a, b"),
                                   .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = June26}},
                                   .expected = {u"today"_qs, u"2026-06-26 all clients: stops, a"_qs}});
    row("one client has expired",
        {.server = clientsOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = May1}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"2026-05-01 one client: stops, a"_qs, u"today"_qs, u"2026-07-03 all clients: stops, b"_qs}});
    row("all clients have expired",
        {.server = clientsOf("a, b"),
         .listed = {{.id = u"a"_qs, .to = u"2026-04-01T00:00:00Z"_qs}, {.id = u"b"_qs, .to = May1}},
         .expected = {u"2026-05-01 all clients: stops, b"_qs, u"today"_qs}});
    row("clients that are not asked",
        {.server = clientsOf("a", "false"), .listed = {{.id = u"a"_qs, .to = June26}}, .expected = {u"today"_qs}});
    row("the upstream", {.upstream = tlsOf("{domain: stock.example, certificate: a}"),
                         .listed = {{.id = u"a"_qs, .to = June26}},
                         .expected = {u"today"_qs, u"2026-06-26 upstream stock.example: stops, a"_qs}});
    row("the upstream by *", {.upstream = tlsOf("{domain: '*', certificate: a}"),
                              .listed = {{.id = u"a"_qs, .to = June26}},
                              .expected = {u"today"_qs, u"2026-06-26 upstream stock.example: stops, a"_qs}});
    row("the host before *",
        {.upstream = tlsOf("{domain: stock.example, certificate: b}, {domain: '*', certificate: a}"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"today"_qs, u"2026-07-03 upstream stock.example: stops, b"_qs}});
    row("the parent domain before *",
        {.upstream = tlsOf("{domain: '*.example', certificate: b}, {domain: '*', certificate: a}"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"today"_qs, u"2026-07-03 upstream stock.example: stops, b"_qs}});
    row("the host with its port first",
        {.upstream = tlsOf("{domain: 'stock.example:8443', certificate: b}, {domain: stock.example, certificate: a}",
                           "https://stock.example:8443/v1"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"today"_qs, u"2026-07-03 upstream stock.example:8443: stops, b"_qs}});
    row("the later of two mappings",
        {.upstream = tlsOf("{domain: stock.example, certificate: a}, {domain: Stock.Example, certificate: b}"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"today"_qs, u"2026-07-03 upstream stock.example: stops, b"_qs}});
    row("another domain", {.upstream = tlsOf("{domain: other.example, certificate: a}"),
                           .listed = {{.id = u"a"_qs, .to = June26}},
                           .expected = {u"today"_qs}});
    row("an upstream without TLS", {.upstream = tlsOf("{domain: '*', certificate: a}", "http://stock.example"),
                                    .listed = {{.id = u"a"_qs, .to = June26}},
                                    .expected = {u"today"_qs}});
    row("mutual TLS that is not enabled",
        {.upstream = tlsOf("{domain: '*', certificate: a}", "https://stock.example", "false"),
         .listed = {{.id = u"a"_qs, .to = June26}},
         .expected = {u"today"_qs}});
    row("an upstream that is a reference",
        {.upstream = tlsOf("{domain: stock.example, certificate: a}, {domain: old.example, certificate: b}",
                           "env://UPSTREAM"),
         .listed = {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}},
         .expected = {u"today"_qs, u"2026-06-26 calls of stock.example: stops, a"_qs,
                      u"2026-07-03 calls of old.example: stops, b"_qs}});
    row("a fingerprint for an id",
        {.server = domainOf('\'' + QByteArray(64, 'A') + '\''),
         .listed = {{.id = QString(24, u'1') + QString(64, u'a'), .to = June26}},
         .expected = {u"today"_qs, u"2026-06-26 domain shop.example: stops, "_qs + QString(64, u'A')}});
    row("before 1970 and in the year 9999",
        {.server = domainOf("a"),
         .upstream = tlsOf("{domain: '*', certificate: b}"),
         .listed = {{.id = u"a"_qs, .from = u"1900-01-01T00:00:00Z"_qs, .to = u"1969-12-31T23:59:59Z"_qs},
                    {.id = u"b"_qs, .to = u"9999-12-31T23:59:59Z"_qs}},
         .expected = {u"1969-12-31 domain shop.example: stops, a"_qs, u"today"_qs,
                      u"9999-12-31 upstream stock.example: stops, b"_qs}});
    row("an end before the start", {.server = domainOf("a"),
                                    .listed = {{.id = u"a"_qs, .from = July3, .to = June26}},
                                    .expected = {u"domain shop.example: stops, a (none)"_qs, u"today"_qs}});
}

void TestCertificateEvents::tellsWhatStops()
{
    QFETCH(const Case, c);
    const reach::ServedApi api = apiOf(c.server, c.upstream, c.state);
    const auto events = reach::certificateEvents(api, setOf(c.listed, c.isComplete), Now);
    QCOMPARE(eventLines(events, api).join(u'\n'), c.expected.join(u'\n'));
}

void TestCertificateEvents::tellsTheEnd_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<QString>("endOfDomain");
    QTest::addColumn<QString>("whole");
    QTest::addColumn<QString>("part");
    const QByteArray both = "{customDomain: {enabled: true, name: shop.example, certificates: [d]}, "
                            "clientCertificates: {enabled: true, allowlist: [a, b]}}";
    QTest::newRow("a part before the whole")
        << both << u"2026-09-01T00:00:00Z"_qs << u"2026-07-03 all clients"_qs << u"2026-06-26 one client"_qs;
    QTest::newRow("the whole before a part")
        << both << u"2026-06-20T00:00:00Z"_qs << u"2026-06-20 domain shop.example"_qs << QString();
    QTest::newRow("stopped") << both << u"2026-06-01T00:00:00Z"_qs << u"stopped 2026-06-01 domain shop.example"_qs
                             << QString();
    QTest::newRow("none") << QByteArray("{}") << QString() << QString() << QString();
}

void TestCertificateEvents::tellsTheEnd()
{
    QFETCH(QByteArray, server);
    QFETCH(QString, endOfDomain);
    QFETCH(QString, whole);
    QFETCH(QString, part);
    const auto set = setOf(
        {{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}, {.id = u"d"_qs, .to = endOfDomain}}, true);
    const reach::DefinitionEnd end = reach::definitionEnd(reach::certificateEvents(apiOf(server), set, Now));
    const auto text = [](const std::optional<CertificateEvent> &event, bool isStopped) {
        return event ? (isStopped ? u"stopped "_qs : QString()) + event->day().toString(Qt::ISODate) + u' ' +
                           partText(event->need)
                     : QString();
    };
    QCOMPARE(text(end.whole, end.isStopped), whole);
    QCOMPARE(text(end.part, end.isPartStopped), part);
    QVERIFY(!end.notKnown);
}

void TestCertificateEvents::ordersDefinitionsByDay()
{
    const auto set = setOf({{.id = u"a"_qs, .to = June26}, {.id = u"b"_qs, .to = July3}, {.id = u"c"_qs, .to = May1}},
                           true);
    const QList<reach::ServedApi> apis{apiOf(domainOf("b")), apiOf(domainOf("a")), apiOf(domainOf("c")),
                                       apiOf(clientsOf("a, b"))};
    const reach::CertificateEvents events = reach::certificateEvents(apis, set, Now);
    QList<qsizetype> order;
    for (const CertificateEvent &event : events.ahead)
        order.append(event.api);
    QCOMPARE(order, (QList<qsizetype>{1, 3, 0, 3}));
    QCOMPARE(events.stopped.size(), 1);
    QCOMPARE(events.stopped.constFirst().api, 2);
}

/** Of an allow list as long as nobody writes it, and of a certificate that is named again and again. */
void TestCertificateEvents::takesOddLists()
{
    reach::ServedApi api = apiOf("{}");
    constexpr int Clients = 100'000;
    for (int i = 0; i < Clients; ++i)
        api.certificates.append({QString::number(i % 7), preflight::CertificateUse::ClientAllowList, {}, {}, true});
    const auto set = setOf({{.id = u"3"_qs, .to = July3}, {.id = u"4"_qs, .to = June26}}, true);
    const reach::CertificateEvents events = reach::certificateEvents(api, set, Now);
    QCOMPARE(events.ahead.constLast().need.part, CertificatePart::AllClients);
    QCOMPARE(events.ahead.constLast().day(), QDate(2026, 7, 3));
    QCOMPARE(events.ahead.size(), (Clients + 2) / 7 + 1);
    QCOMPARE(events.stopped.size(), Clients - (Clients + 3) / 7 - (Clients + 2) / 7);
}

namespace {

/** The naive answer: whether the definition works in an hour, from the rules alone. */
bool worksAt(const reach::ServedApi &api, const QList<Listed> &listed, const QDateTime &moment)
{
    bool hasClients = false;
    bool isClientServed = false;
    bool hasDomain = false;
    bool isDomainServed = false;
    bool isUpstreamServed = true;
    for (const preflight::NamedCertificate &named : api.certificates) {
        const Listed *found = nullptr;
        for (const Listed &each : listed)
            found = each.id == named.id ? &each : found;
        const bool isValid = found && momentOf(found->from) <= moment && moment <= momentOf(found->to);
        const bool hasKey = found && found->hasKey == u"true";
        if (named.use == preflight::CertificateUse::ClientAllowList) {
            hasClients = true;
            isClientServed = isClientServed || isValid;
        } else if (named.use == preflight::CertificateUse::CustomDomain) {
            hasDomain = true;
            isDomainServed = isDomainServed ||
                             (isValid && hasKey && found->names.split(u' ').contains(u"shop.example"));
        } else {
            isUpstreamServed = isValid && hasKey;
        }
    }
    return (!hasClients || isClientServed) && (!hasDomain || isDomainServed) && isUpstreamServed;
}

} // namespace

/** Random definitions and certificates: the first hour in which the definition does not work is that of the events. */
void TestCertificateEvents::agreesWithEachHour()
{
    QRandomGenerator random(20261129);
    const QDateTime start(QDate(2026, 6, 15), QTime(12, 30), Qt::UTC);
    constexpr int Days = 40;
    int stopped = 0;
    int ahead = 0;
    int later = 0;
    for (int round = 0; round < 600; ++round) {
        QList<Listed> listed;
        for (int i = 0; i < 5; ++i) {
            const QDateTime from(QDate(2026, 6, 1).addDays(random.bounded(30)), QTime(random.bounded(24), 0), Qt::UTC);
            listed.append({QString::number(i), from.toString(Qt::ISODate),
                           from.addSecs(3600 * (24 + random.bounded(30 * 24))).toString(Qt::ISODate),
                           random.bounded(6) == 0 ? u"false"_qs : u"true"_qs,
                           random.bounded(6) == 0 ? u"other.example"_qs : u"a.example shop.example"_qs, true});
        }
        const auto ids = [&random](int most) {
            QByteArrayList list;
            for (int i = 0, count = 1 + random.bounded(most); i < count; ++i)
                list.append(QByteArray::number(random.bounded(6))); // One of them is not on the dashboard.
            return list.join(", ");
        };
        QByteArray server = "{";
        if (random.bounded(3) > 0)
            server += "customDomain: {enabled: true, name: shop.example, certificates: [" + ids(4) + "]}, ";
        if (random.bounded(3) > 0)
            server += "clientCertificates: {enabled: true, allowlist: [" + ids(4) + "]}";
        const QByteArray upstream = random.bounded(3) == 0 ? tlsOf("{domain: '*', certificate: " + ids(1) + "}")
                                                           : QByteArray("{url: 'https://stock.example'}");
        const reach::ServedApi api = apiOf(server + '}', upstream);
        const reach::DefinitionEnd end = reach::definitionEnd(
            reach::certificateEvents(api, setOf(listed, true), start));
        QDateTime first = start;
        while (first < start.addDays(Days) && worksAt(api, listed, first))
            first = first.addSecs(3600);
        const QByteArray what = server + ' ' + upstream;
        if (first == start) {
            QVERIFY2(end.isStopped, what.constData());
            ++stopped;
        } else if (first < start.addDays(Days)) {
            QVERIFY2(end.whole && !end.isStopped, what.constData());
            QCOMPARE(end.whole->change->at, first.addSecs(-1800).toSecsSinceEpoch() + 1);
            QCOMPARE(end.whole->day(), first.addSecs(-1800).date());
            ++ahead;
        } else {
            QVERIFY2(!end.isStopped && (!end.whole || end.whole->day() > first.addDays(-2).date()), what.constData());
            ++later;
        }
    }
    // Each answer was tried often.
    QVERIFY2(stopped > 100 && ahead > 100 && later > 30,
             qPrintable(u"%1 %2 %3"_qs.arg(QString::number(stopped), QString::number(ahead), QString::number(later))));
}

GATEWRIGHT_TEST(TestCertificateEvents, QCoreApplication)
#include "testcertificateevents.moc"

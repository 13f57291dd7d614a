#include "executions.h"
#include "harreader.h"
#include "harwriter.h"
#include "randomexchange.h"
#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using document::Format;
using document::Snapshot;

namespace {

const QString SchemaUri = u"file:///har12.json"_qs;

QByteArray harTextOf(const QList<traffic::Exchange> &exchanges)
{
    QList<traffic::RedactedExchange> written;
    for (const traffic::Exchange &exchange : exchanges)
        written.append(traffic::Redactor::withSecrets(exchange));
    return traffic::writeHar(written);
}

/** The exchanges of a file, written again. */
QByteArray writtenAgain(const QByteArray &har)
{
    const auto read = traffic::readHar(har);
    if (!read)
        qFatal("not read: %s", qUtf8Printable(read.error().detail));
    QList<traffic::Exchange> exchanges;
    for (const traffic::ExchangePtr &exchange : read->exchanges)
        exchanges.append(*exchange);
    return harTextOf(exchanges);
}

/** What is around the first byte that differs. */
QByteArray firstDifference(const QByteArray &left, const QByteArray &right)
{
    const auto [at, other] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    const qsizetype from = std::max<qsizetype>(at - left.begin() - 80, 0);
    return left.mid(from, 160) + "\n" + right.mid(from, 160);
}

/** HAR 1.2 as a JSON schema, with what readers need besides. */
class HarSchema final
{
public:
    HarSchema()
    {
        QFile file(QStringLiteral(TRAFFIC_DATA "/har12.schema.json"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no schema");
        m_schema = Snapshot::parse(file.readAll(), Format::Json);
        m_source.add(SchemaUri, m_schema.root());
    }
    /** The places of a file that break the schema, each with the keyword. */
    [[nodiscard]] QStringList faultsOf(const QByteArray &har)
    {
        const Snapshot instance = Snapshot::parse(har, Format::Json);
        if (!instance.isValid())
            return {u"no JSON: "_qs + instance.problems().first().rule +
                    QString::fromLatin1(har.mid(instance.problems().first().span.offset - 30, 60).toPercentEncoding())};
        schema::Options options;
        options.limits.steps = 10'000'000;
        QStringList faults;
        for (const schema::Finding &finding :
             schema::Validator(m_source, options).validate(instance.root(), {SchemaUri, {}}).findings)
            faults.append(finding.instance.toString() + u' ' + finding.keyword);
        return faults;
    }

private:
    Snapshot m_schema;
    support::SchemasOfATest m_source;
};

/** What the schema can't say: sums and differences of numbers. */
QString wrongSumOf(const QJsonValue &entry)
{
    const QJsonValue timings = entry[u"timings"];
    double sum = 0;
    for (const QStringView name : {u"blocked", u"dns", u"connect", u"send", u"wait", u"receive"})
        sum += std::max(timings[name].toDouble(), 0.0);
    if (std::abs(sum - entry[u"time"].toDouble()) > 0.01)
        return u"time"_qs;
    if (timings[u"ssl"].toDouble() > timings[u"connect"].toDouble())
        return u"ssl"_qs;
    const QJsonValue response = entry[u"response"];
    const QJsonValue content = response[u"content"];
    const qint64 size = content[u"size"].toInteger();
    const qint64 bodySize = response[u"bodySize"].toInteger();
    if (size >= 0 && bodySize >= 0 && content[u"compression"].toInteger() != size - bodySize)
        return u"compression"_qs;
    return {};
}

} // namespace

/** Random exchanges are written as HAR 1.2 says and as browsers need it, and can be read back. */
class TestHarRandom final : public QObject
{
    Q_OBJECT

private slots:
    void theSchemaFindsFaults_data();
    void theSchemaFindsFaults();
    void writesWhatReadersNeed();
    void readsBackWhatItWrote();
    void writesTheMessagesOfAWebSocket();
    void marksAWebSocketWithoutMessages();
    void keepsTheSchemeOfUrls();
    void redactsTheCustomFieldOfAFile();
};

void TestHarRandom::theSchemaFindsFaults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    const QString entry = u"/log/entries/0"_qs;
    QTest::newRow("no headersSize of a request") << QByteArray("\"headersSize\":-1,\"bodySize\":0}")
                                                 << QByteArray("\"bodySize\":0}") << entry + u"/request required"_qs;
    QTest::newRow("text for a status") << QByteArray("\"status\":200") << QByteArray("\"status\":\"200\"")
                                       << entry + u"/response/status type"_qs;
    QTest::newRow("no page") << QByteArray("\"pageref\":\"page_1\",") << QByteArray() << entry + u" required"_qs;
    QTest::newRow("an initiator that is null")
        << QByteArray("\"cache\":{}") << QByteArray("\"cache\":{},\"_initiator\":null")
        << entry + u"/_initiator type"_qs;
    QTest::newRow("no number for a time")
        << QByteArray("\"wait\":0.000") << QByteArray("\"wait\":null") << entry + u"/timings/wait type"_qs;
    QTest::newRow("a failed one without its error")
        << QByteArray("\"status\":200") << QByteArray("\"status\":0") << entry + u" required"_qs;
}

void TestHarRandom::theSchemaFindsFaults()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, fault);
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    exchange.request = {"GET", "/", {}, 1};
    exchange.response = {200, "OK", {}, 1};
    QByteArray har = harTextOf({exchange});
    HarSchema schema;
    QCOMPARE(schema.faultsOf(har), QStringList());
    QVERIFY2(har.contains(from), har.constData());
    har.replace(har.indexOf(from), from.size(), to);
    const QStringList faults = schema.faultsOf(har);
    QVERIFY2(faults.contains(fault), qPrintable(faults.join(u"; "_qs)));
}

void TestHarRandom::writesWhatReadersNeed()
{
    HarSchema schema;
    support::RandomExchanges random(4711);
    for (int at = 0; at < support::executions(300); ++at) {
        const QByteArray har = harTextOf({random.next(), random.next()});
        const QStringList faults = schema.faultsOf(har);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_qs) + QString::fromUtf8(har)));
        for (const QJsonValue &entry : QJsonDocument::fromJson(har)[u"log"][u"entries"].toArray())
            QVERIFY2(wrongSumOf(entry).isEmpty(), qPrintable(wrongSumOf(entry) + QString::fromUtf8(har)));
    }
    QCOMPARE(schema.faultsOf(harTextOf({})), QStringList());
}

void TestHarRandom::readsBackWhatItWrote()
{
    support::RandomExchanges random(815);
    for (int at = 0; at < support::executions(1000); ++at) {
        const QByteArray har = harTextOf({random.next(), random.next()});
        const QByteArray again = writtenAgain(har);
        QCOMPARE(writtenAgain(again), again);
        QVERIFY2(again == har, firstDifference(again, har).constData());
    }
}

void TestHarRandom::writesTheMessagesOfAWebSocket()
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'250, Qt::UTC);
    exchange.request = {"GET", "/socket", {}, 1};
    exchange.response = {101, "Switching Protocols", {}, 1};
    using Event = traffic::StreamEvent;
    const QList<Event> events{{2, true, 5, "hello", 1},
                              {3, false, 2, QByteArray("\0\xff", 2), 2},
                              {3, false, 9000, "cut", 1},
                              {4, true, 0, "", 9}};
    exchange.stream.events = events;
    exchange.stream.events.append(Event{5, false, 4, "data"}); // No frame.
    const QByteArray har = harTextOf({exchange});
    const QJsonValue entry = QJsonDocument::fromJson(har)[u"log"][u"entries"][0];
    QCOMPARE(entry[u"_resourceType"].toString(), u"websocket"_qs);
    const QJsonArray messages = entry[u"_webSocketMessages"].toArray();
    QCOMPARE(messages.size(), 4);
    QCOMPARE(QJsonDocument(messages[0].toObject()).toJson(QJsonDocument::Compact),
             QByteArray(R"({"data":"hello","opcode":1,"time":1700000000.252,"type":"send"})"));
    QCOMPARE(messages[1][u"data"].toString(), u"AP8="_qs);
    QCOMPARE(messages[2][u"_size"].toInteger(), 9000);
    const auto read = traffic::readHar(har);
    QVERIFY(read.isOk());
    QCOMPARE(read->exchanges.first()->stream.events, events);
}

void TestHarRandom::marksAWebSocketWithoutMessages()
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'250, Qt::UTC);
    exchange.request = {"GET", "/socket", {{"Connection", "Upgrade"}, {"Upgrade", "websocket"}}, 1};
    exchange.response = {101, "Switching Protocols", {}, 1};
    const auto entryOf = [&exchange] { return QJsonDocument::fromJson(harTextOf({exchange}))[u"log"][u"entries"][0]; };
    QCOMPARE(entryOf()[u"_resourceType"].toString(), u"websocket"_qs);
    QVERIFY(entryOf()[u"_webSocketMessages"].isArray());
    exchange.response.status = 200;
    QVERIFY(entryOf()[u"_resourceType"].isUndefined());
}

void TestHarRandom::keepsTheSchemeOfUrls()
{
    for (const char *url : {"https://h/a", "http://h/a"}) {
        const auto read = traffic::readHar(
            QByteArray(
                R"({"log":{"entries":[{"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":")") +
            url + R"("}}]}})");
        QVERIFY(read.isOk());
        QCOMPARE(
            QJsonDocument::fromJson(harTextOf({*read->exchanges.first()}))[u"log"][u"entries"][0][u"request"][u"url"],
            QJsonValue(QString::fromLatin1(url)));
    }
}

/** The name of a field with the upstream's credentials is in no list of well-known ones. */
void TestHarRandom::redactsTheCustomFieldOfAFile()
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    exchange.request = {"GET", "/", {}, 1};
    exchange.reachedUpstream = true;
    exchange.upstreamRequest = exchange.request;
    exchange.upstreamRequest.headers.append("X-Stock", "Basic a2ltOnMzY3JldC1jYW5hcnk=");
    exchange.changes = {{traffic::ChangeKind::Header, "X-Stock", std::nullopt, "Basic a2ltOnMzY3JldC1jYW5hcnk=",
                         traffic::ChangeReason::UpstreamBasicAuthentication, u"/x"_qs, true}};
    const auto read = traffic::readHar(harTextOf({exchange}));
    QVERIFY(read.isOk());
    const QByteArray redacted = traffic::writeHar({traffic::Redactor().exchange(*read->exchanges.first())});
    QVERIFY2(!redacted.contains("a2ltOnMzY3JldC1jYW5hcnk"), redacted.constData());
}

GATEWRIGHT_TEST(TestHarRandom, QCoreApplication)
#include "testharrandom.moc"

#include "exchangechunk.h"
#include "exchangefiltermodel.h"
#include "exchangesamples.h"
#include "redact.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

namespace {

using traffic::Exchange;

QByteArray randomBytes(QRandomGenerator &random, int most)
{
    QByteArray bytes(random.bounded(most + 1), Qt::Uninitialized);
    for (char &byte : bytes)
        byte = static_cast<char>(random.bounded(random.bounded(2) ? 256 : 2));
    return bytes;
}

QString randomText(QRandomGenerator &random)
{
    QString text;
    for (int left = random.bounded(6); left > 0; --left)
        text += QChar(static_cast<char16_t>(random.bounded(1, 0x10000))); // Lone surrogates, too.
    return text;
}

std::optional<QByteArray> maybeBytes(QRandomGenerator &random)
{
    return random.bounded(2) ? std::optional(randomBytes(random, 6)) : std::nullopt;
}

http::HeaderList randomHeaders(QRandomGenerator &random)
{
    http::HeaderList headers;
    for (int left = random.bounded(5); left > 0; --left)
        headers.append(randomBytes(random, 6), randomBytes(random, 200));
    return headers;
}

http::RequestHead randomHead(QRandomGenerator &random)
{
    return {randomBytes(random, 4), randomBytes(random, 300), randomHeaders(random), random.bounded(-1, 3)};
}

http::Body randomBody(QRandomGenerator &random)
{
    return {randomBytes(random, random.bounded(10) ? 40 : 9000), static_cast<qint64>(random.generate64()),
            static_cast<qint64>(random.generate64()), random.bounded(2) == 1};
}

double randomReal(QRandomGenerator &random)
{
    return random.bounded(2) ? random.bounded(1e6) : random.bounded(-1, 500);
}

Exchange randomExchange(QRandomGenerator &random)
{
    Exchange made;
    made.id = random.generate64();
    if (random.bounded(8))
        made.startedAt = QDateTime::fromMSecsSinceEpoch(random.bounded(1'000'000) * 1'900'000LL, Qt::UTC);
    made.apiName = randomText(random);
    made.documentPath = randomText(random);
    made.request = randomHead(random);
    made.requestBody = randomBody(random);
    made.clientAddress = randomBytes(random, 9);
    made.reachedUpstream = random.bounded(2);
    made.upstreamUrl = randomBytes(random, 9);
    made.upstreamKind = traffic::UpstreamKind(random.bounded(3));
    made.upstreamRequest = random.bounded(2) ? made.request : randomHead(random);
    for (int left = random.bounded(4); left > 0; --left)
        made.changes.append({static_cast<traffic::ChangeKind>(random.bounded(4)), randomBytes(random, 5),
                             maybeBytes(random), maybeBytes(random),
                             static_cast<traffic::ChangeReason>(random.bounded(7)), randomText(random),
                             random.bounded(2) == 1});
    for (int left = random.bounded(3); left > 0; --left)
        made.secretHeaderNames.append(randomBytes(random, 5));
    for (int left = random.bounded(3); left > 0; --left)
        made.secretParameterNames.append(randomBytes(random, 5));
    for (int left = random.bounded(3); left > 0; --left)
        made.secrets.append(secrets::Secret(randomBytes(random, 20)));
    made.response = {random.bounded(-1, 600), randomBytes(random, 9), randomHeaders(random), random.bounded(-1, 3)};
    made.responseBody = randomBody(random);
    made.stream.dropped = random.bounded(3);
    for (int left = random.bounded(3); left > 0; --left)
        made.stream.events.append({randomReal(random), random.bounded(2) == 1, static_cast<qint64>(random.generate64()),
                                   randomBytes(random, 20), random.bounded(-1, 16)});
    for (int left = random.bounded(3); left > 0; --left)
        made.findings.append({randomBytes(random, 5), randomBytes(random, 9), randomText(random), randomText(random),
                              randomText(random)});
    made.answeredBy = static_cast<traffic::AnsweredBy>(random.bounded(3));
    for (int left = random.bounded(3); left > 0; --left)
        made.decision.routes.append({randomText(random), randomText(random), randomText(random), randomBytes(random, 9),
                                     traffic::UpstreamKind(left)});
    made.decision.matched = random.bounded(-1, 3);
    made.decision.rule = randomText(random);
    made.decision.pointer = randomText(random);
    for (int left = random.bounded(3); left > 0; --left)
        made.decision.arguments.append(randomText(random));
    if (random.bounded(2))
        made.decision.readError = static_cast<http::ReadError>(random.bounded(http::ReadErrors));
    made.gatewayReason = static_cast<traffic::GatewayError>(random.bounded(traffic::GatewayErrors));
    made.error = static_cast<traffic::GatewayError>(random.bounded(traffic::GatewayErrors));
    made.errorDetail = randomText(random);
    for (double *phase : {&made.timings.blocked, &made.timings.dns, &made.timings.connect, &made.timings.ssl,
                          &made.timings.send, &made.timings.wait, &made.timings.receive})
        *phase = randomReal(random);
    made.serverAddress = randomBytes(random, 9);
    made.upstreamConnection = random.generate64();
    made.reusedConnection = random.bounded(2);
    made.isImported = random.bounded(2);
    made.isHttps = random.bounded(2);
    made.comment = randomText(random);
    return made;
}

/** The first field that differs; empty if none does. */
QByteArray difference(const Exchange &left, const Exchange &right)
{
    const auto isSameSecret = [](const secrets::Secret &a, const secrets::Secret &b) {
        return secrets::isSameSecret(a, b);
    };
    // A new field of Exchange belongs here and into the chunk.
    const auto &[id, startedAt, apiName, documentPath, isHttps, request, requestBody, clientAddress, reachedUpstream,
                 upstreamUrl, upstreamKind, upstreamRequest, changes, secretHeaderNames, secretParameterNames,
                 secretValues, response, responseBody, stream, answeredBy, findings, decision, gatewayReason, error,
                 errorDetail, timings, serverAddress, upstreamConnection, reusedConnection, isImported, comment] = left;
    const std::initializer_list<std::pair<const char *, bool>> same{
        {"id", id == right.id},
        {"startedAt", startedAt == right.startedAt && startedAt.timeSpec() == right.startedAt.timeSpec()},
        {"apiName", apiName == right.apiName},
        {"documentPath", documentPath == right.documentPath},
        {"isHttps", isHttps == right.isHttps},
        {"request", request == right.request},
        {"requestBody", requestBody == right.requestBody},
        {"clientAddress", clientAddress == right.clientAddress},
        {"reachedUpstream", reachedUpstream == right.reachedUpstream},
        {"upstreamUrl", upstreamUrl == right.upstreamUrl},
        {"upstreamKind", upstreamKind == right.upstreamKind},
        {"upstreamRequest", upstreamRequest == right.upstreamRequest},
        {"changes", changes == right.changes},
        {"secretHeaderNames", secretHeaderNames == right.secretHeaderNames},
        {"secretParameterNames", secretParameterNames == right.secretParameterNames},
        {"secrets", std::equal(secretValues.begin(), secretValues.end(), right.secrets.begin(), right.secrets.end(),
                               isSameSecret)},
        {"response", response == right.response},
        {"responseBody", responseBody == right.responseBody},
        {"stream", stream == right.stream},
        {"answeredBy", answeredBy == right.answeredBy},
        {"findings", findings == right.findings},
        {"decision", decision == right.decision},
        {"gatewayReason", gatewayReason == right.gatewayReason},
        {"error", error == right.error},
        {"errorDetail", errorDetail == right.errorDetail},
        {"timings", timings == right.timings},
        {"serverAddress", serverAddress == right.serverAddress},
        {"upstreamConnection", upstreamConnection == right.upstreamConnection},
        {"reusedConnection", reusedConnection == right.reusedConnection},
        {"isImported", isImported == right.isImported},
        {"comment", comment == right.comment},
    };
    for (const auto &[name, isSame] : same) {
        if (!isSame)
            return name;
    }
    return {};
}

class FileBytes final : public http::StoredBytes
{
public:
    [[nodiscard]] qsizetype size() const override { return 3; }
    [[nodiscard]] QByteArray read() const override { return "abc"; }
};

/** More exchanges than the model keeps whole; each has another path, header and body. */
QList<traffic::ExchangePtr> manyExchanges(int count)
{
    QList<traffic::ExchangePtr> made;
    for (int i = 0; i < count; ++i) {
        Exchange one = support::bookshopExchange();
        const QByteArray number = QByteArray::number(i);
        one.id = static_cast<quint64>(i);
        one.request.target = "/books/" + number;
        one.request.headers.append("X-Number", "n" + number + ".");
        one.responseBody.bytes = "body " + number + ".";
        one.responseBody.size = one.responseBody.bytes.size();
        made.append(support::shared(one));
    }
    return made;
}

} // namespace

class TestExchangeChunk final : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryField();
    void keepsBodiesInFiles();
    void modelReadsOldExchangesBack();
    void modelCountsWhatChunksTake();
    void filtersOldExchanges_data();
    void filtersOldExchanges();
};

void TestExchangeChunk::keepsEveryField()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 30; ++round) {
        QList<traffic::ExchangePtr> written;
        for (int i = 0; i < int(items::ExchangeModel::ChunkSize); ++i)
            written.append(support::shared(i % 9 == 8 ? *written.at(i - 1) : randomExchange(random)));
        const items::ExchangeChunk chunk(written);
        QCOMPARE(chunk.size(), written.size());
        for (int i = 0; i < int(items::ExchangeModel::ChunkSize); ++i) {
            QCOMPARE(difference(*written.at(i), *chunk.exchange(i)), QByteArray());
            const items::ExchangeFacts facts = chunk.facts(i);
            const items::ExchangeFacts expected = items::factsOf(*written.at(i));
            QCOMPARE(facts.target.toByteArray(), expected.target.toByteArray());
            QCOMPARE(facts.apiName, expected.apiName);
            QCOMPARE(facts.milliseconds, expected.milliseconds);
            QCOMPARE(facts.changes, expected.changes);
            QCOMPARE(facts.reachedUpstream, expected.reachedUpstream);
            QCOMPARE(facts.isTruncated, expected.isTruncated);
            QCOMPARE(facts.error, expected.error);
            QCOMPARE(facts.gatewayReason, expected.gatewayReason);
            QCOMPARE(facts.errorDetail, expected.errorDetail);
            QCOMPARE(facts.comment, expected.comment);
            QCOMPARE(chunk.shownTarget(i).toByteArray(),
                     traffic::Redactor(written.at(i)->secrets).target(written.at(i)->request.target));
            QCOMPARE(facts.responseSize, expected.responseSize);
            const items::RequestFacts request = chunk.requestFacts(i);
            const items::RequestFacts whole = items::KeptExchange(written.at(i)).requestFacts();
            QCOMPARE(request.method.toByteArray(), whole.method.toByteArray());
            QCOMPARE(request.target.toByteArray(), whole.target.toByteArray());
            QCOMPARE(request.shownTarget, whole.shownTarget);
            QCOMPARE(request.startedAt, whole.startedAt);
            QCOMPARE(request.isImported, whole.isImported);
            QCOMPARE(request.route == nullptr, whole.route == nullptr);
            if (request.route)
                QCOMPARE(*request.route, *whole.route);
        }
    }
}

void TestExchangeChunk::keepsBodiesInFiles()
{
    Exchange one = support::bookshopExchange();
    one.responseBody.bytes = http::BodyBytes(std::make_shared<FileBytes>());
    const items::ExchangeChunk chunk({support::shared(one)});
    const traffic::ExchangePtr read = chunk.exchange(0);
    QVERIFY(read->responseBody.bytes.memory().isEmpty());
    QCOMPARE(read->responseBody.bytes.read(), QByteArray("abc"));
    QVERIFY(chunk.bytes(0) > 3);
}

void TestExchangeChunk::modelReadsOldExchangesBack()
{
    const auto count = static_cast<int>(items::ExchangeModel::WholeExchanges) + 300;
    const QList<traffic::ExchangePtr> written = manyExchanges(count);
    items::ExchangeModel model;
    const quint64 running = model.begin(written.at(0));
    model.append(written);
    QTRY_VERIFY(model.hasChunks());
    QVERIFY(model.complete(running, written.at(1)));
    for (int i = 0; i < count; ++i)
        QCOMPARE(difference(*model.exchangeAt(i + 1), *written.at(i)), QByteArray());
    QCOMPARE(model.index(3, items::ExchangeModel::Path).data().toString(), u"/books/2"_qs);
    model.setMarks({model.numberAt(5)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    model.clear();
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(difference(*model.exchangeAt(0), *written.at(4)), QByteArray());
    model.append(written);
    QCOMPARE(difference(*model.exchangeAt(1), *written.at(0)), QByteArray());
}

void TestExchangeChunk::modelCountsWhatChunksTake()
{
    // As objects, about half of them would fit.
    constexpr int Count = 10'000;
    items::ExchangeModel model;
    model.setBounds(Count, 20LL * 1024 * 1024);
    model.append(manyExchanges(Count));
    QTRY_VERIFY(!model.keptAt(Count - int(items::ExchangeModel::WholeExchanges) - 100).isWhole());
    QCOMPARE(model.rowCount(), Count);
    model.setBounds(Count, 4LL * 1024 * 1024);
    QTRY_VERIFY(model.rowCount() < Count);
    QCOMPARE(model.exchangeAt(model.rowCount() - 1)->id, quint64(Count - 1));
}

void TestExchangeChunk::filtersOldExchanges_data()
{
    QTest::addColumn<QString>("filter");
    QTest::newRow("facts") << u"path:/books/1017 or (path:/books/17 not larger:8)"_qs;
    QTest::newRow("header") << u"header:x-number=n17. or header:x-number=n1017."_qs;
    QTest::newRow("body") << u"body:\"body 17.\" or body:\"body 1017.\""_qs;
}

void TestExchangeChunk::filtersOldExchanges()
{
    QFETCH(const QString, filter);
    items::ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    model.append(manyExchanges(int(items::ExchangeModel::WholeExchanges) + 200));
    filtered.setFilter(items::ExchangeFilter::parse(filter));
    QTRY_VERIFY(!filtered.isSearching());
    QVERIFY(filtered.rowCount() > 0);
    const traffic::ExchangePtr last = filtered.exchangeAt(filtered.index(filtered.rowCount() - 1, 0));
    QCOMPARE(last->request.target, QByteArray("/books/1017"));
    if (filtered.rowCount() > 1)
        QCOMPARE(filtered.exchangeAt(filtered.index(0, 0))->request.target, QByteArray("/books/17"));
}

GATEWRIGHT_TEST(TestExchangeChunk, QCoreApplication)

#include "testexchangechunk.moc"

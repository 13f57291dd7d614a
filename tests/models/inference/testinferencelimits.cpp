#include "inferencelimits.h"
#include "inferredtraffic.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using inferred::Sent;

#if defined(__SANITIZE_ADDRESS__)
extern "C" size_t __sanitizer_get_current_allocated_bytes();
#else
#include <malloc.h>
#endif

/** Drafts from hostile and from very much traffic: they stay small, and the exchanges that were used fit them. */
class TestInferenceLimits final : public QObject
{
    Q_OBJECT

private slots:
    void describesManyKeysAsAMap();
    void describesDeepValues();
    void survivesInvalidBytes();
    void boundsPaths();
    void boundsParametersAndMediaTypes();
    void boundsSchemas();
    void needsMemoryForShapesOnly();
};

namespace {

constexpr qint64 MostGrowth = 4'000'000;

/** The bytes of the heap that are in use: what the system or a sanitizer keeps of freed ones is left out. */
qint64 allocatedBytes()
{
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<qint64>(__sanitizer_get_current_allocated_bytes());
#else
    const struct mallinfo2 info = mallinfo2();
    return static_cast<qint64>(info.uordblks + info.hblkhd);
#endif
}

QByteArray number(qsizetype value)
{
    return QByteArray::number(value);
}

/** A word without digits, which is no ID: `baaa`, `caaa` … */
QByteArray word(qsizetype value)
{
    QByteArray text = "word";
    for (; value > 0; value /= 10)
        text += "-" +
                QByteArrayList{"ash", "bee", "cat", "dot", "elk", "fig", "gem", "hat", "ink", "jar"}.at(value % 10);
    return text;
}

} // namespace

void TestInferenceLimits::describesManyKeysAsAMap()
{
    QByteArray body = "{\"word\": 0";
    for (qsizetype i = 1; i < 100'000; ++i)
        body += ",\"" + word(i) + "\":" + number(i);
    const QList<Sent> traffic = {{.request = "GET /a", .answer = body + '}'},
                                 {.request = "GET /a", .answer = R"({"word": "text"})"}};
    const QByteArray draft = inferred::draftOf(traffic);
    QCOMPARE(
        inferred::jsonAt(draft, {"paths", "/a", "get", "responses", "200", "content", "application/json", "schema"}),
        QByteArray(R"({"type":"object","additionalProperties":{"type":["string","integer"]}})"));
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
    // A few keys at a time are the same.
    QList<Sent> pieces;
    for (qsizetype i = 0; i < 600; ++i)
        pieces.append({.request = "GET /a", .answer = "{\"" + word(i) + "\": 1}"});
    const QByteArray second = inferred::draftOf(pieces);
    QVERIFY(second.size() < 1000);
    QCOMPARE(inferred::misfitsOf(second, pieces), QByteArrayList());
}

void TestInferenceLimits::describesDeepValues()
{
    constexpr qsizetype Depth = 200;
    const QList<Sent> traffic = {
        {.request = "GET /a", .answer = QByteArray(Depth, '[') + QByteArray(Depth, ']')},
        {.request = "GET /b", .answer = QByteArray(R"({"child":)").repeated(Depth) + '1' + QByteArray(Depth, '}')},
        {.request = "GET /b", .answer = R"({"child": {"child": "x"}})"}};
    const QByteArray draft = inferred::draftOf(traffic);
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
    QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());
    // A body that no reader takes is left out.
    QVERIFY(!inferred::draftOf({Sent{.request = "GET /a", .answer = QByteArray(1'000'000, '[')}}).isEmpty());
}

void TestInferenceLimits::survivesInvalidBytes()
{
    QRandomGenerator random(5);
    const auto bytes = [&random](qsizetype size) {
        QByteArray text;
        for (qsizetype i = 0; i < size; ++i)
            text += char(random.bounded(1, 256));
        return text.replace(' ', '_').replace('\n', '_').replace('\r', '_');
    };
    QList<Sent> traffic;
    for (int i = 0; i < 300; ++i) {
        const QByteArray junk = bytes(1 + random.bounded(30));
        traffic.append({.request = "GET /" + junk.toPercentEncoding("/")});
        traffic.append({.request = "GET /a?" + junk});
        traffic.append({.request = "GET /a", .answer = "{\"" + junk + "\": \"" + junk + "\"}"});
        traffic.append({.request = "POST /a", .body = junk, .bodyType = "application/x-www-form-urlencoded"});
        traffic.append({.request = "GET /a", .answer = junk, .answerType = "text/plain"});
        traffic.append({.request = "GET /a", .answer = junk, .answerType = junk});
        traffic.append({.request = "GET /a", .answer = junk, .answerType = "multipart/form-data; boundary=" + junk});
    }
    const QByteArray draft = inferred::draftOf(traffic);
    const auto snapshot = document::Snapshot::parse(draft, document::Format::Yaml);
    QVERIFY(snapshot.isValid());
    QVERIFY(draft.isValidUtf8());
    QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());
    QVERIFY(document::Snapshot::parse(inferred::draftOf(traffic, document::Format::Json), document::Format::Json)
                .isValid());
}

void TestInferenceLimits::boundsPaths()
{
    inference::TrafficInference inference;
    for (qsizetype i = 0; i < 30'000; ++i)
        inference.add(inferred::exchangeOf({.request = "GET /p/" + word(i)}));
    QCOMPARE(inference.counts().used, inference::MaximumOperations);
    QCOMPARE(inference.counts().overLimit, 30'000 - inference::MaximumOperations);
    // Known paths are still used.
    inference.add(inferred::exchangeOf({.request = "GET /p/" + word(1)}));
    QCOMPARE(inference.counts().used, inference::MaximumOperations + 1);
}

void TestInferenceLimits::boundsParametersAndMediaTypes()
{
    QList<Sent> traffic;
    for (qsizetype i = 0; i < 1000; ++i)
        traffic.append({.request = "POST /a?" + word(i) + "=1",
                        .body = word(i) + "=1",
                        .bodyType = "application/x-www-form-urlencoded",
                        .answer = "x",
                        .answerType = "text/" + word(i),
                        .fields = {{"X-" + word(i), "1"}},
                        .answerFields = {{"X-" + word(i), "1"}}});
    const QByteArray draft = inferred::draftOf(traffic);
    const auto snapshot = document::Snapshot::parse(draft, document::Format::Yaml);
    const document::Pointer operation{"paths", "/a", "post"};
    QCOMPARE(snapshot.at(operation.child("parameters")).childCount(), 2 * inference::MaximumParameters + 1);
    const document::Pointer answer = operation / document::Pointer{"responses", "200"};
    QCOMPARE(snapshot.at(answer.child("headers")).childCount(), inference::MaximumParameters);
    QCOMPARE(snapshot.at(answer.child("content")).childCount(), inference::MaximumMediaTypes + 1);
    // One range is for the media types over the limit.
    QVERIFY(snapshot.at(answer / document::Pointer{"content", "*/*"}).exists());
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
}

void TestInferenceLimits::boundsSchemas()
{
    QList<Sent> traffic;
    for (qsizetype i = 0; i < 600; ++i) {
        QByteArray body = "{\"word\": 1";
        for (qsizetype at = 1; at < 450; ++at)
            body += ",\"" + word(i * 450 + at) + "\": {\"a\": [1]}";
        traffic.append({.request = "GET /" + word(i), .answer = body + '}'});
    }
    const QByteArray draft = inferred::draftOf(traffic);
    QVERIFY2(draft.size() < 60'000'000, number(draft.size()).constData());
    QCOMPARE(inferred::misfitsOf(draft, traffic.mid(0, 3) + traffic.mid(597)), QByteArrayList());
}

void TestInferenceLimits::needsMemoryForShapesOnly()
{
    inference::TrafficInference inference;
    QRandomGenerator random(9);
    const auto addMany = [&](qsizetype count) {
        for (qsizetype i = 0; i < count; ++i) {
            const QByteArray id = number(random.bounded(1'000'000'000));
            inference.add(inferred::exchangeOf(
                {.request = "POST /users/" + id + "/items/" + number(i) + "?at=" + id,
                 .body = "{\"id\": " + id + ", \"" + id + "\": {\"text\": \"" + QByteArray(200, 'x') + id + "\"}}",
                 .answer = "[{\"id\": " + id + "}]",
                 .fields = {{"Authorization", "Bearer " + id + "abcdefgh"}, {"Cookie", "a=" + id}}}));
        }
    };
    // The known secrets and names have bounds of their own, which these reach.
    addMany(30'000);
    const QByteArray draft = inference.text(document::Format::Yaml);
    const qint64 before = allocatedBytes();
    addMany(30'000);
    const qint64 growth = allocatedBytes() - before;
    QVERIFY2(growth < MostGrowth, number(growth).constData());
    QCOMPARE(inference.text(document::Format::Yaml), draft);
}

GATEWRIGHT_TEST(TestInferenceLimits, void)
#include "testinferencelimits.moc"

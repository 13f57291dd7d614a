#include "excerptconversion.h"
#include "testprogram.h"

#include <QTest>

using conversion::Loss;
using openapi::Excerpt;
using specification::Version;

/** Copied paths and operations in the version of another document. */
class TestExcerptConversion final : public QObject
{
    Q_OBJECT

private slots:
    void convertsSchemas_data();
    void convertsSchemas();
    void keepsTheTextOfTheSameVersion_data();
    void keepsTheTextOfTheSameVersion();
    void tellsWhichEntriesAreMissing_data();
    void tellsWhichEntriesAreMissing();
    void refusesAnExcerptWithoutEntriesLeft();
};

namespace {

QByteArray withSchema(const QByteArray &version, const QByteArray &schema)
{
    return "openapi: " + version +
           "\npaths:\n  /a:\n    get: {responses: {}} # kept\ncomponents:\n  schemas:\n    A: " + schema + '\n';
}

QByteArray textOf(const Excerpt &excerpt)
{
    const auto text = excerpt.text(document::Format::Yaml);
    return text ? *text : QByteArray("?");
}

} // namespace

void TestExcerptConversion::convertsSchemas_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Version>("to");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("losses");
    const QByteArray older = "{type: string, nullable: true}";
    const QByteArray newer = "{type: [string, 'null']}";
    QTest::newRow("3.0 to 3.1") << withSchema("3.0.3", older) << Version::V31
                                << withSchema("3.1.2", "{type: [string, 'null']}") << 0;
    QTest::newRow("3.0 to 3.2") << withSchema("3.0.3", older) << Version::V32
                                << withSchema("3.2.0", "{type: [string, 'null']}") << 0;
    QTest::newRow("3.1 to 3.0") << withSchema("3.1.0", newer) << Version::V30
                                << withSchema("3.0.4", "{type: string, nullable: true}") << 0;
    QTest::newRow("3.2 to 3.0") << withSchema("3.2.0", newer) << Version::V30
                                << withSchema("3.0.4", "{type: string, nullable: true}") << 0;
    QTest::newRow("bounds to 3.0") << withSchema("3.1.0", "{exclusiveMinimum: 1}") << Version::V30
                                   << withSchema("3.0.4", "{exclusiveMinimum: true, minimum: 1}") << 0;
    QTest::newRow("examples to 3.0") << withSchema("3.1.0", "{examples: [a, b]}") << Version::V30
                                     << withSchema("3.0.4", "{example: a}") << 1;
}

void TestExcerptConversion::convertsSchemas()
{
    QFETCH(QByteArray, before);
    QFETCH(Version, to);
    QFETCH(QByteArray, after);
    QFETCH(int, losses);
    const auto excerpt = Excerpt::read(before, false);
    QVERIFY(excerpt);
    const auto converted = conversion::convertExcerpt(*excerpt, to);
    QVERIFY(converted);
    QCOMPARE(textOf(converted->excerpt), after);
    QCOMPARE(converted->losses.size(), losses);
}

void TestExcerptConversion::keepsTheTextOfTheSameVersion_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("same version") << QByteArray(
        "openapi: '3.1.0'   # ours\npaths:\n    /a: {get:   {responses: {}}}\n");
    QTest::newRow("other version") << QByteArray("openapi: 4.0.0\npaths:\n    /a: {get:   {responses: {}}}\n");
    QTest::newRow("no version") << QByteArray("paths:\n    /a: {get:   {responses: {}}}\n");
}

void TestExcerptConversion::keepsTheTextOfTheSameVersion()
{
    QFETCH(QByteArray, text);
    const auto excerpt = Excerpt::read(text, false);
    QVERIFY(excerpt);
    const auto converted = conversion::convertExcerpt(*excerpt, Version::V31);
    QVERIFY(converted);
    QCOMPARE(textOf(converted->excerpt), text);
    QVERIFY(converted->losses.isEmpty());
}

void TestExcerptConversion::tellsWhichEntriesAreMissing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("areOperations");
    QTest::addColumn<Version>("to");
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("isRemoved");
    const QByteArray webhooks = "openapi: 3.1.0\npaths:\n  /a: {get: {responses: {}}}\nwebhooks:\n  b: {}\n";
    const QByteArray query = "openapi: 3.2.0\npaths:\n  /a: {get: {responses: {}}, query: {responses: {}}}\n";
    const QByteArray copy = "openapi: 3.2.0\npaths:\n  /a: {get: {responses: {}}, "
                            "additionalOperations: {COPY: {responses: {}}}}\n";
    QTest::newRow("webhooks") << webhooks << false << Version::V30 << u"/webhooks"_qs << true;
    QTest::newRow("operation") << query << true << Version::V31 << u"/paths/~1a/query"_qs << true;
    QTest::newRow("other operations") << copy << true << Version::V31 << u"/paths/~1a/additionalOperations"_qs << true;
    // The path is put into the document with its extension.
    QTest::newRow("operation of a path") << query << false << Version::V31 << u"/paths/~1a/query"_qs << false;
}

void TestExcerptConversion::tellsWhichEntriesAreMissing()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, areOperations);
    QFETCH(Version, to);
    QFETCH(QString, place);
    QFETCH(bool, isRemoved);
    const auto excerpt = Excerpt::read(text, areOperations);
    QVERIFY(excerpt);
    const auto converted = conversion::convertExcerpt(*excerpt, to);
    QVERIFY(converted);
    QCOMPARE(converted->losses.size(), 1);
    QCOMPARE(converted->losses.first().pointer.toString(), place);
    QCOMPARE(converted->losses.first().kind, isRemoved ? Loss::Kind::Removed : Loss::Kind::Renamed);
}

void TestExcerptConversion::refusesAnExcerptWithoutEntriesLeft()
{
    const auto excerpt = Excerpt::read("openapi: 3.1.0\nwebhooks:\n  b: {}\n", false);
    QVERIFY(excerpt);
    const auto converted = conversion::convertExcerpt(*excerpt, Version::V30);
    QVERIFY(!converted);
    QCOMPARE(converted.error().code, base::ErrorCode::Unsupported);
}

GATEWRIGHT_TEST(TestExcerptConversion, QCoreApplication)
#include "testexcerptconversion.moc"

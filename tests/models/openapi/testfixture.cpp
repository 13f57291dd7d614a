#include "fakedocuments.h"
#include "fixture.h"
#include "memoryfiles.h"
#include "testprogram.h"

#include <QTest>

using support::Fixture;

/** Several files of a test in one text: their names, texts and cursor, and the texts that are no fixtures. */
class TestFixture final : public QObject
{
    Q_OBJECT

private slots:
    void readsFiles();
    void removesTheIndentation();
    void findsTheCursor();
    void fillsFakes();
    void reportsProblems_data();
    void reportsProblems();
};

void TestFixture::readsFiles()
{
    const Fixture files(R"(
//- api.yaml
a: 1
//- parts/empty.yaml
//- ../other/b.yaml
# //- is a head only at the start of a line

b: 2
)");
    const QHash<QString, QByteArray> expected{
        {u"/f/api.yaml"_qs, "a: 1\n"},
        {u"/f/parts/empty.yaml"_qs, ""},
        {u"/other/b.yaml"_qs, "# //- is a head only at the start of a line\n\nb: 2\n"}};
    QCOMPARE(files.texts(), expected);
    QCOMPARE(files.paths(), (QStringList{u"/f/api.yaml"_qs, u"/f/parts/empty.yaml"_qs, u"/other/b.yaml"_qs}));
    QCOMPARE(files.text(u"api.yaml"_qs), QByteArray("a: 1\n"));
    QCOMPARE(files.text(u"../other/b.yaml"_qs), expected.value(u"/other/b.yaml"_qs));
    const QHash<QString, QByteArray> inRoot{{u"/api.yaml"_qs, "a: 1\n"}};
    QCOMPARE(Fixture("//- api.yaml\na: 1", u"/"_qs).texts(), inRoot);
}

void TestFixture::removesTheIndentation()
{
    const Fixture files(R"(
        //- api.yaml
        a:
          b: |
            text

            more
        //- b.yaml
        - c
    )");
    QCOMPARE(files.text(u"api.yaml"_qs), QByteArray("a:\n  b: |\n    text\n\n    more\n"));
    QCOMPARE(files.text(u"b.yaml"_qs), QByteArray("- c\n"));
}

void TestFixture::findsTheCursor()
{
    const Fixture files(R"(
        //- api.yaml
        a: 1
        //- part.yaml
        ä: {$ref: 'api.yaml', c: [0, <|>1]}
    )");
    QCOMPARE(files.text(u"part.yaml"_qs), QByteArray("ä: {$ref: 'api.yaml', c: [0, 1]}\n"));
    QCOMPARE(files.cursor().path, u"/f/part.yaml"_qs);
    QCOMPARE(files.cursor().offset, QByteArray("ä: {$ref: 'api.yaml', c: [0, ").size());
    const openapi::Place expected{u"/f/part.yaml"_qs, {"ä", "c", "1"}};
    QCOMPARE(support::placeAtCursor(files), expected);
}

void TestFixture::fillsFakes()
{
    const Fixture files("//- a.yaml\nx: {$ref: b.yaml}\n//- b.yaml\ny: 1\n");
    QCOMPARE(support::MemoryFiles(files).all(), files.texts());
    support::FakeDocuments documents(files);
    QCOMPARE(documents.texts, files.texts());
    QCOMPARE(documents.load({u"/f/a.yaml"_qs}).documents().size(), 2);
}

void TestFixture::reportsProblems_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const QString &problem) {
        QTest::newRow(name) << QByteArray(text) << problem;
    };
    row("none", "//- a.yaml\na: 1\n", {});
    row("nothing", "", u"no file"_qs);
    row("text before the first file", "\n  a: 1\n  //- a.yaml\n", u"text before the first file: a: 1"_qs);
    row("no name", "//- \na: 1\n", u"a file without a name"_qs);
    row("two files of one name", "//- a.yaml\n//- b/../a.yaml\n", u"two files with the name b/../a.yaml"_qs);
    row("indented less", "  //- a.yaml\n  a: 1\n b: 2\n", u"indented less than the first file: b: 2"_qs);
    row("a file indented less", "  //- a.yaml\n  a: 1\n//- b.yaml\n",
        u"indented less than the first file: //- b.yaml"_qs);
    row("a file indented more", "//- a.yaml\n  //- b.yaml\n", u"indented more than the first file: //- b.yaml"_qs);
    row("two cursors in a file", "//- a.yaml\n<|><|>\n", u"a second cursor in a.yaml"_qs);
    row("cursors in two files", "//- a.yaml\n<|>\n//- b.yaml\n<|>\n", u"a second cursor in b.yaml"_qs);
}

void TestFixture::reportsProblems()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    QCOMPARE(Fixture::problemIn(text), problem);
}

GATEWRIGHT_TEST(TestFixture, QCoreApplication)
#include "testfixture.moc"

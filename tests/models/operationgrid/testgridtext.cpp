#include "gridscope.h"
#include "gridtext.h"
#include "requirementtext.h"

#include "document.h"
#include "namelist.h"
#include "testprogram.h"

#include <QTest>

using namespace operationgrid;

/** The texts of cells, which of them are wrong, and which rows a scope has. */
class TestGridText final : public QObject
{
    Q_OBJECT

private slots:
    void showsTexts();
    void showsOtherValues();
    void findsFaults();
    void readsRequirements_data();
    void readsRequirements();
    void refusesRequirements_data();
    void refusesRequirements();
    void readsLists();
    void findsRows_data();
    void findsRows();
};

namespace {

const QByteArray CellsApi = R"(openapi: 3.1.0
paths:
  /pets:
    get:
      summary: All pets
      operationId: listPets
      tags: [pets, "dogs, cats"]
      security: [{key: []}, {oauth: [read, write], key: []}, {}]
      responses: {200: {description: OK}, default: {description: Other}, x-note: 1}
    post:
      operationId: listPets
      deprecated: true
      security: []
  /odd:
    get:
      summary: {a: 1}
      tags: pets
      description: No summary
      operationId: |
        two
        lines
      security: [{gone: []}]
webhooks:
  pets:
    post: {summary: A pet was sold, tags: [pets]}
components:
  securitySchemes:
    key: {type: http, scheme: basic}
    oauth: {type: oauth2, flows: {}}
)";

QList<Row> rowsOf(const QByteArray &text)
{
    return readRows(document::Snapshot::parse(text, document::Format::Yaml));
}

QStringList textsOf(const Row &row)
{
    QStringList texts;
    for (int column = 0; column < ColumnCount; ++column)
        texts.append(cellText(row, static_cast<Column>(column)));
    return texts;
}

} // namespace

void TestGridText::showsTexts()
{
    const QList<Row> rows = rowsOf(CellsApi);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(textsOf(rows.at(0)),
             (QStringList{u"GET /pets"_qs, u"All pets"_qs, u"listPets"_qs, u"pets, \"dogs, cats\""_qs,
                          u"key | oauth(read, write) + key | none"_qs, QString(), u"200, default"_qs}));
    QCOMPARE(textsOf(rows.at(1)),
             (QStringList{u"POST /pets"_qs, QString(), u"listPets"_qs, QString(), u"none"_qs, u"true"_qs, QString()}));
}

void TestGridText::showsOtherValues()
{
    const Row row = rowsOf(CellsApi).at(2);
    QCOMPARE(cellText(row, Column::Summary), u"{\"a\":1}"_qs);
    QCOMPARE(obstacleOf(row, Column::Summary), (Fault{Fault::Kind::NotEditable, {}}));
    QCOMPARE(obstacleOf(row, Column::OperationId), (Fault{Fault::Kind::HasLineBreak, {}}));
    QCOMPARE(obstacleOf(row, Column::Tags)->kind, Fault::Kind::HasLineBreak);
    QCOMPARE(obstacleOf(row, Column::Operation), (Fault{Fault::Kind::IsFixed, {}}));
    QVERIFY(!obstacleOf(row, Column::Deprecated));
    QVERIFY(!obstacleOf(row, Column::Security));
}

void TestGridText::findsFaults()
{
    const document::Snapshot snapshot = document::Snapshot::parse(CellsApi, document::Format::Yaml);
    const QList<Row> rows = readRows(snapshot);
    const Names names = readNames(snapshot, rows);
    QCOMPARE(faultOf(rows.at(0), Column::OperationId, names), (Fault{Fault::Kind::UsedOperationId, u"listPets"_qs}));
    QCOMPARE(faultOf(rows.at(2), Column::Security, names), (Fault{Fault::Kind::UnknownScheme, u"gone"_qs}));
    QVERIFY(!faultOf(rows.at(0), Column::Security, names));
    QVERIFY(!faultOf(rows.at(3), Column::OperationId, names));
}

void TestGridText::readsRequirements_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("one") << u"key"_qs << u"key"_qs;
    QTest::newRow("blanks") << u"  a|b +c "_qs << u"a | b + c"_qs;
    QTest::newRow("scopes") << u"oauth ( read:pets ,write )+key"_qs << u"oauth(read:pets, write) + key"_qs;
    QTest::newRow("no scopes") << u"oauth()"_qs << u"oauth"_qs;
    QTest::newRow("none") << u"none"_qs << u"none"_qs;
    QTest::newRow("or none") << u"key|none"_qs << u"key | none"_qs;
    QTest::newRow("a scheme called none") << u"\"none\""_qs << u"\"none\""_qs;
    QTest::newRow("odd names") << u"\"a b\"(\"x)\")"_qs << u"\"a b\"(\"x)\")"_qs;
}

void TestGridText::readsRequirements()
{
    QFETCH(QString, typed);
    const auto read = readRequirements(typed);
    const auto *alternatives = std::get_if<Alternatives>(&read);
    QVERIFY(alternatives);
    QTEST(requirementsText(*alternatives), "shown");
    QCOMPARE(std::get<Alternatives>(readRequirements(requirementsText(*alternatives))), *alternatives);
}

void TestGridText::refusesRequirements_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("rest");
    QTest::newRow("no scheme after the bar") << u"key |"_qs << QString();
    QTest::newRow("two names") << u"key other"_qs << u"other"_qs;
    QTest::newRow("open parenthesis") << u"oauth(read"_qs << u"oauth(read"_qs;
    QTest::newRow("none together") << u"none + key"_qs << u"+ key"_qs;
    QTest::newRow("open quote") << u"\"key"_qs << u"\"key"_qs;
    QTest::newRow("comma") << u"key, other"_qs << u", other"_qs;
}

void TestGridText::refusesRequirements()
{
    QFETCH(QString, typed);
    const auto read = readRequirements(typed);
    QVERIFY(std::holds_alternative<QString>(read));
    QTEST(std::get<QString>(read), "rest");
}

void TestGridText::readsLists()
{
    QCOMPARE(readList(u" a,b ,, a "), (QStringList{u"a"_qs, u"b"_qs}));
    QCOMPARE(readList(u"\"a, b\", \"\""), (QStringList{u"a, b"_qs, QString()}));
    QCOMPARE(readList(u"  "), QStringList());
    QVERIFY(!readList(u"\"a"));
    QVERIFY(!readList(u"\"a\" b"));
    const QStringList odd{u" a"_qs, u"b,c"_qs, u"d\"e"_qs, QString(), u"f"_qs};
    QCOMPARE(readList(listText(odd)), odd);
}

void TestGridText::findsRows_data()
{
    QTest::addColumn<Scope>("scope");
    QTest::addColumn<QStringList>("operations");
    const QString list = u"GET /pets"_qs;
    const QString add = u"POST /pets"_qs;
    const QString odd = u"GET /odd"_qs;
    const QString hook = u"POST pets"_qs;
    QTest::newRow("all") << Scope{} << QStringList{list, add, odd, hook};
    QTest::newRow("path") << Scope{Scope::Kind::Path, u"/pets"_qs, {}} << QStringList{list, add};
    QTest::newRow("webhook") << Scope{Scope::Kind::Webhook, u"pets"_qs, {}} << QStringList{hook};
    QTest::newRow("tag") << Scope{Scope::Kind::Tag, u"pets"_qs, {}} << QStringList{list, hook};
    QTest::newRow("untagged") << Scope{Scope::Kind::Untagged, {}, {}} << QStringList{add, odd};
    QTest::newRow("search summary") << Scope{Scope::Kind::All, {}, u"SOLD"_qs} << QStringList{hook};
    QTest::newRow("search operationId in a path")
        << Scope{Scope::Kind::Path, u"/pets"_qs, u"listpets"_qs} << QStringList{list, add};
}

void TestGridText::findsRows()
{
    QFETCH(Scope, scope);
    QStringList found;
    for (const Row &row : rowsOf(CellsApi)) {
        if (contains(scope, row))
            found.append(cellText(row, Column::Operation));
    }
    QTEST(found, "operations");
}

GATEWRIGHT_TEST(TestGridText, QCoreApplication)

#include "testgridtext.moc"

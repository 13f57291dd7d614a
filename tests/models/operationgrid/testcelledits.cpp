#include "celledits.h"

#include "document.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using namespace operationgrid;

/** The edits that new texts of cells make. */
class TestCellEdits final : public QObject
{
    Q_OBJECT

private slots:
    void changesOnlyTheValue_data();
    void changesOnlyTheValue();
    void refuses_data();
    void refuses();
    void fillsManyAsOneEdit();
    void leavesOutRefusedCells();
    void movesIdsTogether();
    void keepsIdsApartAfterARefusal();
    void keepsOtherResponses();
    void needsResponsesIn30();
    void doesNotEditElsewhere();
};

namespace {

const QByteArray Api = R"(openapi: 3.1.0 # the version
paths:
  /pets:
    get:
      summary: All pets # for the list
      operationId: listPets
      tags:
        - pets
        # the shop
        - shop
      security: [{key: []}] # as before
      responses:
        "200": {description: OK} # good
        "404": {description: Not here}
    post:
      responses: {}
      deprecated: true
components:
  securitySchemes:
    key: {type: http, scheme: basic}
    oauth: {type: oauth2, flows: {}}
)";

struct Edit {
    CellEdits edits;
    QByteArray text;
};

Edit edit(Document &document, const QList<CellChange> &changes, OtherResponses others = OtherResponses::Remove)
{
    const document::Snapshot before = document.snapshot();
    const CellEdits edits = editCells(before, changes, readNames(before, readRows(before)), others);
    if (!edits.edited.splices.isEmpty() && !document.apply(before, edits.edited))
        qFatal("The edit does not fit the document.");
    return {edits, document.snapshot().text()};
}

CellChange change(const Document &document, int row, Column column, const QString &text)
{
    return {readRows(document.snapshot()).at(row), column, text};
}

QByteArray replaced(const QByteArray &before, const QByteArray &now)
{
    QByteArray text = Api;
    return text.replace(before, now);
}

} // namespace

void TestCellEdits::changesOnlyTheValue_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<Column>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("summary") << 0 << Column::Summary << u"Pets"_qs << replaced("All pets", "Pets");
    QTest::newRow("same summary") << 0 << Column::Summary << u"All pets"_qs << Api;
    QTest::newRow("no operationId") << 0 << Column::OperationId << QString()
                                    << replaced("      operationId: listPets\n", "");
    QTest::newRow("new operationId") << 1 << Column::OperationId << u" addPet "_qs
                                     << replaced("    post:\n", "    post:\n      operationId: addPet\n");
    QTest::newRow("a tag after the others") << 0 << Column::Tags << u"pets, shop, new"_qs
                                            << replaced("        - shop\n", "        - shop\n        - new\n");
    QTest::newRow("another last tag") << 0 << Column::Tags << u"pets, store"_qs << replaced("- shop", "- store");
    QTest::newRow("one tag less") << 0 << Column::Tags << u"pets"_qs
                                  << replaced("        # the shop\n        - shop\n", "");
    QTest::newRow("no tags") << 0 << Column::Tags << u" "_qs
                             << replaced("      tags:\n        - pets\n        # the shop\n        - shop\n", "");
    QTest::newRow("same tags") << 0 << Column::Tags << u"pets,shop"_qs << Api;
    QTest::newRow("another alternative") << 0 << Column::Security << u"key | oauth(read)"_qs
                                         << replaced("[{key: []}]", "[{key: []}, {oauth: [read]}]");
    QTest::newRow("no credentials") << 0 << Column::Security << u"none"_qs << replaced("[{key: []}]", "[]");
    QTest::newRow("security of the document")
        << 0 << Column::Security << QString() << replaced("      security: [{key: []}] # as before\n", "");
    QTest::newRow("not deprecated") << 1 << Column::Deprecated << QString() << replaced("      deprecated: true\n", "");
    QTest::newRow("deprecated") << 1 << Column::Deprecated << u"Yes"_qs << Api;
    QTest::newRow("a response in order")
        << 0 << Column::Responses << u"200, 404, 400"_qs
        << replaced("        \"404\"", "        \"400\":\n          description: Bad Request\n        \"404\"");
    QTest::newRow("another status") << 0 << Column::Responses << u"201, 404"_qs << replaced("\"200\"", "\"201\"");
    QTest::newRow("a response less") << 0 << Column::Responses << u"404"_qs
                                     << replaced("        \"200\": {description: OK} # good\n", "");
    QTest::newRow("same responses") << 0 << Column::Responses << u"404, 200"_qs << Api;
    QTest::newRow("small letters") << 1 << Column::Responses << u"4xx"_qs
                                   << replaced("responses: {}",
                                               "responses:\n        4XX:\n          description: Client error");
}

void TestCellEdits::changesOnlyTheValue()
{
    QFETCH(int, row);
    QFETCH(Column, column);
    QFETCH(QString, text);
    QFETCH(QByteArray, after);
    Document document(Api, Format::Yaml);
    const Edit result = edit(document, {change(document, row, column, text)});
    QVERIFY(result.edits.refused.isEmpty());
    QVERIFY2(result.text == after, result.text.constData());
    QCOMPARE(result.edits.changed, after == Api ? 0 : 1);
    document.undo();
    QCOMPARE(document.snapshot().text(), Api);
}

void TestCellEdits::refuses_data()
{
    QTest::addColumn<Column>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Fault::Kind>("kind");
    QTest::addColumn<QString>("argument");
    QTest::newRow("fixed") << Column::Operation << u"GET /x"_qs << Fault::Kind::IsFixed << QString();
    QTest::newRow("lines") << Column::Summary << u"a\nb"_qs << Fault::Kind::HasLineBreak << QString();
    QTest::newRow("operationId") << Column::OperationId << u"listPets"_qs << Fault::Kind::UsedOperationId
                                 << u"listPets"_qs;
    QTest::newRow("open quote") << Column::Tags << u"\"a"_qs << Fault::Kind::NotAList << u"\"a"_qs;
    QTest::newRow("scheme") << Column::Security << u"key + other"_qs << Fault::Kind::UnknownScheme << u"other"_qs;
    QTest::newRow("requirement") << Column::Security << u"key key"_qs << Fault::Kind::NotARequirement << u"key"_qs;
    QTest::newRow("flag") << Column::Deprecated << u"maybe"_qs << Fault::Kind::NotAFlag << u"maybe"_qs;
    QTest::newRow("status") << Column::Responses << u"200, 2000"_qs << Fault::Kind::NotAStatus << u"2000"_qs;
}

void TestCellEdits::refuses()
{
    QFETCH(Column, column);
    QFETCH(QString, text);
    QFETCH(Fault::Kind, kind);
    QFETCH(QString, argument);
    Document document(Api, Format::Yaml);
    const Edit result = edit(document, {change(document, 1, column, text)});
    QCOMPARE(result.edits.refused, (QList<std::pair<qsizetype, Fault>>{{0, {kind, argument}}}));
    QCOMPARE(result.text, Api);
}

void TestCellEdits::fillsManyAsOneEdit()
{
    QByteArray text = "openapi: 3.0.3\npaths:\n";
    for (int i = 0; i < 40; ++i)
        text += "  /p" + QByteArray::number(i) + ":\n    get: {tags: [old], responses: {}} # kept\n";
    Document document(text, Format::Yaml);
    QList<CellChange> changes;
    for (int i = 0; i < 40; ++i)
        changes.append(change(document, i, Column::Tags, u"a, b"_qs));
    const Edit result = edit(document, changes);
    QCOMPARE(result.edits.changed, 40);
    QCOMPARE(result.text, QByteArray(text).replace("[old]", "[a, b]"));
    QCOMPARE(document.stepNames().size(), 1);
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
}

void TestCellEdits::leavesOutRefusedCells()
{
    Document document(Api, Format::Yaml);
    const Edit result = edit(document, {change(document, 0, Column::Security, u"other"_qs),
                                        change(document, 1, Column::Summary, u"Add"_qs),
                                        change(document, 1, Column::Deprecated, u"?"_qs)});
    QCOMPARE(result.edits.changed, 1);
    QCOMPARE(result.edits.refused.size(), 2);
    QCOMPARE(result.edits.refused.at(0).first, 0);
    QCOMPARE(result.edits.refused.at(1).first, 2);
    QCOMPARE(result.text, replaced("    post:\n", "    post:\n      summary: Add\n"));
}

void TestCellEdits::movesIdsTogether()
{
    Document document("openapi: 3.1.0\npaths:\n  /a:\n    get: {operationId: one}\n    put: {operationId: two}\n",
                      Format::Yaml);
    const Edit result = edit(document, {change(document, 0, Column::OperationId, u"two"_qs),
                                        change(document, 1, Column::OperationId, u"one"_qs)});
    QVERIFY(result.edits.refused.isEmpty());
    QCOMPARE(result.text, "openapi: 3.1.0\npaths:\n  /a:\n    get: {operationId: two}\n    put: {operationId: one}\n");
}

/** The third operation keeps its operationId, because the new one is used; then the second can't have it. */
void TestCellEdits::keepsIdsApartAfterARefusal()
{
    Document document("openapi: 3.1.0\npaths:\n  /a:\n    get: {operationId: one}\n    put: {operationId: two}\n"
                      "    post: {operationId: three}\n    patch: {}\n",
                      Format::Yaml);
    const Edit result = edit(document, {change(document, 1, Column::OperationId, u"three"_qs),
                                        change(document, 2, Column::OperationId, u"one"_qs),
                                        change(document, 3, Column::OperationId, u"four"_qs)});
    QCOMPARE(result.edits.refused.size(), 2);
    QCOMPARE(result.edits.changed, 1);
    QVERIFY(result.text.contains("operationId: four"));
    QVERIFY(result.text.contains("put: {operationId: two}"));
}

void TestCellEdits::keepsOtherResponses()
{
    Document document(Api, Format::Yaml);
    const Edit result = edit(document, {change(document, 0, Column::Responses, u"500"_qs)}, OtherResponses::Keep);
    QCOMPARE(result.text,
             replaced("    post:", "        \"500\":\n          description: Internal Server Error\n    post:"));
}

void TestCellEdits::needsResponsesIn30()
{
    const QByteArray text = "openapi: 3.0.3\npaths: {/a: {get: {responses: {'200': {description: OK}}}}}\n";
    Document document(text, Format::Yaml);
    const Edit result = edit(document, {change(document, 0, Column::Responses, {})});
    QCOMPARE(result.edits.refused.value(0).second.kind, Fault::Kind::NeedsResponse);
    QCOMPARE(result.text, text);
    Document later(QByteArray(text).replace("3.0.3", "3.1.0"), Format::Yaml);
    QCOMPARE(edit(later, {change(later, 0, Column::Responses, {})}).text, "openapi: 3.1.0\npaths: {/a: {get: {}}}\n");
}

void TestCellEdits::doesNotEditElsewhere()
{
    Document document(Api, Format::Yaml);
    CellChange elsewhere = change(document, 0, Column::Summary, u"x"_qs);
    elsewhere.row.isElsewhere = true;
    const Edit result = edit(document, {elsewhere});
    QCOMPARE(result.edits.refused.value(0).second.kind, Fault::Kind::IsElsewhere);
    QCOMPARE(result.text, Api);
}

GATEWRIGHT_TEST(TestCellEdits, QCoreApplication)

#include "testcelledits.moc"

#include "componentgestures.h"
#include "editcheck.h"
#include "linegestures.h"
#include "lineparser.h"
#include "linetext.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using openapi::Place;
using shapes::Editing;
using shapes::Row;
using support::EditCheck;
using support::ShapeDocuments;

/** Properties of shapes as lines, through references and in other files. */
class TestLineGestures final : public QObject
{
    Q_OBJECT

private slots:
    void changesAPropertyInAllFiles();
    void changesACopyOnlyHere();
    void makesAMergedPropertyOptional();
    void restoresAllFilesAfterAFailure();
    void addsLinesWhereAPropertyIsAdded();
};

namespace {

const QString Entry = u"/lines/openapi"_qs;
const QString Other = u"/lines/parts"_qs;
const QString EditStep = u"Edit"_qs;

ShapeDocuments documentsOfLines()
{
    ShapeDocuments documents;
    documents.add(Entry, R"(openapi: 3.1.0
components:
  schemas:
    A: {$ref: 'parts#/P'} # a
    B: {$ref: 'parts#/P/properties/x'}
    C:
      required: [x] # also here
      allOf:
        - {$ref: 'parts#/P'}
        - properties:
            y: {type: string} # of c
)",
                  Format::Yaml);
    documents.add(Other, R"(P:
  required: [x]
  properties:
    x: # the x
      type: string
      title: X
)",
                  Format::Yaml);
    return documents;
}

Pointer componentAt(const QByteArray &name)
{
    return Pointer{"components", "schemas", name};
}

/** The row of `x` inside a component. */
Row rowOfX(ShapeDocuments &documents, const QByteArray &component)
{
    return documents.reader()
        .follow({Entry, componentAt(component)}, {{Other, {"P", "properties", "x"}}})
        .value_or(Row());
}

propertyline::Line lineFrom(const QString &text)
{
    const auto line = propertyline::parseLine(text, {});
    return line ? *line : propertyline::Line();
}

} // namespace

void TestLineGestures::changesAPropertyInAllFiles()
{
    ShapeDocuments documents = documentsOfLines();
    const Row x = rowOfX(documents, "A");
    const propertyline::FoundLine found = shapes::lineOf(documents.find(Other)->snapshot(), x);
    QCOMPARE(propertyline::lineText(found.line, {}), u"x! string"_qs);
    QCOMPARE(found.chips, QList<Pointer>{Pointer{"title"}});
    const EditCheck check(documents);
    const auto done = shapes::setLine({documents, EditStep}, x, lineFrom(u"z uuid // new"_qs));
    QVERIFY(done);
    QVERIFY(*done == Place({Other, Pointer{"P", "properties", "z"}}));
    QCOMPARE(documents.text(Other), R"(P:
  properties:
    z: # the x
      type: string
      title: X
      description: new
      format: uuid
)");
    QVERIFY(documents.text(Entry).contains("B: {$ref: 'parts#/P/properties/z'}"));
    QCOMPARE(check.changed(), QStringList({Entry, Other}));
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!documents.find(Other)->canUndo());
}

void TestLineGestures::changesACopyOnlyHere()
{
    ShapeDocuments documents = documentsOfLines();
    const EditCheck check(documents);
    const propertyline::Line line = lineFrom(u"x! integer"_qs);
    const auto done = shapes::onlyHere(
        {documents, EditStep}, rowOfX(documents, "A"),
        [&](const Editing &editing, const Row &row) { return shapes::setLine(editing, row, line); });
    QVERIFY(done);
    QCOMPARE(check.changed(), QStringList{Entry});
    QCOMPARE(documents.find(Entry)->snapshot().at(componentAt("A") / Pointer{"properties", "x", "type"}).text(),
             u"integer"_qs);
    QCOMPARE(check.undoOne(), QString());
}

void TestLineGestures::makesAMergedPropertyOptional()
{
    ShapeDocuments documents = documentsOfLines();
    const Row x = rowOfX(documents, "C");
    QCOMPARE(x.requiredBy.size(), 2);
    const EditCheck check(documents);
    QVERIFY(shapes::setLine({documents, EditStep}, x, lineFrom(u"x integer"_qs)));
    QVERIFY(!documents.text(Entry).contains("required"));
    QVERIFY(!documents.text(Other).contains("required"));
    QVERIFY(documents.text(Other).contains("type: integer"));
    QCOMPARE(check.undoOne(), QString());
}

void TestLineGestures::restoresAllFilesAfterAFailure()
{
    ShapeDocuments documents = documentsOfLines();
    const Row x = rowOfX(documents, "C");
    const EditCheck check(documents);
    documents.find(Entry)->setReadOnly(document::ReadOnlyReason::NotWritable);
    QVERIFY(!shapes::setLine({documents, EditStep}, x, lineFrom(u"x integer"_qs)));
    QVERIFY(!shapes::setLine({documents, EditStep}, x, lineFrom(u"z! integer"_qs)));
    QCOMPARE(check.changed(), QStringList());
    QVERIFY(!documents.find(Other)->canUndo());
    const Row root = documents.reader().root({Entry, componentAt("C")}).value_or(Row());
    QVERIFY(!shapes::setLine({documents, EditStep}, root, lineFrom(u"x integer"_qs)));
}

void TestLineGestures::addsLinesWhereAPropertyIsAdded()
{
    ShapeDocuments documents = documentsOfLines();
    const EditCheck check(documents);
    const Row c = documents.reader().root({Entry, componentAt("C")}).value_or(Row());
    const auto done = shapes::addLines({documents, EditStep}, c, {lineFrom(u"a! uuid"_qs), lineFrom(u"b string"_qs)});
    QVERIFY(done);
    const Pointer part = componentAt("C") / Pointer{"allOf", "1"};
    QVERIFY(*done == Place({Entry, part / Pointer{"properties", "b"}}));
    const auto added = documents.find(Entry)->snapshot().at(part).value();
    QVERIFY(added);
    QCOMPARE(added->toJson(), R"({"properties":{"y":{"type":"string"},"a":{"type":"string","format":"uuid"},)"
                              R"("b":{"type":"string"}},"required":["a"]})");
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!shapes::addLines({documents, EditStep}, c, {}));
    QVERIFY(!shapes::addLines({documents, EditStep}, c, {lineFrom(u"a uuid"_qs), lineFrom(u"y string"_qs)}));
    QCOMPARE(check.changed(), QStringList());
}

GATEWRIGHT_TEST(TestLineGestures, QCoreApplication)
#include "testlinegestures.moc"

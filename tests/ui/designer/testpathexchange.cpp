#include "banner.h"
#include "pathtreedriving.h"
#include "splitdefinition.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>

using namespace designer;

/** Paths and operations between documents: by the clipboard, and in files that a definition refers to. */
class TestPathExchange final : public QObject
{
    Q_OBJECT

private slots:
    void copiesAPathToAnotherDocument();
    void copiesJsonFromAJsonDocument();
    void cutsAndPastesAnOperation();
    void asksAboutOtherComponents_data();
    void asksAboutOtherComponents();
    void convertsToTheVersionOfTheDocument_data();
    void convertsToTheVersionOfTheDocument();
    void convertsForAJsonDocument();
    void saysWhatTheVersionCantExpress();
    void saysThatNothingCanBePasted();
    void saysThatNothingExistsInTheVersion();
    void listsOperationsOfOtherFiles();
    void opensTheFileOfAnOperation();
    void looksInAllFilesBeforeItDeletes();
};

namespace {

QTreeView &treeWith(const PathsTab &tab)
{
    return *control<QTreeView>(tab, u"pathTree"_qs);
}

void pressControl(const PathsTab &tab, Qt::Key key)
{
    treeWith(tab).setFocus();
    QTest::keyClick(&treeWith(tab), key, Qt::ControlModifier);
}

QByteArray emptyIn(const QByteArray &version)
{
    return "openapi: " + version + "\ninfo: {title: T, version: '1'}\npaths: {}\n";
}

QByteArray empty()
{
    return emptyIn("3.0.3");
}

QByteArray withBookSchema(const QByteArray &version, const QByteArray &schema)
{
    return "openapi: " + version +
           "\npaths:\n  /books:\n    get: {operationId: books, responses: {}, "
           "requestBody: {$ref: '#/components/requestBodies/Book'}}\n"
           "components:\n  requestBodies:\n    Book: {content: {text/plain: {schema: {$ref: "
           "'#/components/schemas/Book'}}}}\n  schemas:\n    Book: " +
           schema + '\n';
}

} // namespace

void TestPathExchange::copiesAPathToAnotherDocument()
{
    auto from = open(bookshop());
    PathsTab source(from.context());
    show(source);
    choose(source, 0);
    pressControl(source, Qt::Key_C);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"openapi: 3.0.3\npaths:\n  /books:\n"));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"stock.example"));
    auto to = open(empty());
    PathsTab target(to.context());
    show(target);
    pressControl(target, Qt::Key_V);
    QCOMPARE(treeText(target), u"/books\n  GET List books\n  POST Add a book"_qs);
    QCOMPARE(treeWith(target).currentIndex().data().toString(), u"/books"_qs);
    const document::Snapshot now = to->document().snapshot();
    QVERIFY(now.at({"components", "parameters", "Limit"}).exists());
    QVERIFY(now.at({"components", "responses", "Problem"}).exists());
    QCOMPARE(to->document().undoName(), u"Paste"_qs);
    to->document().undo();
    QCOMPARE(textOf(*to), empty());
}

void TestPathExchange::copiesJsonFromAJsonDocument()
{
    const QByteArray json = "{\"openapi\": \"3.0.3\", \"paths\": {\"/a\": {\"get\": {\"responses\": {}}}}}";
    auto from = open(json, document::Format::Json);
    PathsTab source(from.context());
    show(source);
    choose(source, 0);
    pressControl(source, Qt::Key_C);
    QVERIFY(document::Value::fromJson(QGuiApplication::clipboard()->text().toUtf8()));
    pressControl(source, Qt::Key_V);
    QCOMPARE(treeText(source), u"/a\n  GET No summary\n/a-copy\n  GET No summary"_qs);
    QVERIFY(from->document().snapshot().isValid());
}

void TestPathExchange::cutsAndPastesAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    pressControl(tab, Qt::Key_X);
    QTRY_VERIFY(!treeText(tab).contains(u"Add a book"));
    choose(tab, 1, 0);
    pressControl(tab, Qt::Key_V);
    QVERIFY(treeText(tab).contains(u"/books/{id}\n  GET One book\n  POST Add a book\n"));
    QCOMPARE(treeWith(tab).currentIndex().data().toString(), u"Add a book"_qs);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathExchange::asksAboutOtherComponents_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("rename") << u"pasteRename"_qs << QByteArray("#/components/parameters/Limit2") << QByteArray("other");
    QTest::newRow("replace") << u"pasteReplace"_qs << QByteArray("#/components/parameters/Limit")
                             << QByteArray("limit");
    QTest::newRow("reuse") << u"pasteReuse"_qs << QByteArray("#/components/parameters/Limit") << QByteArray("other");
}

void TestPathExchange::asksAboutOtherComponents()
{
    QFETCH(QString, button);
    QFETCH(QByteArray, reference);
    QFETCH(QByteArray, name);
    auto from = open(bookshop());
    PathsTab source(from.context());
    show(source);
    choose(source, 0);
    pressControl(source, Qt::Key_C);
    const QByteArray text = empty() + "components:\n  parameters:\n    Limit: {name: other, in: query}\n";
    auto to = open(text);
    PathsTab target(to.context());
    show(target);
    pressControl(target, Qt::Key_V);
    auto *banner = control<widgets::Banner>(target, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"parameters/Limit"));
    QCOMPARE(textOf(*to), text);
    click(target, button);
    QVERIFY(!banner->isVisible());
    const document::Snapshot now = to->document().snapshot();
    QCOMPARE(now.at({"paths", "/books", "get", "parameters", "1", "$ref"}).bytes(), reference);
    QCOMPARE(now.at({"components", "parameters", "Limit", "name"}).bytes(), name);
    to->document().undo();
    QCOMPARE(textOf(*to), text);
}

void TestPathExchange::convertsToTheVersionOfTheDocument_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray older = "{type: string, nullable: true}";
    const QByteArray newer = "{type: [string, 'null']}";
    const QByteArray spaced = "{ type: string,   nullable: true }";
    QTest::newRow("3.0 to 3.1") << withBookSchema("3.0.3", older) << emptyIn("3.1.0") << newer;
    QTest::newRow("3.0 to 3.2") << withBookSchema("3.0.3", older) << emptyIn("3.2.0") << newer;
    QTest::newRow("3.1 to 3.0") << withBookSchema("3.1.0", newer) << emptyIn("3.0.3") << older;
    QTest::newRow("3.2 to 3.0") << withBookSchema("3.2.0", newer) << emptyIn("3.0.3") << older;
    QTest::newRow("same version") << withBookSchema("3.0.0", spaced) << emptyIn("3.0.3") << spaced;
}

void TestPathExchange::convertsToTheVersionOfTheDocument()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, expected);
    QGuiApplication::clipboard()->setText(QString::fromUtf8(from));
    auto definition = open(to);
    PathsTab tab(definition.context());
    show(tab);
    pressControl(tab, Qt::Key_V);
    QCOMPARE(treeText(tab), u"/books\n  GET books"_qs);
    QVERIFY2(textOf(*definition).contains("  schemas:\n    Book: " + expected + '\n'), textOf(*definition).constData());
    QVERIFY(!control(tab, u"pathsFailure"_qs)->isVisible());
    definition->document().undo();
    QCOMPARE(textOf(*definition), to);
}

void TestPathExchange::convertsForAJsonDocument()
{
    const QByteArray json = "{\"openapi\": \"3.0.3\", \"paths\": {\"/a\": {\"parameters\": [{\"name\": \"q\", "
                            "\"in\": \"query\", \"schema\": {\"type\": \"string\", \"nullable\": true}}]}}}";
    QGuiApplication::clipboard()->setText(QString::fromUtf8(json));
    auto definition = open("{\"openapi\": \"3.1.0\", \"paths\": {}}", document::Format::Json);
    PathsTab tab(definition.context());
    show(tab);
    pressControl(tab, Qt::Key_V);
    const auto pasted = document::Value::fromJson(textOf(*definition));
    QVERIFY2(pasted, textOf(*definition).constData());
    const document::Node type = definition->document().snapshot().at(
        {"paths", "/a", "parameters", "0", "schema", "type"});
    QCOMPARE(type.childCount(), 2);
    QVERIFY(type.childAt(1).isString());
    QCOMPARE(type.childAt(1).text(), u"null"_qs);
}

void TestPathExchange::saysWhatTheVersionCantExpress()
{
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(withBookSchema("3.1.0", "{type: object, unevaluatedProperties: false}")));
    const QByteArray text = emptyIn("3.0.3") + "components:\n  schemas:\n    Book: {type: string}\n";
    auto definition = open(text);
    PathsTab tab(definition.context());
    show(tab);
    pressControl(tab, Qt::Key_V);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    click(tab, u"pasteRename"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(u"Pasted as OpenAPI 3.0.3."), qPrintable(banner->text()));
    support::click(*banner, "bannerDetails");
    const auto *details = support::control<QLabel>(*banner, "bannerDetailsText");
    QTRY_VERIFY(details->isVisible());
    QCOMPARE(details->text(), u"/components/schemas/Book/unevaluatedProperties: “unevaluatedProperties” was removed: "
                              "this version has no equivalent."_qs);
    QVERIFY(definition->document().snapshot().at({"components", "schemas", "Book2"}).exists());
    definition->document().undo();
    QCOMPARE(textOf(*definition), text);
}

void TestPathExchange::saysThatNothingCanBePasted()
{
    QGuiApplication::clipboard()->setText(u"just words"_qs);
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0);
    pressControl(tab, Qt::Key_V);
    QTRY_VERIFY(control(tab, u"pathsFailure"_qs)->isVisible());
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathExchange::saysThatNothingExistsInTheVersion()
{
    QGuiApplication::clipboard()->setText(u"openapi: 3.1.0\nwebhooks:\n  sold: {post: {responses: {}}}\n"_qs);
    auto definition = open(emptyIn("3.0.3"));
    PathsTab tab(definition.context());
    show(tab);
    pressControl(tab, Qt::Key_V);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(banner->text(), u"The copied entries can't be converted from OpenAPI 3.1.0 to 3.0.3."_qs);
    QCOMPARE(textOf(*definition), emptyIn("3.0.3"));
}

void TestPathExchange::listsOperationsOfOtherFiles()
{
    const SplitDefinition split;
    PathsTab tab(split.context());
    show(tab);
    QTRY_COMPARE(treeText(tab),
                 u"/books\n  GET List books\n  POST Add a book\n/own\n  GET own\n/gone\n/far\n  DELETE Remove"_qs);
    choose(tab, 0);
    tab.grab();
    // Edits of the other file are shown.
    workspace::OpenDefinition *books = split.workspace().find(u"/api/paths/books.yaml"_qs);
    if (!books)
        books = *split.workspace().open(u"/api/paths/books.yaml"_qs);
    QVERIFY(books->document().set({"get", "summary"}, document::Value::string(u"All books"_qs)));
    QTRY_VERIFY(treeText(tab).startsWith(u"/books\n  GET All books\n"));
}

void TestPathExchange::opensTheFileOfAnOperation()
{
    const SplitDefinition split;
    PathsTab tab(split.context());
    show(tab);
    QTRY_VERIFY(treeText(tab).contains(u"POST Add a book"));
    choose(tab, 0, 1);
    const QList<navigation::Visit> &asked = split.shown();
    click(tab, u"openElsewhere"_qs);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().location.definition, u"/api/paths/books.yaml"_qs);
    QCOMPARE(asked.first().location.pointer.toString(), u"/post"_qs);
    treeWith(tab).setFocus();
    QTest::keyClick(&treeWith(tab), Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
}

void TestPathExchange::looksInAllFilesBeforeItDeletes()
{
    const SplitDefinition split;
    PathsTab tab(split.context());
    show(tab);
    QTRY_VERIFY(treeText(tab).contains(u"POST Add a book"));
    choose(tab, 1, 0);
    treeWith(tab).setFocus();
    QTest::keyClick(&treeWith(tab), Qt::Key_Delete);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"in books.yaml"));
    click(tab, u"confirmDelete"_qs);
    QVERIFY(!split.definition().document().snapshot().at({"paths", "/own", "get"}).exists());
}

GATEWRIGHT_TEST(TestPathExchange, QApplication)
#include "testpathexchange.moc"

#include "banner.h"
#include "pathtreedriving.h"
#include "splitdefinition.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

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
    void saysThatNothingCanBePasted();
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

QByteArray empty()
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n";
}

} // namespace

void TestPathExchange::copiesAPathToAnotherDocument()
{
    auto from = open(bookshop());
    PathsTab source(*from);
    show(source);
    choose(source, 0);
    pressControl(source, Qt::Key_C);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"openapi: 3.0.3\npaths:\n  /books:\n"));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"stock.example"));
    auto to = open(empty());
    PathsTab target(*to);
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
    PathsTab source(*from);
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
    PathsTab tab(*definition);
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
    PathsTab source(*from);
    show(source);
    choose(source, 0);
    pressControl(source, Qt::Key_C);
    const QByteArray text = empty() + "components:\n  parameters:\n    Limit: {name: other, in: query}\n";
    auto to = open(text);
    PathsTab target(*to);
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

void TestPathExchange::saysThatNothingCanBePasted()
{
    QGuiApplication::clipboard()->setText(u"just words"_qs);
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0);
    pressControl(tab, Qt::Key_V);
    QTRY_VERIFY(control(tab, u"pathsFailure"_qs)->isVisible());
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathExchange::listsOperationsOfOtherFiles()
{
    const SplitDefinition split;
    PathsTab tab(split.definition());
    tab.setWorkspace(split.workspace());
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
    PathsTab tab(split.definition());
    tab.setWorkspace(split.workspace());
    show(tab);
    QTRY_VERIFY(treeText(tab).contains(u"POST Add a book"));
    choose(tab, 0, 1);
    QSignalSpy asked(&tab, &DesignerTab::placeRequested);
    click(tab, u"openElsewhere"_qs);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().at(0).toString(), u"/api/paths/books.yaml"_qs);
    QCOMPARE(asked.first().at(1).value<document::Pointer>().toString(), u"/post"_qs);
    treeWith(tab).setFocus();
    QTest::keyClick(&treeWith(tab), Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
}

void TestPathExchange::looksInAllFilesBeforeItDeletes()
{
    const SplitDefinition split;
    PathsTab tab(split.definition());
    tab.setWorkspace(split.workspace());
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

#include "banner.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace designer;

/** Edits of paths and operations in the tree and in the forms beside it. */
class TestPathEditing final : public QObject
{
    Q_OBJECT

private slots:
    void offersToDeclareAParameterWhileItIsTyped();
    void declaresAParameterOfAnExistingPath();
    void renamesParametersWithThePath();
    void namesParametersThatKeepTheirNames();
    void asksBeforeItBreaksALink();
    void deletesNothingAfterCancel();
    void removesSettingsOfTheGatewayToo();
    void deletesSeveralEntriesAsOneStep();
    void duplicatesSeveralEntriesAsOneStep();
    void addsToSelectedOperationsAsOneStep();
    void addsRenamesAndDeletesAWebhook();
    void addsRenamesAndDeletesAnAdditionalOperation();
    void offersQueryInOpenApi32();
};

namespace {

QTreeView &treeIn(const PathsTab &tab)
{
    return *control<QTreeView>(tab, u"pathTree"_qs);
}

void press(const PathsTab &tab, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    treeIn(tab).setFocus();
    QTest::keyClick(&treeIn(tab), key, modifiers);
}

/** Adds a row to the selection with Control. */
void alsoChoose(const PathsTab &tab, int path, int operation = -1)
{
    QModelIndex index = treeIn(tab).model()->index(path, 0);
    if (operation >= 0)
        index = treeIn(tab).model()->index(operation, 0, index);
    support::clickRow(treeIn(tab), index, Qt::ControlModifier);
}

void trigger(const PathsTab &tab, const QString &action)
{
    auto *found = control(tab, u"pathTree"_qs)->findChild<QAction *>(action);
    QVERIFY(found);
    QVERIFY(found->isEnabled() && found->isVisible());
    found->trigger();
}

QByteArray linked()
{
    QByteArray text = bookshop();
    return text.replace("  responses:\n    Problem:",
                        "  links:\n    Books: {operationId: listBooks}\n  responses:\n    Problem:");
}

QByteArray newest()
{
    return "openapi: 3.2.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get: {responses: {}}\n";
}

} // namespace

void TestPathEditing::offersToDeclareAParameterWhileItIsTyped()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"addPath"_qs);
    QTest::keyClicks(control(tab, u"pathName"_qs), u"/orders/{orderId"_qs);
    QVERIFY(!tab.findChild<QPushButton *>(u"declare-orderId"_qs));
    QTest::keyClicks(control(tab, u"pathName"_qs), u"}"_qs);
    QTRY_VERIFY(control(tab, u"declare-orderId"_qs)->isVisible());
    QCOMPARE(control(tab, u"declare-orderId"_qs)->accessibleName(), u"Declare orderId"_qs);
    const QByteArray before = textOf(*definition);
    click(tab, u"declare-orderId"_qs);
    QVERIFY(!tab.findChild<QPushButton *>(u"declare-orderId"_qs));
    const document::Node item = definition->document().snapshot().at({"paths", "/orders/{orderId}"});
    QCOMPARE(item.at({"parameters"}).childCount(), 1);
    const document::Node parameter = item.at({"parameters", "0"});
    QCOMPARE(parameter.member("name").text(), u"orderId"_qs);
    QCOMPARE(parameter.member("in").text(), u"path"_qs);
    QVERIFY(parameter.member("required").toBool());
    QCOMPARE(parameter.at({"schema", "type"}).text(), u"string"_qs);
    QCOMPARE(treeIn(tab).currentIndex().data().toString(), u"/orders/{orderId}"_qs);
    QCOMPARE(definition->document().undoName(), u"Declare parameter"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), before);
}

void TestPathEditing::declaresAParameterOfAnExistingPath()
{
    QByteArray text = bookshop();
    text.replace("  /books:\n", "  /shelves/{shelf}/{row}:\n    get: {responses: {}}\n  /books:\n");
    auto definition = open(text);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0);
    QTRY_VERIFY(control(tab, u"declare-row"_qs)->isVisible());
    click(tab, u"declare-shelf"_qs);
    QVERIFY(!tab.findChild<QPushButton *>(u"declare-shelf"_qs));
    QVERIFY(control(tab, u"declare-row"_qs)->isVisible());
    // The keyboard reaches it too.
    control(tab, u"declare-row"_qs)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(control(tab, u"declare-row"_qs), Qt::Key_Space);
    QCOMPARE(definition->document().snapshot().at({"paths", "/shelves/{shelf}/{row}", "parameters"}).childCount(), 2);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), text);
}

void TestPathEditing::renamesParametersWithThePath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1);
    type(tab, u"pathName"_qs, u"/books/{bookId}"_qs);
    QVERIFY(!tab.findChild<QPushButton *>(u"declare-bookId"_qs));
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    QByteArray expected = bookshop();
    expected.replace("/books/{id}:", "/books/{bookId}:").replace("- name: id\n", "- name: bookId\n");
    QCOMPARE(textOf(*definition), expected);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathEditing::namesParametersThatKeepTheirNames()
{
    QByteArray text = bookshop();
    text.replace("      summary: One book\n",
                 "      summary: One book\n      parameters: [{$ref: '#/components/parameters/Id'}]\n");
    text.replace("    Limit:\n", "    Id: {name: id, in: path, required: true}\n    Limit:\n");
    auto definition = open(text);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1);
    type(tab, u"pathName"_qs, u"/books/{bookId}"_qs);
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"#/components/parameters/Id"));
}

void TestPathEditing::asksBeforeItBreaksALink()
{
    auto definition = open(linked());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    press(tab, Qt::Key_Delete);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"/components/links/Books/operationId"));
    QCOMPARE(textOf(*definition), linked());
    click(tab, u"confirmDelete"_qs);
    QVERIFY(!definition->document().snapshot().at({"paths", "/books", "get"}).exists());
    QVERIFY(!banner->isVisible());
    QCOMPARE(definition->document().undoName(), u"Delete operation"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), linked());
}

void TestPathEditing::deletesNothingAfterCancel()
{
    auto definition = open(linked());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0);
    click(tab, u"deleteEntry"_qs);
    QTRY_VERIFY(control(tab, u"pathsFailure"_qs)->isVisible());
    click(tab, u"cancelDelete"_qs);
    QVERIFY(!control(tab, u"pathsFailure"_qs)->isVisible());
    QCOMPARE(textOf(*definition), linked());
}

void TestPathEditing::removesSettingsOfTheGatewayToo()
{
    const QByteArray settings = "  middleware:\n    operations:\n      listBooks: {allow: {enabled: true}}\n";
    auto definition = open(bookshop() + settings);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    press(tab, Qt::Key_Delete);
    auto *banner = control<widgets::Banner>(tab, u"pathsFailure"_qs);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"Removes /x-vendor-api-gateway/middleware/operations/listBooks"));
    click(tab, u"confirmDelete"_qs);
    QVERIFY(!textOf(*definition).contains("listBooks"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop() + settings);
}

void TestPathEditing::deletesSeveralEntriesAsOneStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    alsoChoose(tab, 1);
    alsoChoose(tab, 1, 0);
    QCOMPARE(control<QLabel>(tab, u"selectionTitle"_qs)->text(), u"3 entries selected"_qs);
    press(tab, Qt::Key_Delete);
    QTRY_COMPARE(treeText(tab), u"/books\n  POST Add a book\n/old\n  GET The old way"_qs);
    QCOMPARE(definition->document().undoName(), u"Delete 3 entries"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestPathEditing::duplicatesSeveralEntriesAsOneStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    alsoChoose(tab, 1);
    press(tab, Qt::Key_D, Qt::ControlModifier);
    QVERIFY(treeText(tab).startsWith(
        u"/books\n  GET List books\n  PUT List books\n  POST Add a book\n/books/{id}\n  GET One book\n/books/{id}-copy\n"));
    QCOMPARE(treeIn(tab).selectionModel()->selectedIndexes().size(), 2);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathEditing::addsToSelectedOperationsAsOneStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    alsoChoose(tab, 1, 0);
    QCOMPARE(control<QLabel>(tab, u"selectionTitle"_qs)->text(), u"2 operations selected"_qs);
    trigger(tab, u"addToSelectedTag"_qs);
    QVERIFY(control(tab, u"selectedTag"_qs)->hasFocus());
    QVERIFY(!control(tab, u"addSelectedTag"_qs)->isEnabled());
    type(tab, u"selectedTag"_qs, u"public"_qs);
    click(tab, u"addSelectedTag"_qs);
    type(tab, u"selectedResponseDescription"_qs, u"Gone"_qs);
    type(tab, u"selectedResponseStatus"_qs, u"41"_qs);
    QVERIFY(!control(tab, u"addSelectedResponse"_qs)->isEnabled());
    QTest::keyClicks(control(tab, u"selectedResponseStatus"_qs), u"0"_qs);
    QTest::keyClick(control(tab, u"selectedResponseStatus"_qs), Qt::Key_Return);
    type(tab, u"selectedParameterName"_qs, u"page"_qs);
    click(tab, u"addSelectedParameter"_qs);
    click(tab, u"addSelectedSecurity"_qs);
    for (const document::Pointer &place :
         {document::Pointer{"paths", "/books", "post"}, document::Pointer{"paths", "/books/{id}", "get"}}) {
        const document::Node operation = definition->document().snapshot().at(place);
        QCOMPARE(operation.at({"tags", "0"}).text(), u"public"_qs);
        QCOMPARE(operation.at({"responses", "410", "description"}).text(), u"Gone"_qs);
        QCOMPARE(operation.at({"parameters", "0", "in"}).text(), u"query"_qs);
        QVERIFY(operation.at({"security", "0", "clientLogin"}).exists());
    }
    QCOMPARE(treeIn(tab).selectionModel()->selectedIndexes().size(), 2);
    QVERIFY(control(tab, u"selectionTitle"_qs)->isVisible());
    for (int step = 0; step < 4; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathEditing::addsRenamesAndDeletesAWebhook()
{
    auto definition = open(newest());
    PathsTab tab(definition.context());
    show(tab);
    trigger(tab, u"addWebhookAction"_qs);
    QVERIFY(control(tab, u"pathName"_qs)->hasFocus());
    QTest::keyClicks(control(tab, u"pathName"_qs), u"newBook"_qs);
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    QCOMPARE(treeText(tab), u"/a\n  GET No summary\nnewBook\n  POST No summary"_qs);
    QVERIFY(definition->document().snapshot().at({"webhooks", "newBook", "post", "responses"}).exists());
    click(tab, u"addOperation"_qs);
    QVERIFY(definition->document().snapshot().at({"webhooks", "newBook", "get"}).exists());
    choose(tab, 1, 1);
    press(tab, Qt::Key_Delete);
    QTRY_VERIFY(!definition->document().snapshot().at({"webhooks", "newBook", "post"}).exists());
    choose(tab, 1);
    press(tab, Qt::Key_Delete);
    QTRY_COMPARE(treeText(tab), u"/a\n  GET No summary"_qs);
    while (definition->document().canUndo())
        definition->document().undo();
    QCOMPARE(textOf(*definition), newest());
}

void TestPathEditing::addsRenamesAndDeletesAnAdditionalOperation()
{
    auto definition = open(newest());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0);
    trigger(tab, u"addMethodAction"_qs);
    QCOMPARE(treeText(tab), u"/a\n  GET No summary\n  COPY No summary"_qs);
    QVERIFY(control(tab, u"methodName"_qs)->hasFocus());
    QTest::keyClicks(control(tab, u"methodName"_qs), u"LOCK"_qs);
    QTest::keyClick(control(tab, u"methodName"_qs), Qt::Key_Return);
    QCOMPARE(treeText(tab), u"/a\n  GET No summary\n  LOCK No summary"_qs);
    QVERIFY(definition->document().snapshot().at({"paths", "/a", "additionalOperations", "LOCK"}).exists());
    choose(tab, 0, 1);
    press(tab, Qt::Key_F2);
    QVERIFY(control(tab, u"methodName"_qs)->hasFocus());
    press(tab, Qt::Key_Delete);
    QTRY_COMPARE(treeText(tab), u"/a\n  GET No summary"_qs);
    QVERIFY(!textOf(*definition).contains("additionalOperations"));
    choose(tab, 0, 0);
    QVERIFY(!control(tab, u"methodName"_qs)->isVisible());
}

void TestPathEditing::offersQueryInOpenApi32()
{
    auto definition = open(newest());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QVERIFY(control<QComboBox>(tab, u"operationMethod"_qs)->findText(u"QUERY"_qs) > 0);
    auto before = open(bookshop());
    PathsTab older(before.context());
    show(older);
    choose(older, 0, 0);
    QCOMPARE(control<QComboBox>(older, u"operationMethod"_qs)->findText(u"QUERY"_qs), -1);
    QVERIFY(!control(older, u"pathTree"_qs)->findChild<QAction *>(u"addWebhookAction"_qs)->isVisible());
}

GATEWRIGHT_TEST(TestPathEditing, QApplication)
#include "testpathediting.moc"

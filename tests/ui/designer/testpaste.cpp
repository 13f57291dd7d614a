#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>

using namespace designer;
using document::Pointer;

/** What people have is pasted on the tree of paths or in the panel for it: requests, JSON and parts of an API. */
class TestPaste final : public QObject
{
    Q_OBJECT

private slots:
    void makesOperationsOfRequests_data();
    void makesOperationsOfRequests();
    void makesABodyInOneAct();
    void pastesOnTheBodyWithTheFocus();
    void refinesTheSchemaOfABody();
    void putsOpenApiWhereItFits_data();
    void putsOpenApiWhereItFits();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void showsWhatATextAdds();
    void keepsWhatTheVersionLacks();
    void choosesTheMessage();
    void leavesNothingAfterEscape();
    void undoesWithItsNotice();
    void namesItsControls();
};

namespace {

void setClipboard(const QByteArray &text)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
}

void pasteOnTree(const PathsTab &tab)
{
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_V, Qt::ControlModifier);
}

void openPastePanel(const PathsTab &tab)
{
    auto *action = tab.findChild<QAction *>(u"pasteTextAction"_qs);
    QVERIFY(action);
    action->trigger();
    QVERIFY(control(tab, u"pasteText"_qs)->hasFocus());
}

QString pastePreview(const PathsTab &tab)
{
    return control<QPlainTextEdit>(tab, u"pastePreview"_qs)->toPlainText();
}

/** True if a label of the tab begins with a text. */
bool isSaid(const PathsTab &tab, const QString &text)
{
    const auto labels = tab.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel *label) { return label->isVisible() && label->text().startsWith(text); });
}

} // namespace

void TestPaste::makesOperationsOfRequests_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::newRow("typed") << QByteArray(
        "curl -X PATCH 'https://stock.example/v1/books/7?notify=true' -u kim:s3cret-and-long \\\n  --json '{\"title\": "
        "\"Emma\", \"pages\": 474}'");
    QTest::newRow("copied for bash") << QByteArray(
        "curl 'https://stock.example/v1/books/7?notify=true' \\\n  -X 'PATCH' \\\n  -H 'accept: */*' \\\n  -H "
        "'authorization: Basic a2ltOnMzY3JldC1hbmQtbG9uZw==' \\\n  -H 'content-type: application/json' \\\n  "
        "--data-raw $'{\"title\":\"Emma\",\"pages\":474}' \\\n  --compressed");
    QTest::newRow("copied for cmd") << QByteArray(
        "curl \"https://stock.example/v1/books/7?notify=true\" ^\r\n  -X \"PATCH\" ^\r\n  -H \"authorization: Basic "
        "a2ltOnMzY3JldC1hbmQtbG9uZw==\" ^\r\n  -H \"content-type: application/json\" ^\r\n  --data-raw "
        "\"{\\\"title\\\":\\\"Emma\\\",\\\"pages\\\":474}\"");
    QTest::newRow("for PowerShell") << QByteArray(
        "curl.exe -X PATCH \"https://stock.example/v1/books/7?notify=true\" `\r\n  -H \"authorization: Basic "
        "a2ltOnMzY3JldC1hbmQtbG9uZw==\" `\r\n  -H \"content-type: application/json\" `\r\n  -d "
        "'{\"title\":\"Emma\",\"pages\":474}'");
}

void TestPaste::makesOperationsOfRequests()
{
    QFETCH(QByteArray, command);
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    setClipboard(command);
    pasteOnTree(tab);
    const document::Snapshot now = definition->document().snapshot();
    const Pointer operation{"paths", "/books/{id}", "patch"};
    QVERIFY2(now.at(operation).exists(), now.text().constData());
    QCOMPARE(now.at(operation / Pointer{"parameters"}).childCount(), 1);
    QCOMPARE(now.at(operation / Pointer{"parameters", "0", "name"}).bytes(), "notify");
    QCOMPARE(now.at(operation / Pointer{"requestBody", "content", "application/json", "schema", "$ref"}).bytes(),
             "#/components/schemas/Book");
    QCOMPARE(now.at({"components", "schemas", "Book", "properties", "pages", "type"}).bytes(), "integer");
    QVERIFY(now.at(operation / Pointer{"security", "0", "clientLogin"}).exists());
    for (const char *secret : {"s3cret", "a2lt", "kim"})
        QVERIFY2(!now.text().contains(secret), secret);
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().parent().data().toString(), u"/books/{id}"_qs);
    QVERIFY(isSaid(tab, u"Added 1 operations and 1 schemas."_qs));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestPaste::makesABodyInOneAct()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    setClipboard(R"({"title": "Emma", "author": {"name": "Jane", "born": "1775-12-16"}})");
    pasteOnTree(tab);
    const document::Snapshot now = definition->document().snapshot();
    const Pointer media{"paths", "/books/{id}", "get", "responses", "200", "content", "application/json"};
    QCOMPARE(now.at(media / Pointer{"schema", "$ref"}).bytes(), "#/components/schemas/Book");
    QCOMPARE(now.at(media / Pointer{"example", "author", "name"}).bytes(), "Jane");
    QCOMPARE(now.at({"components", "schemas", "Book", "properties", "author", "$ref"}).bytes(),
             "#/components/schemas/Author");
    QCOMPARE(now.at({"components", "schemas", "Author", "properties", "born", "format"}).bytes(), "date");
    QCOMPARE(definition->document().undoName(), u"Paste JSON"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestPaste::pastesOnTheBodyWithTheFocus()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    // A response without a body would be preferred otherwise: the operation has no request body.
    auto *add = control<QAbstractButton>(tab, u"requestBodyAdd"_qs);
    add->setFocus();
    setClipboard(R"({"title": "Emma"})");
    QTest::keyClick(add, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(definition->document().snapshot().at({"paths", "/books", "get", "requestBody", "content"}).exists());
}

void TestPaste::refinesTheSchemaOfABody()
{
    auto definition = open(
        QByteArray(bookshop())
            .replace(
                "            schema: {type: object}\n      responses:\n        \"201\"",
                "            schema: {type: object, required: [isbn], properties: {isbn: {type: string}, pages: {type: "
                "integer}}}\n      responses:\n        \"201\""));
    const QByteArray before = textOf(*definition);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    openPastePanel(tab);
    control<QPlainTextEdit>(tab, u"pasteText"_qs)->setPlainText(u"{\"pages\": 1.5, \"title\": \"Emma\"}"_qs);
    QTest::keyClick(control(tab, u"pasteText"_qs), Qt::Key_Tab);
    control<QComboBox>(tab, u"pasteTarget"_qs)->setCurrentIndex(1); // The request body; the response has none yet.
    QTRY_VERIFY(pastePreview(tab).startsWith(
        u"isbn: not required any more\npages: integer becomes number\ntitle: new, string"));
    click(tab, u"pasteAdd"_qs);
    const Pointer media{"paths", "/books", "post", "requestBody", "content", "application/json"};
    const document::Snapshot now = definition->document().snapshot();
    QVERIFY(!now.at(media / Pointer{"schema", "required"}).exists());
    QCOMPARE(now.at(media / Pointer{"schema", "properties", "pages", "type"}).bytes(), "number");
    QVERIFY(now.at(media / Pointer{"example", "title"}).exists());
    definition->document().undo();
    QCOMPARE(textOf(*definition), before);
    QVERIFY(!definition->document().canUndo());
}

void TestPaste::putsOpenApiWhereItFits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Pointer>("place");
    QTest::newRow("paths") << QByteArray("/authors:\n  get:\n    responses: {}\n")
                           << Pointer{"paths", "/authors", "get"};
    QTest::newRow("a path item") << QByteArray("get:\n  summary: New\n  responses: {}\n")
                                 << Pointer{"paths", "/new-path", "get"};
    QTest::newRow("an operation") << QByteArray(
                                         R"({"summary": "New", "requestBody": {"content": {}}, "responses": {}})")
                                  << Pointer{"paths", "/books/{id}", "post"};
    QTest::newRow("a schema") << QByteArray("title: Author\ntype: object\nproperties:\n  name: {type: string}\n")
                              << Pointer{"components", "schemas", "Author", "properties", "name"};
    QTest::newRow("components") << QByteArray("responses:\n  Gone: {description: Gone}\n")
                                << Pointer{"components", "responses", "Gone"};
}

void TestPaste::putsOpenApiWhereItFits()
{
    QFETCH(QByteArray, text);
    QFETCH(Pointer, place);
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    setClipboard(text);
    pasteOnTree(tab);
    QVERIFY2(definition->document().snapshot().at(place).exists(), textOf(*definition).constData());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestPaste::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("prose") << QByteArray("Hello there")
                           << u"This is neither a curl command, nor a part of an API in YAML or JSON, nor JSON."_qs;
    QTest::newRow("JSON") << QByteArray("{\"a\": 1,\n \"b\" 2}") << u"Not valid YAML or JSON at 2:6."_qs;
    QTest::newRow("an option") << QByteArray("curl \\\n  --bogus https://a.example/b")
                               << u"Line 2, column 3: curl has no option --bogus, or not for requests like this."_qs;
    QTest::newRow("an operation that is there")
        << QByteArray("curl https://stock.example/v1/books") << u"The definition already has GET /books."_qs;
}

void TestPaste::refusesOtherTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    setClipboard(text);
    pasteOnTree(tab);
    QVERIFY(isSaid(tab, message));
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
    // The panel says the same.
    openPastePanel(tab);
    QVERIFY(control<QPlainTextEdit>(tab, u"pasteText"_qs)->toPlainText().isEmpty());
    control<QPlainTextEdit>(tab, u"pasteText"_qs)->setPlainText(QString::fromUtf8(text));
    QTRY_VERIFY(isSaid(tab, message));
    QVERIFY(!control(tab, u"pasteAdd"_qs)->isEnabled());
}

void TestPaste::showsWhatATextAdds()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    setClipboard("curl https://stock.example/v1/authors/7");
    openPastePanel(tab);
    QVERIFY(control<QPlainTextEdit>(tab, u"pasteText"_qs)->toPlainText().startsWith(u"curl"));
    QVERIFY(pastePreview(tab).startsWith(u"paths:\n  /authors/{authorId}:\n    get:\n"));
    QCOMPARE(textOf(*definition), bookshop());
    QTest::keyClick(control(tab, u"pasteText"_qs), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(definition->document().snapshot().at({"paths", "/authors/{authorId}", "get"}).exists());
    QVERIFY(!control(tab, u"pastePanel"_qs)->isVisible());
}

/** The panel stays with the text, and says why nothing was pasted. */
void TestPaste::keepsWhatTheVersionLacks()
{
    const QByteArray before = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n";
    auto definition = open(before);
    PathsTab tab(definition.context());
    show(tab);
    setClipboard("openapi: 3.1.0\nwebhooks:\n  sold: {post: {responses: {}}}\n");
    openPastePanel(tab);
    QTest::keyClick(control(tab, u"pasteText"_qs), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(control(tab, u"pastePanel"_qs)->isVisible());
    QVERIFY(control<QPlainTextEdit>(tab, u"pasteText"_qs)->toPlainText().contains(u"webhooks"));
    QVERIFY(isSaid(tab, u"The copied entries can't be converted from OpenAPI 3.1.0 to 3.0.3."_qs));
    QCOMPARE(textOf(*definition), before);
}

void TestPaste::choosesTheMessage()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    setClipboard(R"({"title": "Emma", "pages": 474})");
    openPastePanel(tab);
    auto *target = control<QComboBox>(tab, u"pasteTarget"_qs);
    QVERIFY(target->isVisible());
    QCOMPARE(target->currentText(), u"Response 201"_qs);
    QVERIFY(pastePreview(tab).contains(u"$ref"));
    control<QAbstractButton>(tab, u"pasteAsComponents"_qs)->click();
    QVERIFY(!pastePreview(tab).contains(u"$ref"));
    click(tab, u"pasteAdd"_qs);
    QCOMPARE(definition->document()
                 .snapshot()
                 .at({"paths", "/books", "post", "responses", "201", "content", "application/json", "schema", "type"})
                 .bytes(),
             "object");
}

void TestPaste::leavesNothingAfterEscape()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    setClipboard("curl https://stock.example/v1/authors/7");
    openPastePanel(tab);
    QTest::keyClick(control(tab, u"pasteText"_qs), Qt::Key_Escape);
    QVERIFY(!control(tab, u"pastePanel"_qs)->isVisible());
    QVERIFY(control(tab, u"pathTree"_qs)->hasFocus());
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPaste::undoesWithItsNotice()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    setClipboard("curl https://stock.example/v1/authors/7");
    pasteOnTree(tab);
    QVERIFY(textOf(*definition) != bookshop());
    click(tab, u"undoAddition"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPaste::namesItsControls()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    setClipboard(R"({"title": "Emma"})");
    openPastePanel(tab);
    QCOMPARE(support::unnamedControls(*control(tab, u"pastePanel"_qs)), QStringList());
}

GATEWRIGHT_TEST(TestPaste, QApplication)
#include "testpaste.moc"

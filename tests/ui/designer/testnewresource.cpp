#include "lint.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace designer;

/** The panel that adds a resource to the paths: what it shows before, and what it adds as one step. */
class TestNewResource final : public QObject
{
    Q_OBJECT

private slots:
    void addsAResourceInOneStep_data();
    void addsAResourceInOneStep();
    void showsWhatIsAdded();
    void goesToTheFirstOperation();
    void undoesWithItsNotice();
    void pointsAtLinesWithoutAMeaning();
    void refusesNames_data();
    void refusesNames();
    void leavesNothingAfterEscape();
    void keepsWhatWasTyped();
    void makesLinesOfPastedTexts();
    void addsWithKeys();
    void namesItsControls();
};

namespace {

QByteArray emptyShop(const QByteArray &version)
{
    return "openapi: " + version + R"(
info:
  title: Shop   # with a comment
  version: 1.0.0
  description: Sells books.
  contact: {name: Ann, email: ann@example.com}
  license: {name: MIT}
servers:
  - url: https://api.shop.example
paths: {}
)";
}

QStringList lintProblems(const document::Document &document)
{
    QStringList found;
    for (const auto &diagnostic : lint::lint(document.snapshot()))
        found += diagnostic.rule + u' ' + diagnostic.pointer;
    return found;
}

void openResourcePanel(const PathsTab &tab)
{
    auto *action = tab.findChild<QAction *>(u"newResourceAction"_qs);
    QVERIFY(action);
    action->trigger();
    QVERIFY(control(tab, u"newResourcePanel"_qs)->isVisible());
    QVERIFY(control(tab, u"newResourceName"_qs)->hasFocus());
}

QString resourcePreview(const PathsTab &tab)
{
    return control<QPlainTextEdit>(tab, u"newResourcePreview"_qs)->toPlainText();
}

void setProperties(const PathsTab &tab, const QString &lines)
{
    control<QPlainTextEdit>(tab, u"newResourceProperties"_qs)->setPlainText(lines);
}

/** True if a label of the tab begins with a text. */
bool hasLabel(const PathsTab &tab, const QString &text)
{
    const auto labels = tab.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel *label) { return label->isVisible() && label->text().startsWith(text); });
}

} // namespace

void TestNewResource::addsAResourceInOneStep_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const char *version : {"3.0.3", "3.1.0", "3.2.0"})
        QTest::newRow(version) << QByteArray(version);
}

void TestNewResource::addsAResourceInOneStep()
{
    QFETCH(QByteArray, version);
    auto definition = open(emptyShop(version));
    const QStringList before = lintProblems(definition->document());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    QTest::keyClicks(control(tab, u"newResourceName"_qs), u"line-items"_qs);
    setProperties(tab, u"title! string(1..80) // as on the cover\n"
                       "pages integer(>=1)\n"
                       "status \"new\" | \"used\" = \"new\"\n"
                       "tags string[](unique)\n"
                       "parent LineItem | null"_qs);
    click(tab, u"newResourceReplace"_qs);
    click(tab, u"newResourceAdd"_qs);
    const document::Snapshot after = definition->document().snapshot();
    QCOMPARE(definition->document().undoName(), u"Add resource line-items"_qs);
    for (const document::Pointer &operation : {document::Pointer{"paths", "/line-items", "get"},
                                               {"paths", "/line-items", "post"},
                                               {"paths", "/line-items/{lineItemId}", "get"},
                                               {"paths", "/line-items/{lineItemId}", "put"},
                                               {"paths", "/line-items/{lineItemId}", "patch"},
                                               {"paths", "/line-items/{lineItemId}", "delete"}})
        QVERIFY2(after.at(operation).exists(), qPrintable(operation.toString()));
    const document::Pointer item{"components", "schemas", "LineItem"};
    QCOMPARE(after.at(item / document::Pointer{"properties", "title", "maxLength"}).bytes(), "80");
    QCOMPARE(after.at(item / document::Pointer{"required"}).childCount(), 2);
    QStringList problems = lintProblems(definition->document());
    problems.removeIf([&before](const QString &text) { return before.contains(text); });
    QCOMPARE(problems, QStringList());
    definition->document().undo();
    QCOMPARE(textOf(*definition), emptyShop(version));
    QVERIFY(!definition->document().canUndo());
}

void TestNewResource::showsWhatIsAdded()
{
    auto definition = open(emptyShop("3.1.0"));
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    QVERIFY(resourcePreview(tab).isEmpty());
    QVERIFY(!control(tab, u"newResourceAdd"_qs)->isEnabled());
    type(tab, u"newResourceName"_qs, u"books"_qs);
    setProperties(tab, u"title! string"_qs);
    QTRY_VERIFY(resourcePreview(tab).contains(u"operationId: listBooks"));
    QTRY_COMPARE(control<QLabel>(tab, u"newResourceSummary"_qs)->text(),
                 u"5 operations, 3 schemas, 2 parameters, 1 response components and 1 tags"_qs);
    click(tab, u"newResourceList"_qs);
    QTRY_VERIFY(!resourcePreview(tab).contains(u"listBooks"));
    QVERIFY(!control(tab, u"newResourcePaging"_qs)->isEnabled());
    QCOMPARE(textOf(*definition), emptyShop("3.1.0"));
    // What is shown is what is added.
    const QString shown = resourcePreview(tab);
    click(tab, u"newResourceAdd"_qs);
    for (const QString &line : shown.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(textOf(*definition).contains(line.trimmed().toUtf8()), qPrintable(line));
}

void TestNewResource::goesToTheFirstOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, u"authors"_qs);
    click(tab, u"newResourceAdd"_qs);
    const auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    QCOMPARE(tree->currentIndex().data().toString(), u"List authors"_qs);
    QCOMPARE(tree->currentIndex().parent().data().toString(), u"/authors"_qs);
    QVERIFY(control(tab, u"operationSummary"_qs)->isVisible());
    QVERIFY(!control(tab, u"newResourcePanel"_qs)->isVisible());
}

void TestNewResource::undoesWithItsNotice()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, u"authors"_qs);
    click(tab, u"newResourceAdd"_qs);
    QVERIFY(textOf(*definition) != bookshop());
    click(tab, u"undoAddition"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestNewResource::pointsAtLinesWithoutAMeaning()
{
    auto definition = open(emptyShop("3.1.0"));
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, u"books"_qs);
    setProperties(tab, u"title string\npages integr"_qs);
    QTRY_VERIFY(hasLabel(tab, u"Line 2, column 7: "_qs));
    QVERIFY(!control(tab, u"newResourceAdd"_qs)->isEnabled());
    const auto *lines = control<QPlainTextEdit>(tab, u"newResourceProperties"_qs);
    QCOMPARE(lines->extraSelections().size(), 1);
    QCOMPARE(lines->extraSelections().first().cursor.selectedText(), u"integr"_qs);
    setProperties(tab, u"title string\ntitle integer"_qs);
    QTRY_COMPARE(lines->extraSelections().size(), 1);
    QCOMPARE(lines->extraSelections().first().cursor.selectedText(), u"title"_qs);
    QCOMPARE(textOf(*definition), emptyShop("3.1.0"));
}

void TestNewResource::refusesNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("exists") << u"books"_qs << u"The definition already has /books. Enter another name."_qs;
    QTest::newRow("no segment")
        << u"a b"_qs << u"This can't be a part of a path. Use letters, digits and hyphens, such as books."_qs;
}

void TestNewResource::refusesNames()
{
    QFETCH(QString, name);
    QFETCH(QString, message);
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, name);
    QTRY_VERIFY(hasLabel(tab, message));
    QVERIFY(!control(tab, u"newResourceAdd"_qs)->isEnabled());
    QTest::keyClick(control(tab, u"newResourceName"_qs), Qt::Key_Return);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestNewResource::leavesNothingAfterEscape()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, u"authors"_qs);
    setProperties(tab, u"name string"_qs);
    control(tab, u"newResourceProperties"_qs)->setFocus();
    QTest::keyClick(control(tab, u"newResourceProperties"_qs), Qt::Key_Escape);
    QVERIFY(!control(tab, u"newResourcePanel"_qs)->isVisible());
    QVERIFY(control(tab, u"pathTree"_qs)->hasFocus());
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"One book"_qs);
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
    openResourcePanel(tab);
    QVERIFY(control<QLineEdit>(tab, u"newResourceName"_qs)->text().isEmpty());
    QVERIFY(control<QPlainTextEdit>(tab, u"newResourceProperties"_qs)->toPlainText().isEmpty());
}

void TestNewResource::keepsWhatWasTyped()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    type(tab, u"newResourceName"_qs, u"authors"_qs);
    choose(tab, 1, 0);
    QVERIFY(!control(tab, u"newResourcePanel"_qs)->isVisible());
    openResourcePanel(tab);
    QCOMPARE(control<QLineEdit>(tab, u"newResourceName"_qs)->text(), u"authors"_qs);
}

void TestNewResource::makesLinesOfPastedTexts()
{
    auto definition = open(emptyShop("3.1.0"));
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    auto *lines = control<QPlainTextEdit>(tab, u"newResourceProperties"_qs);
    QGuiApplication::clipboard()->setText(u"{\"title\": \"Emma\", \"pages\": 474}"_qs);
    lines->setFocus();
    lines->paste();
    QCOMPARE(lines->toPlainText(), u"title! string\npages! integer"_qs);
    lines->clear();
    QGuiApplication::clipboard()->setText(u"title string(1..80)\npages integr"_qs);
    lines->paste();
    QCOMPARE(lines->toPlainText(), u"title string(1..80)\npages integr"_qs);
}

void TestNewResource::addsWithKeys()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    QTest::keyClicks(control(tab, u"newResourceName"_qs), u"authors"_qs);
    QTest::keyClick(control(tab, u"newResourceName"_qs), Qt::Key_Tab);
    QVERIFY(control(tab, u"newResourceProperties"_qs)->hasFocus());
    QTest::keyClicks(control(tab, u"newResourceProperties"_qs), u"name! string"_qs);
    QTest::keyClick(control(tab, u"newResourceProperties"_qs), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(definition->document().snapshot().at({"components", "schemas", "Author", "properties", "name"}).exists());
}

void TestNewResource::namesItsControls()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    openResourcePanel(tab);
    QCOMPARE(support::unnamedControls(*control(tab, u"newResourcePanel"_qs)), QStringList());
}

GATEWRIGHT_TEST(TestNewResource, QApplication)
#include "testnewresource.moc"

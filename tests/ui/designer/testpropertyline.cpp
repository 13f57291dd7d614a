#include "fieldmessage.h"
#include "propertylineedit.h"
#include "schemaeditorfixture.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTreeWidget>

#include <algorithm>

using namespace designer;
using document::Pointer;
using items::ShapeModel;

/** A property in one line, typed in the tree of a schema. */
class TestPropertyLine final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_editor.reset(); }
    void beginsWithTheCanonicalLine();
    void renamesQuickly();
    void editsOnlyWhatDiffers_data();
    void editsOnlyWhatDiffers();
    void editsConstraints();
    void editsInsideAReference();
    void keepsEverythingOnEscape();
    void staysInTheEditorWithoutAMeaning_data();
    void staysInTheEditorWithoutAMeaning();
    void namesWhatALineCannotSay();
    void hasNoLineOfOtherRows();
    void completesWords_data();
    void completesWords();
    void leavesPlainTypingAlone();
    void closesTheListFirst();
    void saysWhatComponentsAre();
    void insertsAClickedWord();
    void previewsTheSchema_data();
    void previewsTheSchema();
    void beginsTheNextLine();
    void typesAWholeSchema();
    void pastes_data();
    void pastes();
    void pastesIntoANewLine();
    void pastesNothing();

private:
    [[nodiscard]] PropertyLineEdit *line() const { return m_editor->editor<PropertyLineEdit>(); }
    [[nodiscard]] QTreeWidget *list() const { return line()->findChild<QTreeWidget *>(u"lineCompletions"_qs); }
    [[nodiscard]] QString note() const { return line()->findChild<QLabel *>(u"lineNote"_qs)->text(); }
    [[nodiscard]] QString preview() const { return line()->findChild<QLabel *>(u"linePreview"_qs)->text(); }
    [[nodiscard]] QStringList words() const;
    [[nodiscard]] forms::FieldMessage *message() const;
    void editRow(const QString &name, int column = 0) const;
    void startAdding(const QString &row) const;
    void retype(const QString &text) const;
    void replaces(const QByteArray &from, const QByteArray &to) const;

    std::unique_ptr<SchemaEditor> m_editor;
};

namespace {

QByteArray bookShop()
{
    return R"(openapi: 3.1.0
info: {title: Books, version: '1'}
paths: {}
components:
  schemas:
    Book:
      type: object
      required: [isbn]
      properties:
        isbn: {type: string} # as printed
        pages: {minimum: 0, type: integer, xml: {attribute: true}}
        author: {$ref: '#/components/schemas/Person'}
        size: {type: object, properties: {height: {type: number}}}
        never: false
    Person:
      title: A human being
      type: object
      properties:
        name: {type: string}
    Empty: {type: object}
)";
}

} // namespace

void TestPropertyLine::init()
{
    m_editor = std::make_unique<SchemaEditor>(bookShop());
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Book"_qs);
}

QStringList TestPropertyLine::words() const
{
    QStringList texts;
    for (int i = 0; list()->isVisible() && i < list()->topLevelItemCount(); ++i)
        texts.append(list()->topLevelItem(i)->text(0));
    return texts;
}

forms::FieldMessage *TestPropertyLine::message() const
{
    const auto all = m_editor->tree()->parentWidget()->findChildren<forms::FieldMessage *>();
    const auto shown = std::find_if(all.cbegin(), all.cend(), [](const auto *each) { return each->isVisible(); });
    return shown == all.cend() ? nullptr : *shown;
}

void TestPropertyLine::editRow(const QString &name, int column) const
{
    m_editor->select(name, column);
    m_editor->press(Qt::Key_Return);
    QVERIFY(line());
}

void TestPropertyLine::startAdding(const QString &row) const
{
    m_editor->select(row);
    m_editor->press(Qt::Key_Insert);
    QVERIFY(line());
    QCOMPARE(line()->text(), QString());
}

void TestPropertyLine::retype(const QString &text) const
{
    line()->selectAll();
    QTest::keyClicks(line(), text);
    QTest::keyClick(line(), Qt::Key_Return);
}

/** The document has one step, which replaces a text once. */
void TestPropertyLine::replaces(const QByteArray &from, const QByteArray &to) const
{
    QCOMPARE(bookShop().count(from), 1);
    QCOMPARE(m_editor->text(), bookShop().replace(from, to));
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), bookShop());
    QVERIFY(!m_editor->document().canUndo());
}

void TestPropertyLine::beginsWithTheCanonicalLine()
{
    editRow(u"pages"_qs);
    QCOMPARE(line()->text(), u"pages integer(>=0)"_qs);
    QCOMPARE(line()->selectedText(), u"pages"_qs);
    // The editor is as wide as the rest of the row.
    QCOMPARE(line()->geometry().right(), m_editor->tree()->viewport()->width() - 1);
    QTest::keyClick(line(), Qt::Key_Escape);
    m_editor->select(u"isbn"_qs, ShapeModel::Type);
    m_editor->trigger(u"editLineAction"_qs);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"isbn! string"_qs);
    QVERIFY(!line()->hasSelectedText());
    QCOMPARE(line()->cursorPosition(), 12);
}

void TestPropertyLine::renamesQuickly()
{
    m_editor->select(u"pages"_qs);
    m_editor->press(Qt::Key_F2);
    QVERIFY(line());
    QTest::keyClicks(line(), u"length"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_COMPARE(m_editor->currentName(), u"length"_qs);
    replaces("pages:", "length:");
    // The name alone says nothing about the rest.
    editRow(u"pages"_qs);
    retype(u"length"_qs);
    replaces("pages:", "length:");
}

void TestPropertyLine::editsOnlyWhatDiffers_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("a limit") << u"isbn"_qs << u"isbn! string(10..13)"_qs << QByteArray("isbn: {type: string}")
                             << QByteArray("isbn: {type: string, minLength: 10, maxLength: 13}");
    QTest::newRow("a flag beside what a line does not have")
        << u"pages"_qs << u"pages integer(>=0) read-only"_qs << QByteArray("minimum: 0, type")
        << QByteArray("minimum: 0, readOnly: true, type");
    QTest::newRow("a component") << u"author"_qs << u"author Book"_qs
                                 << QByteArray("{$ref: '#/components/schemas/Person'}")
                                 << QByteArray("{$ref: '#/components/schemas/Book'}");
    QTest::newRow("required") << u"author"_qs << u"author! Person"_qs << QByteArray("[isbn]")
                              << QByteArray("[isbn, author]");
}

void TestPropertyLine::editsOnlyWhatDiffers()
{
    QFETCH(QString, row);
    QFETCH(QString, typed);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    editRow(row);
    retype(typed);
    QTRY_VERIFY(!line());
    replaces(from, to);
    // The same line changes nothing, also in another spelling.
    editRow(row);
    const QString canonical = line()->text();
    retype(u"  "_qs + canonical);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->text(), bookShop());
}

void TestPropertyLine::editsConstraints()
{
    m_editor->tab().resize(1320, 860);
    editRow(u"pages"_qs, ShapeModel::Constraints);
    QVERIFY(!line()->hasSelectedText());
    QTest::keyClick(line(), Qt::Key_Backspace);
    QTest::keyClicks(line(), u", <=9)"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "pages", "maximum"}), QByteArray("9"));
    QVERIFY(m_editor->undoesAll());
}

void TestPropertyLine::editsInsideAReference()
{
    m_editor->select(u"author"_qs);
    m_editor->tree()->expand(m_editor->row(u"author"_qs));
    editRow(u"name"_qs);
    retype(u"name! string(1..80)"_qs);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Person", "required"}), QByteArray(R"(["name"])"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Person", "properties", "name", "maxLength"}),
             QByteArray("80"));
    QVERIFY(m_editor->undoesAll());
}

void TestPropertyLine::keepsEverythingOnEscape()
{
    editRow(u"isbn"_qs);
    line()->selectAll();
    QTest::keyClicks(line(), u"isbn integer"_qs);
    while (line())
        QTest::keyClick(line(), Qt::Key_Escape);
    QCOMPARE(m_editor->text(), bookShop());
    QVERIFY(!m_editor->document().canUndo() && !m_editor->document().canRedo());
    QVERIFY(m_editor->tree()->hasFocus());
}

void TestPropertyLine::staysInTheEditorWithoutAMeaning_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("column");
    QTest::newRow("type") << u"isbn strin"_qs << 6;
    QTest::newRow("limit") << u"isbn string(9..1)"_qs << 13;
    QTest::newRow("nothing") << u" "_qs << 2;
}

void TestPropertyLine::staysInTheEditorWithoutAMeaning()
{
    QFETCH(QString, typed);
    QFETCH(int, column);
    editRow(u"isbn"_qs);
    retype(typed);
    QVERIFY(line());
    QCOMPARE(line()->text(), typed);
    QVERIFY(message());
    QCOMPARE(message()->kind(), forms::FieldMessage::Kind::Error);
    QVERIFY2(message()->text().startsWith(u"Column %1: "_qs.arg(column)), qPrintable(message()->text()));
    QCOMPARE(m_editor->text(), bookShop());
    // It is corrected in the same editor.
    retype(u"isbn uuid"_qs);
    QTRY_VERIFY(!line());
    QVERIFY(m_editor->text().contains("isbn: {type: string, format: uuid}"));
}

void TestPropertyLine::namesWhatALineCannotSay()
{
    editRow(u"pages"_qs);
    QVERIFY2(note().contains(u"xml"), qPrintable(note()));
    QTest::keyClick(line(), Qt::Key_Escape);
    editRow(u"isbn"_qs);
    QCOMPARE(note(), QString());
}

void TestPropertyLine::hasNoLineOfOtherRows()
{
    m_editor->select(u"Book"_qs);
    QVERIFY(!m_editor->tab().findChild<QAction *>(u"editLineAction"_qs)->isEnabled());
    // What has no line can be renamed.
    m_editor->select(u"never"_qs);
    m_editor->press(Qt::Key_Return);
    QVERIFY(!line());
    auto *name = m_editor->editor<QLineEdit>();
    QVERIFY(name);
    QCOMPARE(name->text(), u"never"_qs);
    QTest::keyClick(name, Qt::Key_Escape);
}

void TestPropertyLine::completesWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("completed");
    QTest::newRow("type") << u"age in"_qs << u"integer"_qs << u"age integer"_qs;
    QTest::newRow("format") << u"id uu"_qs << u"uuid"_qs << u"id uuid"_qs;
    QTest::newRow("component") << u"by Per"_qs << u"Person"_qs << u"by Person"_qs;
    QTest::newRow("limit") << u"age integer("_qs << u">=0"_qs << u"age integer(>=0"_qs;
    QTest::newRow("flag") << u"id uuid rea"_qs << u"read-only"_qs << u"id uuid read-only"_qs;
    QTest::newRow("value") << u"open boolean = f"_qs << u"false"_qs << u"open boolean = false"_qs;
}

void TestPropertyLine::completesWords()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    QFETCH(QString, completed);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab}) {
        startAdding(u"isbn"_qs);
        QTest::keyClicks(line(), typed);
        QCOMPARE(words().value(0), first);
        QVERIFY(list()->selectedItems().isEmpty());
        QTest::keyClick(line(), Qt::Key_Down);
        QVERIFY(list()->topLevelItem(0)->isSelected());
        QTest::keyClick(line(), key);
        QCOMPARE(line()->text(), completed);
        QVERIFY(!list()->isVisible());
        QCOMPARE(m_editor->text(), bookShop());
        QTest::keyClick(line(), Qt::Key_Escape);
    }
}

void TestPropertyLine::leavesPlainTypingAlone()
{
    startAdding(u"isbn"_qs);
    // A list is open after each part; none of it is taken.
    QTest::keyClicks(line(), u"age int"_qs);
    QVERIFY(list()->isVisible());
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "age"}),
                 QByteArray(R"({"type":"integer"})"));
    // Tab goes to the next cell unless a word was begun.
    QTest::keyClicks(line(), u"id uuid "_qs);
    QVERIFY(list()->isVisible());
    QTest::keyClick(line(), Qt::Key_Tab);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "id"}),
             QByteArray(R"({"type":"string","format":"uuid"})"));
    QCOMPARE(m_editor->currentName(), u"id"_qs);
    QCOMPARE(m_editor->tree()->currentIndex().column(), int(ShapeModel::Type));
}

void TestPropertyLine::closesTheListFirst()
{
    startAdding(u"isbn"_qs);
    QTest::keyClicks(line(), u"age int"_qs);
    QVERIFY(list()->isVisible());
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(line() && !list()->isVisible());
    QCOMPARE(line()->text(), u"age int"_qs);
    QTest::keyClick(line(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(list()->isVisible());
    // Up from the first word is back in the text.
    QTest::keyClick(line(), Qt::Key_Down);
    QTest::keyClick(line(), Qt::Key_Up);
    QVERIFY(list()->selectedItems().isEmpty());
    QTest::keyClick(line(), Qt::Key_Escape);
    QTest::keyClick(line(), Qt::Key_Escape);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->text(), bookShop());
}

void TestPropertyLine::saysWhatComponentsAre()
{
    startAdding(u"isbn"_qs);
    QTest::keyClicks(line(), u"by Pers"_qs);
    QCOMPARE(words(), QStringList{u"Person"_qs});
    QCOMPARE(list()->topLevelItem(0)->text(1), u"object · A human being"_qs);
}

void TestPropertyLine::insertsAClickedWord()
{
    startAdding(u"isbn"_qs);
    QTest::keyClicks(line(), u"age int"_qs);
    const QTreeWidgetItem *item = list()->topLevelItem(1);
    const QString word = item->text(0);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(item).center());
    QVERIFY(line());
    QCOMPARE(line()->text(), u"age "_qs + word);
    QCOMPARE(m_editor->text(), bookShop());
}

void TestPropertyLine::previewsTheSchema_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("canonical");
    QTest::newRow("canonical") << u"age integer(>=0)"_qs << u"properties:\n  age:\n    type: integer\n    minimum: 0"_qs
                               << QString();
    QTest::newRow("loose") << u"state active | blocked"_qs
                           << u"properties:\n  state:\n    type: string\n    enum:\n      - active\n      - blocked"_qs
                           << u"state \"active\" | \"blocked\""_qs;
    QTest::newRow("name") << u"two words"_qs << u"properties:\n  two words:\n    type: string"_qs
                          << u"\"two words\" string"_qs;
    QTest::newRow("nonsense") << u"age intger"_qs << QString() << QString();
}

void TestPropertyLine::previewsTheSchema()
{
    QFETCH(QString, typed);
    QFETCH(QString, canonical);
    startAdding(u"isbn"_qs);
    QVERIFY(note().startsWith(u"Enter a name and a type"));
    QTest::keyClicks(line(), typed);
    QTEST(preview(), "schema");
    if (preview().isEmpty())
        QVERIFY2(note().startsWith(u"Column 5: "), qPrintable(note()));
    else
        QCOMPARE(note(), canonical.isEmpty() ? QString() : u"Means: "_qs + canonical);
    QCOMPARE(line()->accessibleDescription(), note());
    QVERIFY(line()->findChild<QWidget *>(u"linePanel"_qs)->isVisible());
    QCOMPARE(m_editor->text(), bookShop());
}

void TestPropertyLine::beginsTheNextLine()
{
    startAdding(u"isbn"_qs);
    QTest::keyClicks(line(), u"id uuid"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(line() && line()->text().isEmpty());
    QTest::keyClicks(line(), u"state \"a\" | \"b\""_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(line() && line()->text().isEmpty());
    // Nothing is typed any more.
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(!line());
    QCOMPARE(m_editor->rows(), u"Book -isbn -pages -author -size --height -never -id -state"_qs);
    QCOMPARE(m_editor->currentName(), u"state"_qs);
    m_editor->document().undo();
    const Pointer properties{"components", "schemas", "Book", "properties"};
    QVERIFY(m_editor->document().snapshot().at(properties / QByteArray("id")).exists());
    QVERIFY(!m_editor->document().snapshot().at(properties / QByteArray("state")).exists());
    QVERIFY(m_editor->undoesAll());
}

/** The lines and Return after each are all that is typed. */
void TestPropertyLine::typesAWholeSchema()
{
    const QStringList lines{u"id! uuid read-only"_qs,
                            u"title! string(1..80) // as printed"_qs,
                            u"pages integer(>=0)"_qs,
                            u"price number(>0, step 0.01)"_qs,
                            u"status \"active\" | \"on hold\" = \"active\""_qs,
                            u"tags string(1..20)[](unique)"_qs,
                            u"author Person"_qs,
                            u"published date"_qs,
                            u"note string | null"_qs,
                            u"meta map<string>"_qs};
    m_editor->choose(u"Empty"_qs);
    m_editor->select(u"Empty"_qs);
    m_editor->press(Qt::Key_Insert);
    qsizetype keys = 0;
    for (const QString &text : lines) {
        QTRY_VERIFY(line() && line()->text().isEmpty());
        for (const QChar each : text) {
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
            ++keys;
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        ++keys;
    }
    QCOMPARE(keys, lines.join(u'\n').size() + 1);
    QTRY_VERIFY(line() && line()->text().isEmpty());
    QTest::keyClick(line(), Qt::Key_Escape);
    const Pointer schema{"components", "schemas", "Empty"};
    QCOMPARE(m_editor->document().snapshot().at(schema / QByteArray("properties")).childCount(), 10);
    QCOMPARE(m_editor->jsonAt(schema / QByteArray("required")), QByteArray(R"(["id","title"])"));
    // Each row is read back as it was typed.
    for (const QString &text : lines) {
        const QModelIndex row = m_editor->row(text.section(u' ', 0, 0).remove(u'!'));
        QCOMPARE(row.data(ShapeModel::LineRole).toString(), text);
    }
    QVERIFY(m_editor->undoesAll());
}

void TestPropertyLine::pastes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QStringList>("messages");
    QTest::newRow("lines") << u"- id! uuid\n- title string // printed\n"_qs << u" -id -title"_qs
                           << QStringList{u"2 properties added."_qs};
    QTest::newRow("one line") << u"id uuid"_qs << u" -id"_qs << QStringList{u"1 propert"_qs};
    QTest::newRow("tabs") << u"id\tuuid\trequired\ntitle\tstring"_qs << u" -id -title"_qs
                          << QStringList{u"2 properties added."_qs};
    QTest::newRow("Markdown") << u"| id | uuid |\n| title | string |"_qs << u" -id -title"_qs
                              << QStringList{u"2 properties added."_qs};
    QTest::newRow("JSON") << u"{\"id\": 7, \"seller\": {\"phone\": \"5\"}}"_qs << u" -id -seller --phone"_qs
                          << QStringList{u"2 properties added."_qs};
    QTest::newRow("refused") << u"id uuid\nisbn string\n\ntitle strin\nsold date"_qs << u" -id -sold"_qs
                             << QStringList{u"2 properties added."_qs, u"2 lines not added:"_qs,
                                            u"Line 2, column 1: "_qs, u"Line 4, column 7: "_qs};
    QTest::newRow("many refused") << u"a x\nb x\nc x\nd x\ne x"_qs << QString()
                                  << QStringList{u"5 lines not added:"_qs, u"Line 1, column 3: "_qs,
                                                 u"Line 2, column 3: "_qs, u"Line 3, column 3: "_qs, u"and 2 more"_qs};
    QTest::newRow("not JSON") << u"{\"a\":\n x}"_qs << QString() << QStringList{u"1 line"_qs, u"Line 2, column 2: "_qs};
}

void TestPropertyLine::pastes()
{
    QFETCH(QString, text);
    QFETCH(QString, rows);
    QFETCH(QStringList, messages);
    QApplication::clipboard()->setText(text);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(m_editor->rows(), u"Book -isbn -pages -author -size --height -never"_qs + rows);
    QVERIFY(message());
    const bool isRefused = messages.size() > 1; // How many, and each of them.
    using Kind = forms::FieldMessage::Kind;
    QCOMPARE(message()->kind(), isRefused ? Kind::Warning : Kind::Information);
    const QStringList shown = message()->text().split(u'\n');
    QCOMPARE(shown.size(), messages.size());
    for (qsizetype i = 0; i < shown.size(); ++i)
        QVERIFY2(shown[i].startsWith(messages[i]), qPrintable(shown[i]));
    QCOMPARE(m_editor->document().canUndo(), !rows.isEmpty());
    if (!rows.isEmpty())
        m_editor->document().undo();
    QCOMPARE(m_editor->text(), bookShop());
    QVERIFY(!m_editor->document().canUndo());
}

void TestPropertyLine::pastesIntoANewLine()
{
    startAdding(u"isbn"_qs);
    QApplication::clipboard()->setText(u"id uuid\ntitle string"_qs);
    QTest::keyClick(line(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(m_editor->rows(), u"Book -isbn -pages -author -size --height -never -id -title"_qs);
    QVERIFY(!line());
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), bookShop());
    // A text of one line is pasted into the line.
    startAdding(u"isbn"_qs);
    QApplication::clipboard()->setText(u"id uuid"_qs);
    QTest::keyClick(line(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(line()->text(), u"id uuid"_qs);
    QCOMPARE(m_editor->text(), bookShop());
}

void TestPropertyLine::pastesNothing()
{
    QApplication::clipboard()->setText(u"\n"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(message());
    QVERIFY(message()->text().startsWith(u"The clipboard has no lines"));
    QApplication::clipboard()->setText(u"a string\n"_qs.repeated(60'000));
    m_editor->press(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(message() && message()->text().startsWith(u"The text is too long"));
    QCOMPARE(m_editor->text(), bookShop());
}

GATEWRIGHT_TEST(TestPropertyLine, QApplication)
#include "testpropertyline.moc"

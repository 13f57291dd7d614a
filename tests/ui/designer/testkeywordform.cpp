#include "fieldmessage.h"
#include "schemaeditorfixture.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

using namespace designer;
using document::Pointer;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;
using specification::Version;

/** The keywords of a schema as a form, driven by keys and clicks. */
class TestKeywordForm final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { m_editor.reset(); }
    void editsEveryKeyword_data();
    void editsEveryKeyword();
    void choosesTypes_data();
    void choosesTypes();
    void addsTypes();
    void showsWhatFitsTheTypes();
    void keepsFieldsInPlace();
    void tellsProblemsOfTheType();
    void showsMembersOfNoField_data();
    void showsMembersOfNoField();
    void addsAndRemovesAMember();
    void keepsTheFieldWhileItIsEdited();
    void editsAllowedValues();
    void dividesAllowedValues();
    void refusesWhatIsNoValue();
    void tellsIfValuesFit();
    void triesATextOnThePattern();
    void explainsAReferenceIn30();
    void revealsAKeyword();

private:
    /** Opens a file of this version with a schema `S`. */
    void open(const QByteArray &version, const QByteArray &members)
    {
        m_editor = std::make_unique<SchemaEditor>("openapi: " + version +
                                                  "\ninfo: {title: T, version: '1'}\n"
                                                  "paths: {}\ncomponents:\n  schemas:\n    Other: {type: string}\n"
                                                  "    S:\n      properties:\n        p: # first\n" +
                                                  members + "        q: {type:   string}   # last\n");
        m_editor->choose(u"S"_qs);
        m_editor->select(u"p"_qs);
    }
    [[nodiscard]] const SchemasTab &tab() const { return m_editor->tab(); }
    [[nodiscard]] Pointer property() const { return {"components", "schemas", "S", "properties", "p"}; }
    [[nodiscard]] QWidget *field(const QString &name) const { return tab().findChild<QWidget *>(name); }
    /** Replaces the text of a field, or the entries of a list. */
    void enter(const QString &name, const QString &text) const
    {
        if (!qobject_cast<QAbstractItemView *>(field(name)))
            return type(tab(), name, text);
        support::clearEntries(tab(), name);
        support::typeEntries(tab(), name, text.split(u'\n', Qt::SkipEmptyParts));
    }
    void leave() const { control(tab(), u"componentName"_qs)->setFocus(Qt::TabFocusReason); }

    std::unique_ptr<SchemaEditor> m_editor;
};

namespace {

/** "keywordXmlName" */
QString controlName(const Pointer &path)
{
    QString name = u"keyword"_qs;
    for (const QByteArray &token : path.tokens())
        name += QString::fromLatin1(token.left(1).toUpper() + token.mid(1));
    return name;
}

bool isFlag(const Field &field)
{
    return field.type.is == Is::Boolean && field.type.holds == Holds::One;
}

/** Two different texts that a field takes, and the values that they are. */
struct Typed {
    QString text;
    QByteArray json;
};
QList<Typed> textsFor(const Field &field)
{
    const bool isOne = field.type.holds == Holds::One;
    if (isOne && (field.type.is == Is::Integer || field.type.is == Is::Number))
        return {{u"3"_qs, "3"}, {u"14"_qs, "14"}};
    if (isOne && field.type.is == Is::Text)
        return {{u"abc"_qs, R"("abc")"}, {u"d/e"_qs, R"("d/e")"}};
    if (field.type.is == Is::Text && field.type.holds != Holds::Map)
        return {{u"a"_qs, R"(["a"])"}, {u"a\nb"_qs, R"(["a","b"])"}};
    if (isOne && field.type.is == Is::Any)
        return {{u"7"_qs, "7"}, {u"{a: 1}"_qs, R"({"a":1})"}};
    if (field.type.is == Is::Any)
        return {{u"7"_qs, "[7]"}, {u"7\ntrue"_qs, "[7,true]"}};
    return {{u"{a: true}"_qs, R"({"a":true})"}, {u"{b: [c]}"_qs, R"({"b":["c"]})"}};
}

void addRows(ObjectKind kind, const Pointer &path, Version version)
{
    for (const Field &field : specification::objectType(kind).fields) {
        const QByteArray name(field.name);
        const bool isElsewhere = field.type.object == ObjectKind::Schema || name == "type" || name == "nullable" ||
                                 name == "discriminator";
        if (!field.versions.contain(version) || isElsewhere)
            continue;
        const Pointer place = path.child(name);
        const bool hasFields = field.type.is == Is::Object && field.type.holds == Holds::One &&
                               !specification::objectType(field.type.object).fields.empty();
        if (hasFields)
            addRows(field.type.object, place, version);
        else
            QTest::addRow("%s in %s", qPrintable(place.toString()), qPrintable(specification::nameOf(version)))
                << specification::nameOf(version).toLatin1() + ".0" << place << &field;
    }
}

} // namespace

void TestKeywordForm::editsEveryKeyword_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<Pointer>("path");
    QTest::addColumn<const Field *>("field");
    for (const Version version : {Version::V30, Version::V31, Version::V32})
        addRows(ObjectKind::Schema, {}, version);
}

/** Creates, edits and removes a keyword. Every other byte stays, and each edit is a step that undo takes back. */
void TestKeywordForm::editsEveryKeyword()
{
    QFETCH(QByteArray, version);
    QFETCH(Pointer, path);
    QFETCH(const Field *, field);
    open(version, "          x-own: [ 1,2 ]   # own\n");
    const QByteArray before = m_editor->text();
    const QByteArray head = before.left(before.indexOf("          x-own"));
    const QByteArray own = "          x-own: [ 1,2 ]   # own\n";
    const QByteArray tail = before.mid(before.indexOf("        q:"));
    click(tab(), u"moreKeywords"_qs);
    const QString name = controlName(path);
    QVERIFY2(this->field(name), qPrintable(name));
    QTRY_VERIFY2(this->field(name)->isVisible(), qPrintable(name));
    const Pointer place = property() / path;
    const auto isRestKept = [&] {
        const QByteArray text = m_editor->text();
        return text.startsWith(head) && text.contains(own) && text.endsWith(tail);
    };
    if (auto *box = qobject_cast<QComboBox *>(this->field(name))) {
        for (const int index : {1, 2}) {
            support::choose(tab(), name, index);
            const QByteArray json = isFlag(*field) ? QByteArray(index == 1 ? "true" : "false")
                                                   : '"' + box->currentText().toUtf8() + '"';
            QCOMPARE(m_editor->jsonAt(place), json);
            QVERIFY2(isRestKept(), m_editor->text().constData());
        }
        support::choose(tab(), name, 0);
    } else {
        for (const Typed &typed : textsFor(*field)) {
            enter(name, typed.text);
            leave();
            QTRY_COMPARE(m_editor->jsonAt(place), typed.json);
            QVERIFY2(isRestKept(), m_editor->text().constData());
            QCOMPARE(m_editor->document().undoName(), u"Edit "_qs + QString::fromLatin1(path.last()));
        }
        enter(name, QString());
        leave();
    }
    QTRY_VERIFY(!m_editor->document().snapshot().at(place).exists());
    QTRY_COMPARE(m_editor->text(), before);
    QVERIFY(m_editor->undoesAll());
}

void TestKeywordForm::choosesTypes_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *version, const char *before, const char *chip,
                        const char *after) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(before) << QString::fromLatin1(chip)
                            << QByteArray(after);
    };
    row("another one in 3.0", "3.0.3", "type: string", "integer", "type: integer");
    row("null in 3.0", "3.0.3", "type: string", "null", "type: string\n          nullable: true");
    row("no null in 3.0", "3.0.3", "type: string\n          nullable: true", "null", "type: string");
    row("any type in 3.0", "3.0.3", "title: A\n          type: string", "any", "title: A");
    row("another one in 3.1", "3.1.0", "type: string", "integer", "type: integer");
    row("another one and null in 3.1", "3.1.0", "type: [string, 'null']", "integer", "type: [integer, 'null']");
    row("null in 3.1", "3.1.0", "type: [ string ] # t", "null", "type: [ string, \"null\" ] # t");
    row("no null in 3.2", "3.2.0", "type: [string, 'null']", "null", "type: string");
    row("one of two in 3.2", "3.2.0", "type: [string, integer]", "string", "type: string");
    row("any type in 3.2", "3.2.0", "title: A\n          type: [string, 'null']", "any", "title: A");
}

void TestKeywordForm::choosesTypes()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, before);
    QFETCH(QString, chip);
    QFETCH(QByteArray, after);
    open(version, "          " + before + "\n");
    const QByteArray text = m_editor->text();
    click(tab(), u"type_"_qs + chip);
    const document::Document expected(QByteArray(text).replace("  " + before + '\n', "  " + after + '\n'),
                                      document::Format::Yaml);
    QTRY_COMPARE(m_editor->jsonAt(property()), expected.snapshot().at(property()).value()->toJson());
    QCOMPARE(m_editor->document().undoName(), u"Edit type"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), text);
    const bool wasChosen = before.contains(chip == u"null" && version.startsWith("3.0") ? "nullable" : chip.toLatin1());
    QCOMPARE(control<QAbstractButton>(tab(), u"type_"_qs + chip)->isChecked(), wasChosen);
}

/** With Ctrl, or in the menu: a click alone never makes several. */
void TestKeywordForm::addsTypes()
{
    open("3.1.0", "          type: [ string ] # t\n");
    const auto types = [this] { return m_editor->jsonAt(property().child("type")); };
    QTest::mouseClick(control(tab(), u"type_integer"_qs), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(types(), QByteArray(R"(["string","integer"])"));
    QVERIFY(control<QAbstractButton>(tab(), u"type_string"_qs)->isChecked());
    QTest::mouseClick(control(tab(), u"type_string"_qs), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(types(), QByteArray(R"("integer")"));
    auto *more = control<QToolButton>(tab(), u"moreTypes"_qs);
    QVERIFY(more->isVisible());
    auto *boolean = more->menu()->findChild<QAction *>(u"addType_boolean"_qs);
    QVERIFY(boolean && !boolean->isChecked());
    boolean->trigger();
    QCOMPARE(types(), QByteArray(R"(["integer","boolean"])"));
    QVERIFY(boolean->isChecked());
    click(tab(), u"type_integer"_qs);
    QCOMPARE(types(), QByteArray(R"("integer")"));
    const QByteArray text = m_editor->text();
    click(tab(), u"type_integer"_qs);
    QCOMPARE(m_editor->text(), text);
    QVERIFY(m_editor->undoesAll());
    open("3.0.3", "          type: string\n");
    QVERIFY(!control(tab(), u"moreTypes"_qs)->isVisible());
    QTest::mouseClick(control(tab(), u"type_integer"_qs), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(types(), QByteArray(R"("integer")"));
}

void TestKeywordForm::showsWhatFitsTheTypes()
{
    open("3.1.0", "          type: string\n          maxItems: 3\n");
    const auto isShown = [this](const char *keyword) {
        const QWidget *control = field(controlName({keyword}));
        return control && control->isVisible();
    };
    QTRY_VERIFY(isShown("minLength"));
    QVERIFY(isShown("enum") && isShown("default") && isShown("readOnly") && isShown("maxItems"));
    QVERIFY(!isShown("minimum") && !isShown("minItems") && !isShown("title") && !isShown("$id"));
    click(tab(), u"type_integer"_qs);
    QTRY_VERIFY(isShown("minimum"));
    QVERIFY(!isShown("minLength") && !isShown("multipleOf") && isShown("maxItems"));
    click(tab(), u"moreKeywords"_qs);
    QTRY_VERIFY(isShown("minLength") && isShown("$id") && isShown("minItems"));
    click(tab(), u"moreKeywords"_qs);
    QTRY_VERIFY(!isShown("$id"));
}

/** The fields are beside each other where there is room, and none moves while a keyword is added or removed. */
void TestKeywordForm::keepsFieldsInPlace()
{
    open("3.1.0", "          type: string\n          title: A\n");
    // From the types on, because the form scrolls to the field that has the focus.
    const auto placeOf = [this](const char *keyword) {
        const QPoint types = field(u"type_any"_qs)->mapTo(&tab(), QPoint());
        return field(controlName({keyword}))->mapTo(&tab(), QPoint()) - types;
    };
    QTRY_VERIFY(field(u"keywordMinLength"_qs)->isVisible());
    // The notes below the fields are there before the sample is.
    QTRY_VERIFY(!control<QPlainTextEdit>(tab(), u"sampleText"_qs)->toPlainText().isEmpty());
    QTRY_COMPARE(placeOf("minLength").y(), placeOf("maxLength").y());
    QVERIFY(placeOf("minLength").x() < placeOf("maxLength").x());
    const QList<QPoint> before{placeOf("minLength"), placeOf("readOnly"), placeOf("description"), placeOf("title")};
    type(tab(), u"keywordMinLength"_qs, u"3"_qs);
    leave();
    support::choose(tab(), u"keywordReadOnly"_qs, 1);
    type(tab(), u"keywordTitle"_qs, QString());
    leave();
    QTRY_COMPARE(m_editor->jsonAt(property()), QByteArray(R"({"type":"string","minLength":3,"readOnly":true})"));
    QCoreApplication::processEvents();
    const QList<QPoint> after{placeOf("minLength"), placeOf("readOnly"), placeOf("description"), placeOf("title")};
    QCOMPARE(after, before);
    QVERIFY(field(u"keywordTitle"_qs)->isVisible());
}

/** What is wrong with the type is said at the types, which have no field. */
void TestKeywordForm::tellsProblemsOfTheType()
{
    open("3.1.0", "          type: text\n");
    auto *chips = field(u"type_string"_qs);
    QTRY_VERIFY(chips->isVisible());
    const auto message = [this] {
        for (const auto *one : tab().findChildren<forms::FieldMessage *>()) {
            if (one->isVisible() && one->text().contains(u"type"))
                return one->text();
        }
        return QString();
    };
    QTRY_VERIFY(!message().isEmpty());
    click(tab(), u"type_string"_qs);
    QTRY_VERIFY(message().isEmpty());
}

void TestKeywordForm::showsMembersOfNoField_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const char *version, const char *member, const char *key, const char *shown) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(member) << QByteArray(key)
                            << QString::fromLatin1(shown);
    };
    row("an extension", "3.0.3", "x-order: [1, 2]", "x-order", "[1, 2]");
    row("an unknown keyword", "3.1.0", "ui:widget: textarea", "ui:widget", "textarea");
    row("a keyword of another version", "3.0.3", "const: 1", "const", "1");
    row("a keyword that is gone", "3.1.0", "nullable: true", "nullable", "true");
    row("a value of another type", "3.1.0", "exclusiveMinimum: true", "exclusiveMinimum", "true");
    row("a text instead of a number", "3.2.0", "minLength: '3'", "minLength", "'3'");
}

void TestKeywordForm::showsMembersOfNoField()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, member);
    QFETCH(QByteArray, name);
    QFETCH(QString, shown);
    open(version, "          " + member + " # own\n          title: A\n");
    const QByteArray text = m_editor->text();
    const QString control = u"schemaMember_"_qs + QString::fromLatin1(name);
    QTRY_VERIFY(field(control) && field(control)->isVisible());
    QCOMPARE(support::control<QPlainTextEdit>(tab(), control)->toPlainText(), shown);
    type(tab(), control, u"{a: b}"_qs);
    leave();
    QTRY_COMPARE(m_editor->jsonAt(property().child(name)), QByteArray(R"({"a":"b"})"));
    QVERIFY(m_editor->undoesAll());
    QTRY_VERIFY(field(control + u"Remove"_qs) && field(control + u"Remove"_qs)->isVisible());
    click(tab(), control + u"Remove"_qs);
    QTRY_COMPARE(m_editor->text(), QByteArray(text).replace("          " + member + " # own\n", ""));
    QVERIFY(m_editor->undoesAll());
}

void TestKeywordForm::addsAndRemovesAMember()
{
    open("3.1.0", "          title: A\n");
    QVERIFY(!control(tab(), u"addSchemaMember"_qs)->isEnabled());
    type(tab(), u"schemaMemberName"_qs, u"x-team"_qs);
    QTest::keyClick(control(tab(), u"schemaMemberName"_qs), Qt::Key_Return);
    QTRY_COMPARE(m_editor->jsonAt(property().child("x-team")), QByteArray("\"\""));
    auto *edit = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
    QVERIFY(edit);
    QTest::keyClicks(edit, u"books"_qs);
    leave();
    QTRY_COMPARE(m_editor->jsonAt(property().child("x-team")), QByteArray("\"books\""));
    QVERIFY(m_editor->undoesAll());
}

/** A value that becomes one of the right type stays in its field until that is left. */
void TestKeywordForm::keepsTheFieldWhileItIsEdited()
{
    open("3.1.0", "          type: integer\n          minimum: low\n");
    const QString member = u"schemaMember_minimum"_qs;
    QTRY_VERIFY(field(member) && field(member)->isVisible());
    type(tab(), member, u"5"_qs);
    QTRY_COMPARE(m_editor->jsonAt(property().child("minimum")), QByteArray("5"));
    QVERIFY(field(member)->hasFocus());
    leave();
    QTRY_VERIFY(field(u"keywordMinimum"_qs)->isVisible());
    QCOMPARE(control<QLineEdit>(tab(), u"keywordMinimum"_qs)->text(), u"5"_qs);
    QTRY_VERIFY(!field(member));
}

/** What was typed with commas is several values, and one again on request. */
void TestKeywordForm::dividesAllowedValues()
{
    open("3.1.0", "          type: string\n");
    QTRY_VERIFY(field(u"keywordEnum"_qs)->isVisible());
    support::typeEntries(tab(), u"keywordEnum"_qs, {u"female, male, other"_qs});
    QCOMPARE(m_editor->jsonAt(property().child("enum")), QByteArray(R"(["female","male","other"])"));
    auto *keep = field(u"keywordEnum"_qs)->findChild<QPushButton *>(u"keepAsOneEntry"_qs);
    QVERIFY(keep && keep->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QCOMPARE(m_editor->jsonAt(property().child("enum")), QByteArray(R"(["female, male, other"])"));
    QVERIFY(!keep->isVisible());
    QVERIFY(m_editor->undoesAll());
}

/** A text that is no value stays in its row until it is corrected. */
void TestKeywordForm::refusesWhatIsNoValue()
{
    open("3.1.0", "          type: integer\n          enum: [1, 2]\n");
    const QByteArray text = m_editor->text();
    auto *list = control<QListView>(tab(), u"keywordEnum"_qs);
    QTRY_VERIFY(list->isVisible());
    support::typeEntries(tab(), u"keywordEnum"_qs, {u"[3"_qs});
    auto *line = qobject_cast<QLineEdit *>(list->focusWidget());
    QVERIFY(line && line->isVisible());
    QCOMPARE(line->text(), u"[3"_qs);
    QCOMPARE(m_editor->text(), text);
    QTest::keyClick(line, Qt::Key_Escape);
    support::typeEntries(tab(), u"keywordEnum"_qs, {u"3"_qs});
    QCOMPARE(m_editor->jsonAt(property().child("enum")), QByteArray("[1,2,3]"));
}

/** A line of a text schema is a text, and other lines of the list stay as they are. */
void TestKeywordForm::editsAllowedValues()
{
    open("3.1.0", "          type: string\n          enum: [  'new', used ,   \"12\" ]\n");
    QTRY_VERIFY(field(u"keywordEnum"_qs)->isVisible());
    QCOMPARE(support::entriesOf(tab(), u"keywordEnum"_qs), QStringList({u"new"_qs, u"used"_qs, u"12"_qs}));
    support::typeEntries(tab(), u"keywordEnum"_qs, {u"13"_qs});
    QTRY_COMPARE(m_editor->jsonAt(property().child("enum")), QByteArray(R"(["new","used","12","13"])"));
    QVERIFY(m_editor->text().contains("[  'new', used ,   \"12\""));
    QVERIFY(m_editor->undoesAll());
}

void TestKeywordForm::tellsIfValuesFit()
{
    open("3.1.1",
         "          type: integer\n          enum: [1, 2, 3]\n          example: many\n          default: 2\n");
    const auto note = [this](const QString &keyword) {
        return control<QLabel>(tab(), QString(u"keyword"_qs + keyword + u"FitText"_qs));
    };
    QTRY_VERIFY(note(u"Example"_qs)->isVisible());
    QTRY_VERIFY(note(u"Example"_qs)->text().contains(u"integer"_qs));
    QTRY_COMPARE(note(u"Default"_qs)->text(), u"Fits the schema."_qs);
    QTRY_COMPARE(note(u"Enum"_qs)->text(), u"All values fit the schema."_qs);
    QVERIFY(m_editor->document().set(property() / Pointer{"enum", "1"}, document::Value::string(u"two"_qs)));
    QTRY_VERIFY2(note(u"Enum"_qs)->text().startsWith(u"Value 2: "_qs), qPrintable(note(u"Enum"_qs)->text()));
    // What is missing can be made from the schema only where it is an example.
    QVERIFY(!control(tab(), u"keywordDefaultMake"_qs)->isVisible());
}

void TestKeywordForm::triesATextOnThePattern()
{
    open("3.1.0", "          type: string\n          pattern: '^[a-z]+$'\n");
    QTRY_VERIFY(field(u"tryText"_qs)->isVisible());
    type(tab(), u"tryText"_qs, u"abc"_qs);
    const auto *result = control<QLabel>(tab(), u"tryResult"_qs);
    QTRY_COMPARE(result->text(), u"Fits"_qs);
    type(tab(), u"tryText"_qs, u"abc1"_qs);
    QTRY_VERIFY(result->text().startsWith(u"Does not fit."_qs));
    type(tab(), u"keywordPattern"_qs, u"^[a-z1]+$"_qs);
    QTRY_COMPARE(result->text(), u"Fits"_qs);
    leave();
    type(tab(), u"keywordFormat"_qs, u"date"_qs);
    QTRY_VERIFY(result->text().startsWith(u"Does not fit."_qs));
}

void TestKeywordForm::explainsAReferenceIn30()
{
    open("3.0.3", "          $ref: '#/components/schemas/Other'\n          minLength: 1\n");
    QTRY_VERIFY(field(u"keywordMinLength"_qs) && field(u"keywordMinLength"_qs)->isVisible());
    QVERIFY(!field(u"type_string"_qs)->isVisible());
    open("3.1.0", "          $ref: '#/components/schemas/Other'\n          minLength: 1\n");
    QTRY_VERIFY(field(u"type_string"_qs)->isVisible());
}

void TestKeywordForm::revealsAKeyword()
{
    open("3.1.0", "          type: string\n          minLength: 1\n          x-own: 1\n");
    m_editor->select(u"q"_qs);
    QVERIFY(m_editor->tab().reveal(property().child("minLength")));
    QTRY_VERIFY(field(u"keywordMinLength"_qs)->hasFocus());
    QCOMPARE(m_editor->currentName(), u"p"_qs);
    QVERIFY(m_editor->tab().reveal(property().child("x-own")));
    QTRY_VERIFY(field(u"schemaMember_x-own"_qs)->hasFocus());
    QVERIFY(m_editor->tab().reveal(property()));
    QTRY_VERIFY(m_editor->tree()->hasFocus());
}

GATEWRIGHT_TEST(TestKeywordForm, QApplication)
#include "testkeywordform.moc"

#include "boundform.h"
#include "designerfixture.h"
#include "entriesmodel.h"
#include "fakestore.h"
#include "objectform.h"
#include "objectpage.h"
#include "objectplace.h"
#include "references.h"
#include "samplesofobjects.h"
#include "structure.h"
#include "tablesection.h"
#include "testprogram.h"
#include "textbinding.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace designer;
using document::Pointer;
using document::Snapshot;
using document::Value;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;
using specification::Version;

namespace {

/** The control of a field is called after it. */
QString controlOf(const Field &field)
{
    QString name = QString::fromUtf8(field.name).remove(u'$');
    name[0] = name[0].toUpper();
    return u"object"_qs + name;
}

QStringList faultsOf(const Snapshot &snapshot, Version version)
{
    QStringList faults;
    for (const specification::Violation &violation : specification::checkStructure(snapshot, version))
        faults.append(violation.pointer.toString() + u' ' + wordOf(violation.fault));
    return faults;
}

/** Types a text and leaves the field. */
void enter(QWidget *field, const QString &text)
{
    if (auto *line = qobject_cast<QLineEdit *>(field)) {
        line->setText(text);
        emit line->textEdited(text);
        line->setModified(true);
        emit line->editingFinished();
    } else if (auto *paragraph = qobject_cast<QPlainTextEdit *>(field)) {
        paragraph->setPlainText(text);
    } else if (auto *list = qobject_cast<QAbstractItemView *>(field)) {
        const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
        if (text.isEmpty())
            support::clearEntries(*list->parentWidget(), list->objectName());
        else
            QVERIFY(list->model()->setData(last, text));
    }
    QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
    QApplication::sendEvent(field, &out);
}

/** A text that is a valid value of the field. */
QString textFor(const Field &field)
{
    using specification::Text;
    if (field.type.is == Is::Any || (field.type.is != Is::Text && field.type.holds != Holds::One))
        return field.type.holds == Holds::Map    ? u"{a: 7}"_qs
               : field.type.holds == Holds::List ? u"[7]"_qs
                                                 : u"{b: 7}"_qs;
    if (field.type.is == Is::Integer || field.type.is == Is::Number)
        return u"7"_qs;
    switch (field.type.text) {
    case Text::Url:
    case Text::ServerUrl:
    case Text::UriReference:
        return u"https://other.example"_qs;
    case Text::Email:
        return u"team@other.example"_qs;
    default:
        break;
    }
    return u"other"_qs;
}

void chooseEntry(QComboBox *box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

} // namespace

class TestObjectForm : public QObject
{
    Q_OBJECT

private slots:
    void createsEditsAndRemovesEachField_data();
    void createsEditsAndRemovesEachField();
    void placesNewMembersAsTheTableHasThem();
    void addsAResponseBodyByMouseAndKeyboard();
    void goesBackWhenTheObjectIsRemoved();
    void showsReferencesAndDefinesThemHere();
    void definesTargetsOfOtherFilesHere();
    void keepsAndAddsVendorMembers();
    void editsScopesOfARequirement();
    void saysWhyATextIsRefusedBesideAProblem();
    void keepsTheReasonOfARefusedText();
    void writesNothingWhileAValueIsNotValid();
    void keepsTheFormOfAMediaTypeWhileTyping();
    void modelsPassTheModelTester();
};

void TestObjectForm::createsEditsAndRemovesEachField_data()
{
    QTest::addColumn<Version>("version");
    QTest::addColumn<ObjectKind>("kind");
    QTest::addColumn<const Field *>("field");
    for (const Version version : {Version::V30, Version::V31, Version::V32}) {
        const QHash<ObjectKind, support::Route> routes = support::routesOf(version);
        for (const specification::ObjectType &type : specification::objectTypes()) {
            // Schemas have an editor of their own, and the version of the document is not changed in a form.
            if (!routes.contains(type.kind) || type.kind == ObjectKind::Schema || type.kind == ObjectKind::OpenApi)
                continue;
            for (const Field &field : type.fields) {
                if (field.versions.contain(version))
                    QTest::addRow("%s %s.%s", qPrintable(specification::nameOf(version)), type.name, field.name)
                        << version << type.kind << &field;
            }
            if (type.entries)
                QTest::addRow("%s %s entries", qPrintable(specification::nameOf(version)), type.name)
                    << version << type.kind << type.entries;
        }
    }
}

void TestObjectForm::createsEditsAndRemovesEachField()
{
    QFETCH(Version, version);
    QFETCH(ObjectKind, kind);
    QFETCH(const Field *, field);
    const support::Route route = support::routesOf(version).value(kind);
    const Value object = support::objectOf(kind, version, field);
    const QByteArray text = support::documentWith(route, object, version).toJson(2) + '\n';
    const auto definition = open(text, document::Format::Json);
    document::Document &document = definition->document();
    const bool isEntries = field == specification::objectType(kind).entries;
    const Pointer place = isEntries ? route.pointer : route.pointer / field->name;
    const QStringList faultsBefore = faultsOf(document.snapshot(), version);
    ObjectForm form(definition.context());
    form.setObject(route.pointer);
    QCOMPARE(form.kind(), kind);
    const bool isRequired = field->required.contain(version);
    const QString name = controlOf(*field);
    if (auto *table = form.findChild<TableSection *>(name + u"Section"_qs)) {
        const int rows = table->model().rowCount();
        QVERIFY(rows > 0);
        auto *button = control<QPushButton>(form, name + u"Add"_qs);
        const int added = button->isEnabled() ? 1 : 0; // A parameter or header has one media type.
        QVERIFY(added == 1 || QByteArrayView(field->name) == "content");
        button->click();
        QCOMPARE(table->model().rowCount(), rows + added);
        QCOMPARE(faultsOf(document.snapshot(), version), faultsBefore);
        table->selectRow(0);
        control<QPushButton>(form, name + u"Remove"_qs)->click();
        QCOMPARE(table->model().rowCount(), rows + added - 1);
    } else if (auto *add = form.findChild<QPushButton *>(name + u"Add"_qs)) {
        control<QPushButton>(form, name + u"Remove"_qs)->click();
        QVERIFY(!document.snapshot().at(place).exists());
        QVERIFY(add->isVisibleTo(&form));
        add->click();
        QVERIFY(document.snapshot().at(place).isMapping());
        if (kind != ObjectKind::PathItem)
            QCOMPARE(faultsOf(document.snapshot(), version), faultsBefore);
    } else if (auto *box = form.findChild<QComboBox *>(name)) {
        const QByteArray before = document.snapshot().at(place).bytes();
        chooseEntry(box, box->count() - 1);
        QVERIFY(document.snapshot().at(place).exists());
        if (!isRequired) {
            chooseEntry(box, 0);
            QVERIFY(!document.snapshot().at(place).exists());
            chooseEntry(box, box->findData(QString::fromUtf8(before)));
            QCOMPARE(document.snapshot().at(place).bytes(), before);
            QCOMPARE(faultsOf(document.snapshot(), version), faultsBefore);
        }
    } else {
        auto *edit = control<QWidget>(form, name);
        enter(edit, textFor(*field));
        QVERIFY(document.snapshot().at(place).exists());
        QVERIFY(document.snapshot().text().contains(field->type.is == Is::Text ? textFor(*field).toUtf8() : "7"));
        if (!isRequired) {
            enter(edit, {});
            QVERIFY2(!document.snapshot().at(place).exists(), document.snapshot().text().constData());
            enter(edit, textFor(*field));
            QVERIFY(document.snapshot().at(place).exists());
        }
    }
    while (document.canUndo())
        document.undo();
    QCOMPARE(textOf(*definition), text);
}

void TestObjectForm::placesNewMembersAsTheTableHasThem()
{
    const QByteArray before = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n"
                              "      operationId: a # the name\n      responses:\n        '200': {description: OK}\n";
    const auto definition = open(before);
    ObjectForm form(definition.context());
    form.setObject({"paths", "/a", "get"});
    enter(control<QWidget>(form, u"objectSummary"), u"All of a"_qs);
    enter(control<QWidget>(form, u"objectTags"), u"one, two"_qs);
    click(form, u"objectRequestBodyAdd");
    const QByteArray after = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n"
                             "      tags:\n        - one\n        - two\n      summary: All of a\n"
                             "      operationId: a # the name\n      requestBody:\n        content:\n"
                             "          application/json:\n            schema:\n              type: object\n"
                             "      responses:\n        '200': {description: OK}\n";
    QCOMPARE(textOf(*definition), after);
}

void TestObjectForm::addsAResponseBodyByMouseAndKeyboard()
{
    const auto definition = open(bookshop());
    ObjectPage page(definition.context());
    QSignalSpy opened(&page, &ObjectPage::opened);
    page.open({"paths", "/books", "post"}, u"POST /books"_qs, {"paths", "/books", "post", "responses", "201"});
    show(page);
    click(page, u"objectContentAdd");
    auto *editor = control<QTableView>(page, u"objectContent")->findChild<QLineEdit *>();
    QVERIFY(editor); // The name of what was added is ready to type.
    QTest::keyClicks(editor, u"application/xml"_qs);
    QTest::keyClick(editor, Qt::Key_Return);
    const Pointer content{"paths", "/books", "post", "responses", "201", "content", "application/xml"};
    QTRY_VERIFY(definition->document().snapshot().at(content / "schema" / "type").exists());
    QTRY_VERIFY(!control<QTableView>(page, u"objectContent")->findChild<QLineEdit *>());
    QTest::keyClick(control<QTableView>(page, u"objectContent"), Qt::Key_Return);
    QCOMPARE(page.place(), content);
    QCOMPARE(definition->document().undoName(), u"Rename media type"_qs);
    auto *step = control<QToolButton>(page, u"breadcrumbStep");
    QCOMPARE(step->text(), u"POST /books"_qs);
    QSignalSpy back(&page, &ObjectPage::rootRequested);
    QTest::mouseClick(step, Qt::LeftButton);
    QCOMPARE(back.count(), 1);
}

void TestObjectForm::goesBackWhenTheObjectIsRemoved()
{
    const auto definition = open(bookshop());
    ObjectPage page(definition.context());
    const Pointer response{"paths", "/books", "get", "responses", "200"};
    page.open({"paths", "/books", "get"}, u"GET /books"_qs, response / "content" / "application/json");
    show(page);
    QCOMPARE(page.place(), response / "content" / "application/json");
    QVERIFY(definition->document().remove(response / "content"));
    QCOMPARE(page.place(), response);
    QSignalSpy back(&page, &ObjectPage::removed);
    QVERIFY(definition->document().remove({"paths", "/books", "get"}));
    QCOMPARE(back.count(), 1);
}

void TestObjectForm::showsReferencesAndDefinesThemHere()
{
    const auto definition = open(bookshop());
    ObjectPage page(definition.context());
    const Pointer place{"paths", "/books", "get", "responses", "default"};
    page.open({"paths", "/books", "get"}, u"GET /books"_qs, place);
    show(page);
    auto *picker = control<QComboBox>(page, u"objectReference");
    QCOMPARE(picker->currentText(), u"Problem"_qs);
    QCOMPARE(control<QLineEdit>(page, u"objectRef")->text(), u"#/components/responses/Problem"_qs);
    picker->setFocus(Qt::TabFocusReason);
    QTest::keyClick(picker, Qt::Key_Home);
    QCOMPARE(definition->document().snapshot().at(place / "description").text(), u"Something went wrong"_qs);
    QVERIFY(!definition->document().snapshot().at(place / "$ref").exists());
    QTRY_VERIFY(control<QPlainTextEdit>(page, u"objectDescription")->isVisible());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    click(page, u"objectTarget");
    QCOMPARE(page.place(), (Pointer{"components", "responses", "Problem"}));
}

void TestObjectForm::definesTargetsOfOtherFilesHere()
{
    support::FakeStore store;
    const QByteArray before =
        "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n"
        "        default:\n          $ref: parts/answers.yaml#/Problem\n";
    store.files.insert(u"/api/openapi.yaml"_qs, before);
    store.files.insert(u"/api/parts/answers.yaml"_qs,
                       "Problem:\n  description: Failed\n  content:\n    text/plain:\n"
                       "      schema: {$ref: schemas/text.yaml}\n    text/html:\n      schema: {$ref: '#/Html'}\n"
                       "Html: {type: string}\n");
    store.files.insert(u"/api/parts/schemas/text.yaml"_qs, "type: string\n");
    workspace::Workspace workspace(store);
    workspace.addFolder(u"/api"_qs);
    workspace::OpenDefinition &definition = **workspace.open(u"/api/openapi.yaml"_qs);
    QTRY_VERIFY(workspace.references().set().find(u"/api/parts/answers.yaml"_qs));
    Surroundings surroundings;
    ObjectPage page(surroundings.context(definition, workspace));
    const Pointer place{"paths", "/a", "get", "responses", "default"};
    page.open({"paths", "/a", "get"}, u"GET /a"_qs, place);
    show(page);
    auto *picker = control<QComboBox>(page, u"objectReference");
    picker->setFocus(Qt::TabFocusReason);
    QTest::keyClick(picker, Qt::Key_Home);
    const document::Snapshot now = definition.document().snapshot();
    QCOMPARE(now.at(place / "description").text(), u"Failed"_qs);
    QCOMPARE(now.at(place / "content" / "text/plain" / "schema" / "$ref").text(), u"parts/schemas/text.yaml"_qs);
    QCOMPARE(now.at(place / "content" / "text/html" / "schema" / "$ref").text(), u"parts/answers.yaml#/Html"_qs);
    QVERIFY(!now.at(place / "$ref").exists());
    QCOMPARE(definition.document().undoName(), u"Define here"_qs);
    definition.document().undo();
    QCOMPARE(textOf(definition), before);
}

void TestObjectForm::keepsAndAddsVendorMembers()
{
    const QByteArray before = "openapi: 3.1.0\ninfo:\n  title: T\n  x-team: {name: Books, size: 5} # ours\n"
                              "  version: '1'\npaths: {}\n";
    const auto definition = open(before);
    ObjectForm form(definition.context());
    form.setObject({"info"});
    show(form);
    auto *field = control<QPlainTextEdit>(form, u"otherMember.x-team");
    QCOMPARE(field->toPlainText(), u"{name: Books, size: 5}"_qs);
    QCOMPARE(field->accessibleName(), u"x-team"_qs);
    type(form, u"otherMember.x-team", u"[1, two]"_qs);
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(definition->document().snapshot().at({"info", "x-team", "1"}).text(), u"two"_qs);
    type(form, u"otherMemberName", u"x-level"_qs);
    QTest::keyClick(control(form, u"otherMemberName"), Qt::Key_Return);
    QTRY_VERIFY(form.findChild<QWidget *>(u"otherMember.x-level"_qs));
    type(form, u"otherMember.x-level", u"3"_qs);
    QCOMPARE(definition->document().snapshot().at({"info", "x-level"}).scalarType(), document::ScalarType::Integer);
    while (definition->document().canUndo())
        definition->document().undo();
    QCOMPARE(textOf(*definition), before);
}

void TestObjectForm::editsScopesOfARequirement()
{
    const auto definition = open(bookshop());
    ObjectForm form(definition.context());
    form.setObject({"security", "0"});
    show(form);
    auto *view = form.findChild<QTableView *>();
    QVERIFY(view);
    QCOMPARE(view->model()->index(0, 0).data().toString(), u"clientLogin"_qs);
    const QString list = view->objectName() + u"List"_qs;
    support::typeEntries(form, list, {u"read, write"_qs});
    const document::Pointer scopes{"security", "0", "clientLogin"};
    QCOMPARE(definition->document().snapshot().at(scopes).value()->toJson(), QByteArray(R"(["read","write"])"));
    QCOMPARE(view->model()->index(0, 1).data().toString(), u"read, write"_qs);
    // The name alone is a requirement.
    support::clearEntries(form, list);
    QCOMPARE(definition->document().snapshot().at(scopes).value()->toJson(), QByteArray("[]"));
}

void TestObjectForm::saysWhyATextIsRefusedBesideAProblem()
{
    const auto definition = open("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-team: {a: 1}\n");
    ObjectForm form(definition.context());
    form.setObject({});
    show(form);
    base::Diagnostic problem;
    problem.rule = u"oas3-schema"_qs;
    problem.pointer = u"/x-team"_qs;
    problem.message = u"A problem"_qs;
    definition->setDiagnostics({problem});
    QVERIFY(control(form, u"otherMember.x-team")->accessibleDescription().contains(u"A problem"));
    type(form, u"otherMember.x-team", u"{a"_qs);
    const auto *field = control(form, u"otherMember.x-team");
    QVERIFY2(field->accessibleDescription().contains(u"Not valid YAML or JSON"),
             qPrintable(field->accessibleDescription()));
    definition->setDiagnostics({problem, problem});
    QVERIFY(field->accessibleDescription().contains(u"Not valid YAML or JSON"));
}

void TestObjectForm::keepsTheReasonOfARefusedText()
{
    const auto definition = open("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    BoundForm form(definition.context());
    auto *edit = new QLineEdit;
    TextBinding *binding = form.addText(edit, u"title"_qs);
    binding->setWriter([](const document::Value &) {
        return base::Result<void>(base::Error{base::ErrorCode::AlreadyExists, {}});
    });
    binding->setPlace({{"info", "title"}, u"Edit title"_qs});
    show(form);
    const QString without = edit->accessibleDescription();
    type(form, u"title", u"Other"_qs);
    const QString reason = edit->accessibleDescription();
    QVERIFY(reason != without);
    definition->setDiagnostics({});
    form.refresh();
    QCOMPARE(edit->accessibleDescription(), reason);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(edit->text(), u"T"_qs);
    QCOMPARE(edit->accessibleDescription(), without);
}

void TestObjectForm::writesNothingWhileAValueIsNotValid()
{
    const QByteArray before = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  examples:\n"
                              "    one:\n      value: [1, 2] # two\n";
    const auto definition = open(before);
    ObjectForm form(definition.context());
    form.setObject({"components", "examples", "one"});
    show(form);
    type(form, u"objectValue", u"[1, 2"_qs);
    auto *field = control<QPlainTextEdit>(form, u"objectValue");
    QVERIFY2(field->accessibleDescription().startsWith(u"Not valid YAML or JSON at "),
             qPrintable(field->accessibleDescription()));
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(field->toPlainText(), u"[1, 2"_qs);
    QCOMPARE(textOf(*definition), before);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->toPlainText(), u"[1, 2]"_qs);
    type(form, u"objectValue", u"{a: 1}"_qs);
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(definition->document().snapshot().at({"components", "examples", "one", "value", "a"}).text(), u"1"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), before);
}

/** An edit inside the object must not make another form of it: the field would lose the focus. */
void TestObjectForm::keepsTheFormOfAMediaTypeWhileTyping()
{
    const auto definition = open(bookshop());
    ObjectForm form(definition.context());
    form.setObject({"paths", "/books", "post", "requestBody", "content", "application/json"});
    show(form);
    auto *field = control<QPlainTextEdit>(form, u"objectExample");
    type(form, u"objectExample", u"{title: Emma}"_qs);
    QVERIFY(field->hasFocus());
    QCOMPARE(form.findChild<QPlainTextEdit *>(u"objectExample"_qs), field);
    QCOMPARE(field->toPlainText(), u"{title: Emma}"_qs);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestObjectForm::modelsPassTheModelTester()
{
    const auto definition = open(bookshop());
    EntriesModel model(definition->document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const specification::ObjectType &response = specification::objectType(ObjectKind::Response);
    const Field *content = specification::findField(response, "content", Version::V30);
    model.setField({"paths", "/books", "get", "responses", "200"}, ObjectKind::Response, *content);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.addRow().value(), 1);
    QCOMPARE(model.index(1, 0).data().toString(), u"application/xml"_qs);
    QVERIFY(model.setData(model.index(1, 0), u"text/csv"_qs, Qt::EditRole));
    QVERIFY(!model.setData(model.index(1, 0), u"application/json"_qs, Qt::EditRole));
    QVERIFY(model.moveRowTo(1, 0));
    QCOMPARE(model.index(0, 0).data().toString(), u"text/csv"_qs);
    QVERIFY(model.removeRowAt(0));
    QCOMPARE(model.rowCount(), 1);
}

GATEWRIGHT_TEST(TestObjectForm, QApplication)
#include "testobjectform.moc"

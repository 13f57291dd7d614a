#include "banner.h"
#include "breadcrumb.h"
#include "componentedit.h"
#include "designerfixture.h"
#include "fakestore.h"
#include "references.h"
#include "schemastab.h"
#include "structure.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTimer>
#include <QTreeWidget>

using namespace designer;
using document::Pointer;

namespace {

struct StatedVersion {
    const char *text;
    specification::Version version;
};
constexpr StatedVersion StatedVersions[] = {{"3.0.3", specification::Version::V30},
                                            {"3.1.1", specification::Version::V31},
                                            {"3.2.0", specification::Version::V32}};

/** Nothing but what is required, with a comment and quotes that an edit must keep. */
QByteArray emptyApi(const QByteArray &version)
{
    return "# The team's own\nopenapi: " + version + "\ninfo: {title: 'T', version: \"1\"} # keep\npaths: {}\n";
}

/** Components of several kinds that refer to each other. */
QByteArray connectedApi()
{
    return R"(openapi: 3.1.1
info: {title: T, version: '1'}
paths: {}
security:
  - login: []
components:
  responses:
    Problem: # for all
      description: Something went wrong
      headers:
        X-Trace: {schema: {type: string}}
      content:
        application/json:
          schema: {type: object}
    Alias:
      $ref: '#/components/responses/Problem'
  links:
    ToItem: {operationId: getItem}
  securitySchemes:
    login: {type: http, scheme: basic}
    unused: {type: http, scheme: bearer}
  pathItems:
    Item:
      get:
        operationId: getItem
        responses:
          "200": {description: OK}
)";
}

} // namespace

/** Components of all kinds in the tab Schemas, driven by keys and clicks. */
class TestComponents final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void addsEditsRenamesAndDeletesEachKind_data();
    void addsEditsRenamesAndDeletesEachKind();
    void addsOnlyKindsOfTheVersion();
    void deletesNothingThatIsNamed();
    void duplicatesWithAnUnusedName();
    void opensObjectsInsideAComponent();
    void followsAReferenceToItsComponent();
    void revealsFieldsInside();
    void filtersByKind();
    void opensItsMenuWithKeysAndAButton();
    void lettersSelectAndReturnEdits();

private:
    void openTab(const QByteArray &text);
    void chooseKind(const QByteArray &kind);
    void choose(const QString &name) const;
    void editField(const QByteArray &kind, const Pointer &component);
    void undoAll() const;
    /** The form that was shown before is deleted later. */
    void waitForForm(const QString &field) const
    {
        QTRY_COMPARE(m_tab->findChildren<QWidget *>(field).size(), 1);
        QTRY_VERIFY(control(*m_tab, field)->isVisible());
    }
    [[nodiscard]] QTreeWidget *list() const { return control<QTreeWidget>(*m_tab, u"componentTree"_qs); }
    [[nodiscard]] QTreeWidgetItem *item(const QString &name) const
    {
        return list()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    [[nodiscard]] document::Node at(const Pointer &pointer) const
    {
        return m_definition->document().snapshot().at(pointer);
    }
    [[nodiscard]] QLineEdit *nameField() const { return control<QLineEdit>(*m_tab, u"componentName"_qs); }
    [[nodiscard]] widgets::Banner *banner() const { return control<widgets::Banner>(*m_tab, u"schemasFailure"_qs); }

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    Surroundings m_surroundings;
    std::unique_ptr<SchemasTab> m_tab;
};

void TestComponents::opensItsMenuWithKeysAndAButton()
{
    openTab(connectedApi());
    choose(u"Problem"_qs);
    auto *menu = control<QMenu>(*m_tab, u"componentTreeMenu"_qs);
    for (const auto &[key, modifier] : {std::pair(Qt::Key_F10, Qt::ShiftModifier), {Qt::Key_Menu, Qt::NoModifier}}) {
        QTest::keyClick(list(), key, modifier);
        QVERIFY(menu->isVisible());
        QCOMPARE(menu->activeAction()->text(), u"Rename"_qs);
        menu->close();
    }
    click(*m_tab, u"componentTreeMenuButton"_qs);
    QVERIFY(menu->isVisible());
    QCOMPARE(menu->actions(), list()->actions());
    menu->close();
}

void TestComponents::lettersSelectAndReturnEdits()
{
    openTab(connectedApi());
    choose(u"Problem"_qs);
    const QByteArray before = m_definition->document().snapshot().text();
    list()->setFocus();
    QTest::keyClicks(list(), u"unused"_qs);
    QCOMPARE(list()->currentItem(), item(u"unused"_qs));
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(nameField()->hasFocus());
    QCOMPARE(nameField()->text(), u"unused"_qs);
    QCOMPARE(m_definition->document().snapshot().text(), before);
}

void TestComponents::cleanup()
{
    m_tab.reset();
    m_workspace.reset();
}

void TestComponents::openTab(const QByteArray &text)
{
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = m_workspace->addUntitled(u"api.yaml"_qs, text, document::Format::Yaml);
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    show(*m_tab);
    QTRY_VERIFY(m_workspace->references().isCurrent());
}

/** Opens the menu with the mouse and chooses with the keyboard. */
void TestComponents::chooseKind(const QByteArray &kind)
{
    auto *menu = control<QMenu>(*m_tab, u"addComponentMenu"_qs);
    const QAction *wanted = menu->findChild<QAction *>(u"add_"_qs + QString::fromLatin1(kind));
    QVERIFY(wanted);
    QTimer::singleShot(0, menu, [menu, wanted] {
        for (qsizetype i = 0; menu->activeAction() != wanted && i < menu->actions().size(); ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    click(*m_tab, u"addComponent"_qs);
    QTRY_VERIFY(!menu->isVisible());
    // A window system does so by itself when a menu closes.
    m_tab->activateWindow();
    QTRY_VERIFY(nameField()->isVisible() && nameField()->hasFocus());
}

void TestComponents::choose(const QString &name) const
{
    QTreeWidgetItem *wanted = item(name);
    QVERIFY(wanted);
    list()->scrollToItem(wanted);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::NoModifier, list()->visualItemRect(wanted).center());
    QCOMPARE(list()->currentItem(), wanted);
}

/** Types into a field of the component that the form shows, or of an object inside it. */
void TestComponents::editField(const QByteArray &kind, const Pointer &component)
{
    Pointer place = component.child("description");
    QString field = kind == "schemas" ? u"componentDescription"_qs : u"objectDescription"_qs;
    QString text = u"Edited here"_qs;
    if (kind == "parameters" || kind == "headers") {
        field = u"parameterDescription"_qs;
    } else if (kind == "callbacks") {
        place = component / QByteArray("{$request.body#/callbackUrl}") / QByteArray("post") / QByteArray("summary");
        field = u"objectSummary"_qs;
        QVERIFY(m_tab->reveal(place));
    } else if (kind == "mediaTypes") {
        place = component.child("example");
        field = u"objectExample"_qs;
        text = u"7"_qs;
    }
    waitForForm(field);
    type(*m_tab, field, text);
    nameField()->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(at(place).text(), text);
}

void TestComponents::undoAll() const
{
    document::Document &document = m_definition->document();
    while (document.canUndo())
        document.undo();
}

void TestComponents::addsEditsRenamesAndDeletesEachKind_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<specification::Version>("version");
    QTest::addColumn<QByteArray>("kind");
    for (const StatedVersion &stated : StatedVersions) {
        const QByteArray text = emptyApi(stated.text);
        for (const QByteArray &kind : openapi::componentMembers(open(text)->document().snapshot()))
            QTest::addRow("%s %s", stated.text, kind.constData()) << text << stated.version << kind;
    }
}

void TestComponents::addsEditsRenamesAndDeletesEachKind()
{
    QFETCH(QByteArray, text);
    QFETCH(specification::Version, version);
    QFETCH(QByteArray, kind);
    openTab(text);
    const auto hasFault = [&] {
        return !specification::checkStructure(m_definition->document().snapshot(), version).isEmpty();
    };
    chooseKind(kind);
    const Pointer map{"components", kind};
    const QByteArray name = kind == "schemas" ? "NewSchema" : "New";
    QVERIFY(at(map / name).exists());
    QVERIFY2(!hasFault(), textOf(*m_definition).constData());
    QVERIFY(item(QString::fromUtf8(name))->isSelected());
    QCOMPARE(nameField()->selectedText(), QString::fromUtf8(name));
    QVERIFY(textOf(*m_definition).startsWith(text.chopped(1)));
    m_definition->document().undo();
    QCOMPARE(textOf(*m_definition), text);
    m_definition->document().redo();
    choose(QString::fromUtf8(name));

    type(*m_tab, u"componentName"_qs, u"Renamed"_qs);
    QTest::keyClick(nameField(), Qt::Key_Return);
    QTRY_VERIFY(at(map.child("Renamed")).exists() && !at(map / name).exists());
    QTRY_VERIFY(item(u"Renamed"_qs) && item(u"Renamed"_qs)->isSelected());
    editField(kind, map.child("Renamed"));
    QVERIFY2(!hasFault(), textOf(*m_definition).constData());

    click(*m_tab, u"deleteComponent"_qs);
    QVERIFY(!at(map).exists());
    QVERIFY(!item(u"Renamed"_qs));
    QVERIFY2(!hasFault(), textOf(*m_definition).constData());
    undoAll();
    QCOMPARE(textOf(*m_definition), text);
}

void TestComponents::addsOnlyKindsOfTheVersion()
{
    openTab(emptyApi("3.0.3"));
    const auto *menu = control<QMenu>(*m_tab, u"addComponentMenu"_qs);
    const auto has = [menu](const char *name) {
        return menu->findChild<QAction *>(QLatin1StringView(name)) != nullptr;
    };
    QVERIFY(has("add_callbacks"));
    QVERIFY(!has("add_pathItems"));
    QVERIFY(m_definition->document().set({"openapi"}, document::Value::string(u"3.2.0"_qs)));
    QVERIFY(has("add_pathItems"));
    QVERIFY(has("add_mediaTypes"));
    m_definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    m_tab.reset();
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    QVERIFY(!control(*m_tab, u"addComponent"_qs)->isEnabled());
}

void TestComponents::deletesNothingThatIsNamed()
{
    openTab(connectedApi());
    // By a reference, by a security requirement, and by a link to an operation inside.
    const std::pair<QString, QString> named[] = {
        {u"Problem"_qs, u"Alias"_qs}, {u"login"_qs, u"security 1"_qs}, {u"Item"_qs, u"ToItem"_qs}};
    for (const auto &[name, use] : named) {
        choose(name);
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(textOf(*m_definition), connectedApi());
        QVERIFY(banner()->isVisible());
        QVERIFY2(banner()->text().contains(use), qPrintable(banner()->text()));
    }
    choose(u"unused"_qs);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(textOf(*m_definition), connectedApi().replace("    unused: {type: http, scheme: bearer}\n", ""));
}

void TestComponents::duplicatesWithAnUnusedName()
{
    openTab(connectedApi());
    choose(u"Problem"_qs);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    const Pointer responses{"components", "responses"};
    QCOMPARE(at(responses).keyAt(1), QByteArray("ProblemCopy"));
    QCOMPARE(at(responses.child("ProblemCopy")).value()->toJson(), at(responses / "Problem").value()->toJson());
    QVERIFY(item(u"ProblemCopy"_qs)->isSelected());
    QVERIFY(nameField()->hasFocus());
    QCOMPARE(nameField()->selectedText(), u"ProblemCopy"_qs);
    choose(u"Problem"_qs);
    click(*m_tab, u"duplicateComponent"_qs);
    QVERIFY(at(responses.child("ProblemCopy2")).exists());
    // operationIds are unique in a document.
    choose(u"Item"_qs);
    click(*m_tab, u"duplicateComponent"_qs);
    const Pointer copy{"components", "pathItems", "ItemCopy", "get"};
    QVERIFY(at(copy.child("responses")).exists());
    QVERIFY(!at(copy.child("operationId")).exists());
    QVERIFY(specification::checkStructure(m_definition->document().snapshot(), specification::Version::V31).isEmpty());
    for (int step = 0; step < 3; ++step)
        m_definition->document().undo();
    QCOMPARE(textOf(*m_definition), connectedApi());
}

void TestComponents::opensObjectsInsideAComponent()
{
    openTab(connectedApi());
    choose(u"Problem"_qs);
    const auto *steps = m_tab->findChild<Breadcrumb *>();
    QVERIFY(!steps->isVisible());
    const Pointer header{"components", "responses", "Problem", "headers", "X-Trace"};
    QVERIFY(m_tab->reveal(header.child("description")));
    QTRY_VERIFY(steps->isVisible());
    QCOMPARE(steps->steps().size(), 2);
    QCOMPARE(steps->steps().first().text, u"Problem"_qs);
    waitForForm(u"parameterDescription"_qs);
    type(*m_tab, u"parameterDescription"_qs, u"Where to look"_qs);
    QCOMPARE(at(header.child("description")).text(), u"Where to look"_qs);
    QVERIFY(steps->isVisible());
    // An edit elsewhere keeps what is shown; when the object goes, the one around it is shown.
    QVERIFY(m_definition->document().set({"info", "title"}, document::Value::string(u"Other"_qs)));
    QVERIFY(steps->isVisible());
    QVERIFY(m_definition->document().remove(header));
    QTRY_VERIFY(!steps->isVisible());
    waitForForm(u"objectDescription"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"objectDescription"_qs)->toPlainText(), u"Something went wrong"_qs);
}

void TestComponents::followsAReferenceToItsComponent()
{
    openTab(connectedApi());
    choose(u"Alias"_qs);
    click(*m_tab, u"objectTarget"_qs);
    QTRY_COMPARE(list()->currentItem(), item(u"Problem"_qs));
    QCOMPARE(nameField()->text(), u"Problem"_qs);
    waitForForm(u"objectDescription"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"objectDescription"_qs)->toPlainText(), u"Something went wrong"_qs);
    choose(u"Alias"_qs);
    QVERIFY(control(*m_tab, u"objectTarget"_qs)->isVisible());
}

void TestComponents::revealsFieldsInside()
{
    openTab(connectedApi());
    QVERIFY(m_tab->reveal({"components", "securitySchemes", "login", "scheme"}));
    waitForForm(u"objectScheme"_qs);
    QTRY_VERIFY(control(*m_tab, u"objectScheme"_qs)->hasFocus());
    QVERIFY(m_tab->reveal({"components", "responses", "Problem", "description"}));
    waitForForm(u"objectDescription"_qs);
    QTRY_VERIFY(control(*m_tab, u"objectDescription"_qs)->hasFocus());
    QCOMPARE(list()->currentItem(), item(u"Problem"_qs));
    QVERIFY(m_tab->reveal({"components", "pathItems", "Item", "get", "operationId"}));
    QTRY_VERIFY(control(*m_tab, u"objectOperationId"_qs)->hasFocus());
}

void TestComponents::filtersByKind()
{
    openTab(connectedApi());
    type(*m_tab, u"componentFilter"_qs, u"security"_qs);
    QVERIFY(!item(u"login"_qs)->isHidden());
    QVERIFY(!item(u"unused"_qs)->isHidden());
    QVERIFY(item(u"Problem"_qs)->parent()->isHidden());
    type(*m_tab, u"componentFilter"_qs, u"unused"_qs);
    QVERIFY(item(u"login"_qs)->isHidden());
    QVERIFY(!item(u"unused"_qs)->isHidden());
}

GATEWRIGHT_TEST(TestComponents, QApplication)
#include "testcomponents.moc"

#include "driving.h"
#include "journey.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QPlainTextEdit>

#include <algorithm>

using document::Pointer;

/** What people do every day with an operation, and how many actions it takes: a click, a key, or a text typed into a
 * field is one action. */
class TestOperationJourney final : public QObject
{
    Q_OBJECT

public:
    explicit TestOperationJourney(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void init();
    void cleanup();
    void responseWithAJsonBody_data() { addInputs(); }
    void responseWithAJsonBody();
    void exampleOfAnOperation_data() { addInputs(); }
    void exampleOfAnOperation();
    void multipartBodyWithAFile_data() { addInputs(); }
    void multipartBodyWithAFile();
    void requirementWithScopes_data() { addInputs(); }
    void requirementWithScopes();
    void propertyOfSeveralSchemas_data() { addInputs(); }
    void propertyOfSeveralSchemas();

private:
    static void addInputs();
    [[nodiscard]] bool isMouse() const;
    /** The control with this name on the visible page; null if there is none. */
    [[nodiscard]] QWidget *find(const char *name) const;
    void click(const char *name);
    void clickRow(const char *view, const QString &text);
    void clickMenu(const QString &entry);
    void tabTo(const char *name);
    void press(QKeyCombination keys);
    void write(const QString &text);
    void finish(int most);
    [[nodiscard]] document::Snapshot snapshot() const;
    [[nodiscard]] static QWidget *target();

    const support::JourneyHome &m_home;
    std::unique_ptr<support::Journey> m_journey;
    int m_actions = 0;
};

namespace {

const QByteArray Shop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /books:
    post:
      responses:
        '200':
          description: Added
          content:
            application/json: {schema: {type: object, properties: {title: {type: string}}}}
components:
  schemas:
    NewBook: {type: object, properties: {title: {type: string}, medium: {type: string}}}
    PaperBook: {type: object, properties: {kind: {type: string, enum: [paper]}}}
    AudioBook: {type: object, properties: {kind: {type: string, enum: [audio]}}}
  securitySchemes:
    login:
      type: oauth2
      flows: {password: {tokenUrl: 'https://shop.example/token', scopes: {read: Reads, write: Writes}}}
)";

const Pointer Post{"paths", "/books", "post"};

} // namespace

void TestOperationJourney::addInputs()
{
    QTest::addColumn<bool>("isMouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

bool TestOperationJourney::isMouse() const
{
    return QByteArray(QTest::currentDataTag()) == "mouse";
}

/** The operation is selected in the tree. */
void TestOperationJourney::init()
{
    const QString path = m_home.path(u"shop.yaml"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(Shop), Shop.size());
    file.close();
    m_journey = std::make_unique<support::Journey>(m_home);
    m_journey->open(path);
    m_journey->showTab(u"Paths"_qs);
    auto *tree = support::control<QAbstractItemView>(m_journey->window(), "pathTree");
    const QModelIndex item = tree->model()->index(0, 0);
    QTRY_VERIFY(item.isValid());
    tree->setFocus();
    support::clickRow(*tree, tree->model()->index(0, 0, item));
    QTRY_VERIFY(support::control(m_journey->window(), "addResponse")->isVisible());
    m_actions = 0;
}

void TestOperationJourney::cleanup()
{
    m_journey.reset();
}

document::Snapshot TestOperationJourney::snapshot() const
{
    return m_journey->window().currentDefinition()->document().snapshot();
}

QWidget *TestOperationJourney::find(const char *name) const
{
    const QList<QWidget *> all = m_journey->window().findChildren<QWidget *>(QString::fromLatin1(name));
    const auto found = std::find_if(all.begin(), all.end(), [](const QWidget *each) { return each->isVisible(); });
    return found == all.end() ? nullptr : *found;
}

void TestOperationJourney::click(const char *name)
{
    QTRY_VERIFY2(find(name), name);
    QWidget *widget = find(name);
    ++m_actions;
    auto *edit = qobject_cast<QAbstractScrollArea *>(widget);
    QTest::mouseClick(edit ? edit->viewport() : widget, Qt::LeftButton);
}

/** What gets the keys: the popup that is open, or the control with the focus. */
QWidget *TestOperationJourney::target()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    return QApplication::focusWidget();
}

void TestOperationJourney::press(QKeyCombination keys)
{
    QVERIFY(target());
    ++m_actions;
    QTest::keyClick(target(), keys.key(), keys.keyboardModifiers());
}

void TestOperationJourney::write(const QString &text)
{
    QVERIFY(target());
    ++m_actions;
    QTest::keyClicks(target(), text);
}

void TestOperationJourney::clickRow(const char *view, const QString &text)
{
    QTRY_VERIFY2(find(view), view);
    auto *rows = qobject_cast<QAbstractItemView *>(find(view));
    const QAbstractItemModel &model = *rows->model();
    const QModelIndex row =
        model.match(model.index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    QVERIFY2(row.isValid(), qPrintable(text));
    ++m_actions;
    support::clickRow(*rows, row);
}

void TestOperationJourney::clickMenu(const QString &entry)
{
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const QList<QAction *> actions = menu->actions();
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [&entry](const QAction *action) { return action->text() == entry; });
    QVERIFY2(found != actions.end(), qPrintable(entry));
    ++m_actions;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*found).center());
}

void TestOperationJourney::tabTo(const char *name)
{
    constexpr int Most = 12;
    QTRY_VERIFY2(find(name), name);
    const QWidget *control = find(name);
    for (int tabs = 0; tabs < Most && !control->hasFocus(); ++tabs)
        press(Qt::Key_Tab);
    QVERIFY2(control->hasFocus(), name);
}

void TestOperationJourney::finish(int most)
{
    qInfo("%s with the %s: %d actions", QTest::currentTestFunction(), QTest::currentDataTag(), m_actions);
    QVERIFY(m_actions <= most);
}

void TestOperationJourney::responseWithAJsonBody()
{
    if (isMouse()) {
        click("addResponse");
        write(u"404"_qs);
        click("addResponseAcceptOther");
    } else {
        press(Qt::ALT | Qt::Key_R);
        write(u"404"_qs);
        press(Qt::CTRL | Qt::Key_Return);
    }
    const document::Node response = snapshot().at(Post / Pointer{"responses", "404"});
    QCOMPARE(response.member("description").text(), u"Not Found"_qs);
    QCOMPARE(response.at({"content", "application/json", "schema", "type"}).text(), u"object"_qs);
    finish(3);
}

void TestOperationJourney::exampleOfAnOperation()
{
    auto *text = support::control<QPlainTextEdit>(m_journey->window(), "exampleText");
    QTRY_VERIFY(text->toPlainText().contains(u"title"));
    if (isMouse())
        click("exampleText");
    else
        press(Qt::ALT | Qt::Key_X);
    press(Qt::CTRL | Qt::Key_A);
    write(u"{\"title\": \"Emma\"}"_qs);
    QCOMPARE(
        snapshot().at(Post / Pointer{"responses", "200", "content", "application/json", "example", "title"}).text(),
        u"Emma"_qs);
    finish(3);
}

void TestOperationJourney::multipartBodyWithAFile()
{
    if (isMouse()) {
        click("requestBodyAdd");
        write(u"multi"_qs);
        click("requestBodyAddAccept");
        click("requestAddPart");
        write(u"photo"_qs);
        click("requestAddPartAcceptOther");
    } else {
        press(Qt::ALT | Qt::Key_B);
        write(u"multi"_qs);
        press(Qt::Key_Return);
        press(Qt::Key_Space);
        write(u"photo"_qs);
        press(Qt::CTRL | Qt::Key_Return);
    }
    const document::Node form = snapshot().at(Post / Pointer{"requestBody", "content", "multipart/form-data"});
    QCOMPARE(form.at({"schema", "properties", "photo", "format"}).text(), u"binary"_qs);
    finish(8);
}

void TestOperationJourney::requirementWithScopes()
{
    if (isMouse()) {
        click("addRequirement");
        auto *menu = support::control<QMenu>(m_journey->window(), "addRequirementEntries");
        QTRY_VERIFY(menu->isVisible());
        ++m_actions;
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
        click("scope-/paths/~1books/post/security/0/login-write");
    } else {
        press(Qt::ALT | Qt::Key_U);
        QTRY_VERIFY(QApplication::activePopupWidget());
        press(Qt::Key_Return);
        press(Qt::Key_Space);
    }
    const document::Node scopes = snapshot().at(Post / Pointer{"security", "0", "login"});
    QCOMPARE(scopes.childCount(), 1);
    QCOMPARE(scopes.childAt(0).text(), isMouse() ? u"write"_qs : u"read"_qs);
    finish(3);
}

/** The schema is selected in the list of components. */
void TestOperationJourney::propertyOfSeveralSchemas()
{
    m_journey->showTab(u"Schemas"_qs);
    clickRow("componentTree", u"NewBook"_qs);
    QTRY_VERIFY(find("schemaTree"));
    m_actions = 0;
    if (isMouse()) {
        clickRow("schemaTree", u"medium"_qs);
        click("addSchemaMenu");
        clickMenu(u"One of several schemas (oneOf)"_qs);
        clickRow("branchesList", u"PaperBook"_qs);
        clickRow("branchesList", u"AudioBook"_qs);
        click("branchesApply");
    } else {
        tabTo("schemaTree");
        write(u"medium"_qs);
        tabTo("addSchemaMenu");
        press(Qt::Key_Space);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        write(u"paper"_qs);
        press(Qt::Key_Space);
        write(u"audio"_qs);
        press(Qt::Key_Space);
        press(Qt::Key_Return);
    }
    const document::Node medium = snapshot().at({"components", "schemas", "NewBook", "properties", "medium"});
    QCOMPARE(medium.member("oneOf").childCount(), 2);
    QVERIFY(!medium.member("type").exists());
    QCOMPARE(medium.at({"discriminator", "propertyName"}).text(), u"kind"_qs);
    QCOMPARE(medium.at({"discriminator", "mapping", "paper"}).text(), u"#/components/schemas/PaperBook"_qs);
    finish(isMouse() ? 6 : 20);
}

GATEWRIGHT_TEST_RUN(TestOperationJourney, &support::runJourney<TestOperationJourney>)
#include "testoperationjourney.moc"

#include "banner.h"
#include "definitionpage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using support::control;
using window::MainWindow;

/** Definitions that the window makes of a title, and operations that it adds of exchanges. */
class TestNewDefinition final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void followsTheTitle();
    void makesADefinitionWithAResource();
    void copiesTheExample();
    void refusesWrongFields_data();
    void refusesWrongFields();
    void leavesNothingAfterEscape();
    void addsTheOperationOfAnExchange();
    void addsToTheDefinitionWithoutAFile();
    void saysWhyAnExchangeCannotBeAdded_data();
    void saysWhyAnExchangeCannotBeAdded();

private:
    [[nodiscard]] QDialog *openDialog();
    /** Records an exchange that makes an author, and adds it by the action of the list. */
    void addPosted(const QString &documentPath);

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestNewDefinition::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
}

void TestNewDefinition::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

QDialog *TestNewDefinition::openDialog()
{
    support::click(*m_window, "welcomeNewApi");
    return m_window->findChild<QDialog *>(u"newApiDialog"_qs);
}

void TestNewDefinition::followsTheTitle()
{
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!control(*dialog, "createApi")->isEnabled());
    QCOMPARE(control<QComboBox>(*dialog, "newApiVersion")->currentText(), u"OpenAPI 3.1"_qs);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Book Shop"_qs);
    QCOMPARE(control<QLineEdit>(*dialog, "newApiFileName")->text(), u"book-shop.yaml"_qs);
    QCOMPARE(control<QLineEdit>(*dialog, "newApiListenPath")->text(), u"/book-shop/"_qs);
    QCOMPARE(control<QLineEdit>(*dialog, "newApiServer")->text(), u"https://api.example/book-shop"_qs);
    // What the user has changed stays.
    support::type(*dialog, "newApiListenPath", u"/shop/"_qs);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"s"_qs);
    QCOMPARE(control<QLineEdit>(*dialog, "newApiFileName")->text(), u"book-shops.yaml"_qs);
    QCOMPARE(control<QLineEdit>(*dialog, "newApiListenPath")->text(), u"/shop/"_qs);
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
}

void TestNewDefinition::makesADefinitionWithAResource()
{
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Book Shop"_qs);
    QTest::keyClick(control(*dialog, "newApiTitle"), Qt::Key_Return);
    workspace::OpenDefinition *definition = m_window->currentDefinition();
    QVERIFY(definition);
    QCOMPARE(definition->title(), u"book-shop.yaml"_qs);
    QVERIFY(definition->path().isEmpty());
    const document::Snapshot made = definition->document().snapshot();
    QCOMPARE(specification::versionOf(made.at({"openapi"}).text()), specification::Version::V31);
    QCOMPARE(made.at({"info", "title"}).bytes(), "Book Shop");
    QCOMPARE(made.at({"paths"}).childCount(), 0);
    QVERIFY(control(*m_window, "newResourceName")->isVisible());
}

void TestNewDefinition::copiesTheExample()
{
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Library"_qs);
    control<QComboBox>(*dialog, "newApiStart")->setCurrentIndex(2);
    control<QComboBox>(*dialog, "newApiVersion")->setCurrentIndex(2);
    support::click(*dialog, "createApi");
    QVERIFY(m_window->currentDefinition());
    const document::Snapshot made = m_window->currentDefinition()->document().snapshot();
    QCOMPARE(specification::versionOf(made.at({"openapi"}).text()), specification::Version::V30);
    QCOMPARE(made.at({"info", "title"}).bytes(), "Library");
    QVERIFY(made.at({"paths", "/books", "get"}).exists());
}

void TestNewDefinition::refusesWrongFields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("a folder") << QByteArray("newApiFileName") << u"a/b.yaml"_qs;
    QTest::newRow("JSON") << QByteArray("newApiFileName") << u"b.json"_qs;
    QTest::newRow("no path") << QByteArray("newApiListenPath") << u"books"_qs;
    QTest::newRow("no URL") << QByteArray("newApiServer") << u"books"_qs;
}

void TestNewDefinition::refusesWrongFields()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, text);
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Library"_qs);
    QVERIFY(control(*dialog, "createApi")->isEnabled());
    support::type(*dialog, field.constData(), text);
    QVERIFY(!control(*dialog, "createApi")->isEnabled());
}

void TestNewDefinition::leavesNothingAfterEscape()
{
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Library"_qs);
    QTest::keyClick(control(*dialog, "newApiTitle"), Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<QDialog *>(u"newApiDialog"_qs));
    QVERIFY(!m_window->currentDefinition());
}

void TestNewDefinition::addPosted(const QString &documentPath)
{
    auto exchange = std::make_shared<traffic::Exchange>();
    exchange->id = 1;
    exchange->documentPath = documentPath;
    exchange->request.method = "POST";
    exchange->request.target = "/shop/authors?token=s3cret-and-long";
    exchange->request.headers.append("Content-Type", "application/json");
    exchange->request.headers.append("Authorization", "Basic a2ltOnMzY3JldC1hbmQtbG9uZw==");
    exchange->requestBody.bytes = QByteArray(R"({"name": "Jane"})");
    exchange->response.status = 201;
    exchange->response.headers.append("Content-Type", "application/json; charset=utf-8");
    exchange->responseBody.bytes = QByteArray(R"({"id": 7, "name": "Jane"})");
    emit m_fixture->gateway.recorded({exchange});
    m_window->showPage(window::Page::Exchanges);
    auto *list = control<QTableView>(*m_window, "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 1);
    list->selectRow(0);
    auto *add = m_window->findChild<QAction *>(u"addToDefinition"_qs);
    QVERIFY(add && add->isEnabled());
    add->trigger();
}

void TestNewDefinition::addsTheOperationOfAnExchange()
{
    m_window.reset(); // Before its fixture.
    support::openShop(m_fixture, m_window);
    addPosted(support::ShopPath);
    QVERIFY(m_window->currentDefinition());
    const document::Snapshot now = m_window->currentDefinition()->document().snapshot();
    const document::Pointer operation{"paths", "/authors", "post"};
    QVERIFY2(now.at(operation).exists(), now.text().constData());
    QVERIFY(now.at(operation / document::Pointer{"requestBody", "content", "application/json", "schema"}).exists());
    QVERIFY(now.at(operation / document::Pointer{"responses", "201", "content", "application/json", "example", "id"})
                .exists());
    for (const char *secret : {"s3cret", "a2lt"})
        QVERIFY2(!now.text().contains(secret), secret);
    m_window->currentDefinition()->document().undo();
    QCOMPARE(m_window->currentDefinition()->document().snapshot().text(), support::shopText());
}

void TestNewDefinition::addsToTheDefinitionWithoutAFile()
{
    QDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClicks(control(*dialog, "newApiTitle"), u"Shop"_qs);
    support::click(*dialog, "createApi");
    const workspace::OpenDefinition *made = m_window->currentDefinition();
    addPosted(u"shop.yaml"_qs);
    QCOMPARE(m_window->currentDefinition(), made);
    QVERIFY(made->document().snapshot().at({"paths", "/authors", "post"}).exists());
}

void TestNewDefinition::saysWhyAnExchangeCannotBeAdded_data()
{
    QTest::addColumn<QByteArray>("opened");
    QTest::addColumn<QString>("served");
    QTest::addColumn<QString>("problem");
    QTest::newRow("nothing is open")
        << QByteArray() << QString()
        << u"Open the definition to which the operation should be added, and try again."_qs;
    QTest::newRow("the definition was closed")
        << support::shopText() << u"/apis/other.yaml"_qs << u"other.yaml is no longer open."_qs;
    QTest::newRow("Swagger") << QByteArray("swagger: '2.0'\ninfo: {title: a, version: '1'}\npaths: {}\n")
                             << support::ShopPath
                             << u"A Swagger 2.0 document is read-only. Convert it to OpenAPI, and try again."_qs;
}

void TestNewDefinition::saysWhyAnExchangeCannotBeAdded()
{
    QFETCH(QByteArray, opened);
    QFETCH(QString, served);
    QFETCH(QString, problem);
    if (!opened.isEmpty()) {
        m_fixture->store.files.insert(support::ShopPath, opened);
        m_window->open({support::ShopPath});
        QVERIFY(m_window->currentDefinition());
    }
    addPosted(served);
    QCOMPARE(control<widgets::Banner>(*m_window, "windowBanner")->text(), problem);
    if (const workspace::OpenDefinition *definition = m_fixture->workspace.find(support::ShopPath))
        QCOMPARE(definition->document().snapshot().text(), opened);
}

GATEWRIGHT_TEST(TestNewDefinition, QApplication)
#include "testnewdefinition.moc"

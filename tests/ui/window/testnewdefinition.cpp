#include "definitionpage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

using support::control;
using window::MainWindow;

/** Definitions that the window makes of a title. */
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

private:
    [[nodiscard]] QDialog *openDialog();

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

GATEWRIGHT_TEST(TestNewDefinition, QApplication)
#include "testnewdefinition.moc"

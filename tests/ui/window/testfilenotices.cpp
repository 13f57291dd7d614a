#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QPlainTextEdit>
#include <QTest>

using support::ShopPath;
using window::MainWindow;

namespace {
const QByteArray Theirs = support::shopText("Theirs");
} // namespace

/** Files of open definitions that are changed by other programs: the notice and its actions. */
class TestFileNotices final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsThatTheFileWasReloaded();
    void asksBeforeReplacingEdits();
    void comparesBothTexts();
    void reloadsFromTheComparison();
    void keepsMineFromTheComparison();
    void offersTheComparisonIfASaveWouldOverwrite();
    void keepsTheTextOfADeletedFile();
    void asksBeforeClosingADefinitionWithoutAFile();
    void asksAboutTheShownFile();
    void aFailedSaveIsShownWithItsFile();
    void aFailedSaveStaysShownWhenOthersAreSaved();
    void checksFilesWhenTheWindowIsActivated();
    void reportsThatEditsCannotBeBackedUp();

private:
    void edit();
    void writeTheirs(const QString &path = ShopPath);
    widgets::Banner *banner() const { return support::control<widgets::Banner>(*m_window, "windowBanner"); }
    document::Document &document() const { return m_window->currentDefinition()->document(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestFileNotices::init()
{
    support::openShop(m_fixture, m_window);
}

void TestFileNotices::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestFileNotices::edit()
{
    QVERIFY(document().setScalar({"info", "title"}, document::Value::string(QStringLiteral("Mine"))));
}

void TestFileNotices::writeTheirs(const QString &path)
{
    m_fixture->store.files.insert(path, Theirs);
    emit m_fixture->watch.changed(path);
}

void TestFileNotices::showsThatTheFileWasReloaded()
{
    writeTheirs();
    QCOMPARE(document().fileBytes(), Theirs);
    QVERIFY(banner()->isVisible());
    QCOMPARE(banner()->kind(), widgets::Banner::Kind::Information);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().fileBytes(), support::shopText());
}

void TestFileNotices::asksBeforeReplacingEdits()
{
    edit();
    writeTheirs();
    QVERIFY(banner()->isVisible());
    QVERIFY(banner()->text().contains(QStringLiteral("shop.yaml")));
    support::grabTo(*m_window, QStringLiteral("notice-changed"));
    QVERIFY(document().fileBytes().contains("Mine"));
    support::click(*m_window, "noticeReload");
    QCOMPARE(document().fileBytes(), Theirs);
    QVERIFY(!banner()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().fileBytes().contains("Mine"));
}

void TestFileNotices::comparesBothTexts()
{
    edit();
    writeTheirs();
    support::click(*m_window, "noticeCompare");
    auto *dialog = support::control<QDialog>(*m_window, "compareDialog");
    QVERIFY(dialog->isVisible());
    const QString text = support::control<QPlainTextEdit>(*dialog, "compareText")->toPlainText();
    QVERIFY(text.contains(QStringLiteral("\u2212   title: Theirs\n+   title: Mine\n")));
    QVERIFY(text.contains(QStringLiteral("    name: Theirs")));
    support::grabTo(*dialog, QStringLiteral("compare"));
    support::click(*dialog, "comparisonClose");
    QVERIFY(document().fileBytes().contains("Mine"));
    QVERIFY(banner()->isVisible());
}

void TestFileNotices::reloadsFromTheComparison()
{
    edit();
    writeTheirs();
    support::click(*m_window, "noticeCompare");
    support::click(*m_window, "compareReload");
    QCOMPARE(document().fileBytes(), Theirs);
    QVERIFY(!banner()->isVisible());
}

void TestFileNotices::keepsMineFromTheComparison()
{
    edit();
    writeTheirs();
    support::click(*m_window, "noticeCompare");
    support::click(*m_window, "compareKeep");
    QVERIFY(!banner()->isVisible());
    QCOMPARE(m_fixture->store.files.value(ShopPath), Theirs);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->store.files.value(ShopPath).contains("Mine"));
}

void TestFileNotices::offersTheComparisonIfASaveWouldOverwrite()
{
    edit();
    m_fixture->store.files.insert(ShopPath, Theirs);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_window->findChild<QAbstractButton *>(QStringLiteral("saveCompare")));
    QCOMPARE(m_fixture->store.files.value(ShopPath), Theirs);
    support::click(*m_window, "saveCompare");
    support::click(*m_window, "compareKeep");
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->store.files.value(ShopPath).contains("Mine"));
    QVERIFY(!banner()->isVisible());
}

void TestFileNotices::keepsTheTextOfADeletedFile()
{
    m_fixture->store.files.remove(ShopPath);
    emit m_fixture->watch.changed(ShopPath);
    QVERIFY(banner()->isVisible());
    QVERIFY(m_window->isWindowModified());
    support::grabTo(*m_window, QStringLiteral("notice-gone"));
    support::click(*m_window, "noticeSave");
    QCOMPARE(m_fixture->store.files.value(ShopPath), support::shopText());
    QVERIFY(!banner()->isVisible());
    QVERIFY(!m_window->isWindowModified());
}

void TestFileNotices::asksBeforeClosingADefinitionWithoutAFile()
{
    m_fixture->store.files.remove(ShopPath);
    emit m_fixture->watch.changed(ShopPath);
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    support::click(*m_window, "unsavedSave");
    QCOMPARE(m_fixture->store.files.value(ShopPath), support::shopText());
    QVERIFY(m_fixture->workspace.definitions().isEmpty());
}

void TestFileNotices::asksAboutTheShownFile()
{
    const QString other = QStringLiteral("/apis/other.yaml");
    edit();
    m_fixture->store.files.insert(other, support::shopText("Other"));
    m_window->open({other});
    edit();
    writeTheirs(ShopPath);
    // Another file is shown.
    QVERIFY(!banner()->isVisible());
    writeTheirs(other);
    QVERIFY(banner()->text().contains(QStringLiteral("other.yaml")));
    m_window->showPage(window::Page::Exchanges);
    QVERIFY(!banner()->isVisible());
    m_window->showDefinition(m_fixture->workspace.find(ShopPath));
    QVERIFY(banner()->isVisible() && banner()->text().contains(QStringLiteral("shop.yaml")));
    QTRY_COMPARE(banner()->findChildren<QAbstractButton *>(QStringLiteral("noticeReload")).size(), 1);
    support::click(*m_window, "noticeKeep");
    QVERIFY(!banner()->isVisible());
    m_window->showDefinition(m_fixture->workspace.find(other));
    QVERIFY(banner()->text().contains(QStringLiteral("other.yaml")));
    QTRY_COMPARE(banner()->findChildren<QAbstractButton *>(QStringLiteral("noticeReload")).size(), 1);
    support::click(*m_window, "noticeReload");
    QVERIFY(!banner()->isVisible());
    QCOMPARE(m_fixture->workspace.find(other)->document().fileBytes(), Theirs);
    QVERIFY(m_fixture->workspace.find(ShopPath)->document().fileBytes().contains("Mine"));
}

void TestFileNotices::aFailedSaveIsShownWithItsFile()
{
    const QString other = QStringLiteral("/apis/other.yaml");
    m_fixture->store.files.insert(other, support::shopText("Other"));
    m_window->open({other});
    m_window->showDefinition(m_fixture->workspace.find(ShopPath));
    edit();
    m_fixture->store.failure = base::Error{base::ErrorCode::DiskFull, ShopPath};
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(banner()->isVisible());
    m_window->showDefinition(m_fixture->workspace.find(other));
    QVERIFY(!banner()->isVisible());
}

void TestFileNotices::aFailedSaveStaysShownWhenOthersAreSaved()
{
    const QString other = QStringLiteral("/apis/other.yaml");
    m_fixture->store.files.insert(other, support::shopText("Other"));
    edit();
    m_fixture->store.files.insert(ShopPath, Theirs);
    m_window->open({other});
    edit();
    m_window->action(window::ActionId::SaveAll)->trigger();
    QTRY_VERIFY(m_fixture->store.files.value(other).contains("title: Mine"));
    QTRY_VERIFY(banner()->isVisible());
    QCOMPARE(banner()->kind(), widgets::Banner::Kind::Error);
    QVERIFY(banner()->text().contains(QStringLiteral("shop.yaml")));
    QVERIFY(m_fixture->workspace.find(ShopPath)->isUnsaved());
    support::click(*m_window, "saveOverwrite");
    QTRY_VERIFY(m_fixture->store.files.value(ShopPath).contains("title: Mine"));
    QVERIFY(!banner()->isVisible());
}

void TestFileNotices::checksFilesWhenTheWindowIsActivated()
{
    m_fixture->store.files.insert(ShopPath, Theirs);
    QEvent activated(QEvent::WindowActivate);
    QCoreApplication::sendEvent(m_window.get(), &activated);
    QCOMPARE(document().fileBytes(), Theirs);
}

void TestFileNotices::reportsThatEditsCannotBeBackedUp()
{
    m_fixture->recoveryStore.failure = base::Error{base::ErrorCode::DiskFull, QStringLiteral("/state: no room")};
    edit();
    QTRY_VERIFY(banner()->isVisible());
    QCOMPARE(banner()->kind(), widgets::Banner::Kind::Warning);
    support::grabTo(*m_window, QStringLiteral("notice-not-kept"));
}

GATEWRIGHT_TEST(TestFileNotices, QApplication)
#include "testfilenotices.moc"

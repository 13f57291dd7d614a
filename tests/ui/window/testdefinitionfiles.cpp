#include "banner.h"
#include "definitionfiles.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QTest>

using support::ShopPath;
using window::ActionId;
using window::MainWindow;

class TestDefinitionFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void savesWithTheShortcut();
    void failedSaveKeepsTheEditAndSaysWhatToDo();
    void missingFileIsReported();
    void opensSomeOfManyFiles();
    void refusesWhatIsNoFileName();
    void closingAsksAboutUnsavedChanges_data();
    void closingAsksAboutUnsavedChanges();
    void windowStaysOpenOnCancel();
    void windowSavesAllAndCloses();
    void windowAsksAboutAnEditedEnvironment();
    void templateIsUntitledAndAsksForAName();
    void importAddsTheExtension();
    void importOfADefinitionIsReported();
    void exportsHtmlFromTheMenu();

private:
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    void edit();
    widgets::Banner *banner() const { return support::control<widgets::Banner>(*m_window, "windowBanner"); }
    QByteArray stored() const { return m_fixture->store.files.value(ShopPath); }
    document::Document &document() const { return m_window->currentDefinition()->document(); }
};

void TestDefinitionFiles::init()
{
    support::openShop(m_fixture, m_window);
}

void TestDefinitionFiles::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestDefinitionFiles::edit()
{
    QVERIFY(document().setScalar({"info", "title"}, document::Value::string(QStringLiteral("Changed"))));
}

void TestDefinitionFiles::savesWithTheShortcut()
{
    edit();
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(stored().contains("title: Changed"));
    QVERIFY(!document().isModified());
    QVERIFY(!m_window->isWindowModified());
}

void TestDefinitionFiles::failedSaveKeepsTheEditAndSaysWhatToDo()
{
    edit();
    m_fixture->store.failure = base::Error{base::ErrorCode::DiskFull, QStringLiteral("no space left on device")};
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(banner()->isVisible());
    QVERIFY(banner()->text().contains(QStringLiteral("shop.yaml")));
    support::grabTo(*m_window, QStringLiteral("window-save-failed"));
    QVERIFY(document().isModified());
    QVERIFY(!stored().contains("Changed"));
    m_fixture->store.failure.reset();
    support::click(*m_window, "saveTryAgain");
    QTRY_VERIFY(stored().contains("Changed"));
    QVERIFY(!banner()->isVisible());
}

void TestDefinitionFiles::opensSomeOfManyFiles()
{
    QStringList paths;
    for (int i = 0; i < 1000; ++i) {
        paths.append(QStringLiteral("/many/%1.yaml").arg(i));
        m_fixture->store.files.insert(paths.last(), "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n");
    }
    const qsizetype before = m_fixture->workspace.definitions().size();
    m_window->open(paths);
    QCOMPARE(m_fixture->workspace.definitions().size(), before + window::DefinitionFiles::MostOpenedAtOnce);
    QVERIFY(banner()->isVisible());
    QVERIFY2(banner()->text().contains(QStringLiteral("50 of 1000")), qPrintable(banner()->text()));
}

/** What a drop can name besides files. */
void TestDefinitionFiles::refusesWhatIsNoFileName()
{
    const qsizetype before = m_fixture->workspace.definitions().size();
    for (const char *url : {"https://api.example/a.yaml", "data:text/yaml,a", "", "file:///none/%00a.yaml",
                            "file:///none/%0A%1B%5D0;a.yaml", "file:///none/%E2%80%AEa.yaml", "file:///none/%FF.yaml",
                            "file://other/none.yaml"}) {
        (void)support::dropUrl(*m_window, QUrl(QString::fromLatin1(url)));
        QVERIFY2(banner()->isVisible() == QByteArrayView(url).startsWith("file:"), url);
        for (const QChar unsafe : {QChar(0), QChar(0x1B), QChar(0x202E), QChar(u'\n')})
            QVERIFY2(!banner()->text().contains(unsafe), url);
    }
    QCOMPARE(m_fixture->workspace.definitions().size(), before);
}

void TestDefinitionFiles::missingFileIsReported()
{
    m_window->open({QStringLiteral("/apis/none.yaml")});
    QVERIFY(banner()->isVisible());
    QVERIFY(banner()->text().contains(QStringLiteral("none.yaml")));
}

void TestDefinitionFiles::closingAsksAboutUnsavedChanges_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<bool>("saved");
    QTest::addColumn<bool>("closed");
    QTest::addRow("save") << QByteArray("unsavedSave") << true << true;
    QTest::addRow("discard") << QByteArray("unsavedDiscard") << false << true;
    QTest::addRow("stay") << QByteArray("unsavedCancel") << false << false;
}

void TestDefinitionFiles::closingAsksAboutUnsavedChanges()
{
    QFETCH(QByteArray, button);
    QFETCH(bool, saved);
    QFETCH(bool, closed);
    edit();
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    auto *box = support::control<QMessageBox>(*m_window, "unsavedQuestion");
    QVERIFY(box->isVisible());
    support::grabTo(*box, QStringLiteral("unsaved"));
    support::click(*box, button.constData());
    QTRY_COMPARE(m_fixture->workspace.definitions().isEmpty(), closed);
    QCOMPARE(stored().contains("Changed"), saved);
}

void TestDefinitionFiles::windowStaysOpenOnCancel()
{
    edit();
    QVERIFY(!m_window->close());
    auto *box = support::control<QMessageBox>(*m_window, "unsavedQuestion");
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(m_window->isVisible());
    QVERIFY(document().isModified());
}

void TestDefinitionFiles::windowSavesAllAndCloses()
{
    edit();
    QVERIFY(!m_window->close());
    support::click(*m_window, "unsavedSave");
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(stored().contains("Changed"));
}

void TestDefinitionFiles::windowAsksAboutAnEditedEnvironment()
{
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    m_fixture->environments.put(staging);
    m_fixture->environments.setCurrent(staging.id);
    m_window->showPage(window::Page::Environments);
    support::type(*m_window, "environmentName", u"Testing"_qs);
    QTest::keyClick(m_window.get(), Qt::Key_Q, Qt::ControlModifier);
    const auto question = [this] { return m_window->findChild<QMessageBox *>(u"unsavedQuestion"_qs); };
    QTRY_VERIFY(question());
    QVERIFY2(question()->text().contains(u"the environment Staging"), qPrintable(question()->text()));
    support::click(*question(), "unsavedCancel");
    QVERIFY(m_window->isVisible());
    QTRY_VERIFY(!question());
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
    QTest::keyClick(m_window.get(), Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(question());
    support::click(*question(), "unsavedSave");
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(m_fixture->environments.current().name, u"Testing"_qs);
}

void TestDefinitionFiles::templateIsUntitledAndAsksForAName()
{
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_fixture->workspace.definitions().size(), 2);
    QVERIFY(m_window->currentDefinition()->path().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    emit dialog->fileSelected(QStringLiteral("/apis/new.yaml"));
    dialog->close();
    QVERIFY(m_fixture->store.files.value(QStringLiteral("/apis/new.yaml")).contains("openapi: 3.0.3"));
    QCOMPARE(m_window->currentDefinition()->title(), QStringLiteral("new.yaml"));
}

void TestDefinitionFiles::importAddsTheExtension()
{
    const QString plain = QStringLiteral("/apis/plain.yaml");
    m_fixture->store.files.insert(
        plain,
        "openapi: 3.0.3\ninfo: {title: Plain, version: '1'}\nservers:\n  - url: https://a.example/v1\npaths: {}\n");
    QTest::keyClick(m_window.get(), Qt::Key_I, Qt::ControlModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    emit dialog->filesSelected({plain});
    dialog->close();
    QCOMPARE(m_window->currentDefinition()->path(), plain);
    QCOMPARE(document().snapshot().at({"x-vendor-api-gateway", "upstream", "url"}).text(),
             QStringLiteral("https://a.example/v1"));
    QVERIFY(document().canUndo());
}

void TestDefinitionFiles::importOfADefinitionIsReported()
{
    m_fixture->store.files.insert(QStringLiteral("/apis/other.yaml"), support::shopText("Other"));
    QTest::keyClick(m_window.get(), Qt::Key_I, Qt::ControlModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    emit dialog->filesSelected({QStringLiteral("/apis/other.yaml")});
    dialog->close();
    QVERIFY(banner()->isVisible());
    QVERIFY(!document().isModified());
}

void TestDefinitionFiles::exportsHtmlFromTheMenu()
{
    m_window->action(window::ActionId::ExportHtml)->trigger();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(QStringLiteral("/out/shop.html"));
    dialog->close();
    QTRY_VERIFY(m_fixture->store.files.contains(QStringLiteral("/out/shop.html")));
    QVERIFY(m_fixture->store.files.value(QStringLiteral("/out/shop.html")).startsWith("<!DOCTYPE html>"));
}

GATEWRIGHT_TEST(TestDefinitionFiles, QApplication)
#include "testdefinitionfiles.moc"

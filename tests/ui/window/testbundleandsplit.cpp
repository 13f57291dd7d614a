#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QFileDialog>

using window::ActionId;

/** Definitions written as one file, and as several files. */
class TestBundleAndSplit final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { support::openShop(m_fixture, m_window); }
    void cleanup();
    void bundles();
    void bundlesOnlyWhatMayBeRead();
    void bundlesIntoNoPartOfItself();
    void splits();
    void splitsWithoutReplacingFiles();

private:
    void choose(ActionId id, const QString &path);
    [[nodiscard]] widgets::Banner *banner() const
    {
        return support::control<widgets::Banner>(*m_window, "windowBanner");
    }
    [[nodiscard]] QByteArray text() const { return m_window->currentDefinition()->document().snapshot().text(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestBundleAndSplit::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

/** Chooses a path in the file dialog of an action. */
void TestBundleAndSplit::choose(ActionId id, const QString &path)
{
    m_window->action(id)->trigger();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
}

void TestBundleAndSplit::bundles()
{
    m_fixture->store.files.insert(u"/apis/main.yaml"_qs,
                                  "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a: {$ref: a.yaml}\n");
    m_fixture->store.files.insert(u"/apis/a.yaml"_qs, "get: {summary: From a}\n");
    m_window->open({u"/apis/main.yaml"_qs});
    choose(ActionId::Bundle, u"/apis/one.yaml"_qs);
    QTRY_COMPARE(m_window->currentDefinition()->path(), u"/apis/one.yaml"_qs);
    QVERIFY2(text().contains("summary: From a") && !text().contains("$ref: a.yaml"), text().constData());
    QCOMPARE(banner()->text(), u"main.yaml was bundled to one.yaml."_qs);
    QVERIFY(!m_fixture->workspace.find(u"/apis/main.yaml"_qs)->isUnsaved());
}

void TestBundleAndSplit::bundlesOnlyWhatMayBeRead()
{
    m_fixture->store.files.insert(
        u"/apis/main.yaml"_qs,
        "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a: {$ref: ../secret/a.yaml}\n"
        "  /b: {$ref: 'https://example.com/b.yaml'}\n");
    m_fixture->store.files.insert(u"/secret/a.yaml"_qs, "get: {summary: Hidden}\n");
    m_window->open({u"/apis/main.yaml"_qs});
    choose(ActionId::Bundle, u"/apis/one.yaml"_qs);
    QTRY_COMPARE(m_window->currentDefinition()->path(), u"/apis/one.yaml"_qs);
    QVERIFY(!text().contains("Hidden"));
    QVERIFY(text().contains("https://example.com/b.yaml"));
    QCOMPARE(banner()->kind(), widgets::Banner::Kind::Warning);
    QVERIFY(m_fixture->fetcher.fetched.isEmpty());
}

void TestBundleAndSplit::bundlesIntoNoPartOfItself()
{
    m_fixture->store.files.insert(u"/apis/main.yaml"_qs,
                                  "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a: {$ref: a.yaml}\n");
    const QByteArray part = "get: {summary: From a}\n";
    m_fixture->store.files.insert(u"/apis/a.yaml"_qs, part);
    m_window->open({u"/apis/main.yaml"_qs});
    choose(ActionId::Bundle, u"/apis/a.yaml"_qs);
    QTRY_COMPARE(banner()->text(), u"a.yaml is a part of main.yaml. Choose another file."_qs);
    QCOMPARE(m_fixture->store.files.find(u"/apis/a.yaml"_qs), part);
}

void TestBundleAndSplit::splits()
{
    choose(ActionId::Split, u"/parts"_qs);
    QTRY_COMPARE(m_window->currentDefinition()->path(), u"/parts/openapi.yaml"_qs);
    QVERIFY(text().contains("$ref"));
    QVERIFY(m_fixture->store.files.find(u"/parts/paths/books.yaml"_qs));
    QVERIFY(banner()->text().startsWith(u"shop.yaml was written as "_qs));
    QCOMPARE(m_fixture->workspace.find(support::ShopPath)->document().snapshot().text(), support::shopText());
}

void TestBundleAndSplit::splitsWithoutReplacingFiles()
{
    m_fixture->store.files.insert(u"/parts/openapi.yaml"_qs, "mine: true\n");
    choose(ActionId::Split, u"/parts"_qs);
    QTRY_COMPARE(banner()->text(),
                 u"The folder has openapi.yaml already. Nothing was written. Choose an empty folder."_qs);
    QCOMPARE(m_fixture->store.files.find(u"/parts/openapi.yaml"_qs), "mine: true\n");
    QVERIFY(!m_fixture->store.files.find(u"/parts/paths/books.yaml"_qs));
}

GATEWRIGHT_TEST(TestBundleAndSplit, QApplication)

#include "testbundleandsplit.moc"

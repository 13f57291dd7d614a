#include "bundlefiles.h"
#include "bundlereader.h"
#include "bundlewriter.h"
#include "driving.h"
#include "environmentlist.h"
#include "exchangesamples.h"
#include "fakeenvironments.h"
#include "fakestore.h"
#include "grabs.h"
#include "opendefinition.h"
#include "severityname.h"
#include "testprogram.h"
#include "workspace.h"
#include "zipreader.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

using support::click;
using support::control;

/** Bundles are saved without secrets, opened, and replayed with an edited definition. */
class TestBundles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void savesWithoutSecrets();
    void listsProblemsAsLintDoes();
    void savesSeveralExchangesInTheFolderOfTheDefinition();
    void showsProblemsWhenAskedTo();
    void saysWhyItWasNotSaved();
    void replaysWithTheDefinitionOfTheBundle();
    void replaysAgainWhileADefinitionIsEdited();
    void opensTheDefinitionOfTheBundle();
    void refusesOtherFiles();

private:
    void save();
    /** Opens the saved bundle, and returns its dialog. */
    QDialog &opened();
    [[nodiscard]] QString outcome(const QDialog &dialog) const
    {
        return control<QTableView>(dialog, "replayTable")->model()->index(0, 2).data().toString();
    }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<support::FakeStore> m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<support::FakeEnvironments> m_storage;
    std::unique_ptr<management::EnvironmentList> m_environments;
    replay::BundleFiles *m_files = nullptr;
    workspace::OpenDefinition *m_shop = nullptr;
};

namespace {

const QString Path = u"/home/kim/problem.zip"_qs;

const QByteArray Shop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths: {}
x-vendor-api-gateway:
  info: {name: bookshop, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream:
    url: https://stock.example/v1
    authentication:
      enabled: true
      basicAuth: {enabled: true, username: kim, password: s3cret-canary, header: {enabled: true, name: Authorization}}
)";

/** As the gateway records it with this definition. */
traffic::Exchange exchange()
{
    traffic::Exchange made = support::bookshopExchange();
    made.clientAddress = "127.0.0.1";
    return made;
}

} // namespace

void TestBundles::init()
{
    m_window = std::make_unique<QWidget>();
    m_store = std::make_unique<support::FakeStore>();
    m_workspace = std::make_unique<workspace::Workspace>(*m_store);
    m_storage = std::make_unique<support::FakeEnvironments>();
    m_environments = std::make_unique<management::EnvironmentList>(*m_storage);
    m_files = new replay::BundleFiles(*m_workspace, *m_store, *m_environments, *m_window);
    m_shop = m_workspace->addUntitled(u"shop.yaml"_qs, Shop, document::Format::Yaml);
    support::showPage(*m_window);
}

void TestBundles::cleanup()
{
    m_window.reset();
    m_workspace.reset();
    m_environments.reset();
    m_storage.reset();
    m_store.reset();
}

void TestBundles::save()
{
    QSignalSpy succeeded(m_files, &replay::BundleFiles::succeeded);
    m_files->saveTo(Path, {std::make_shared<const traffic::Exchange>(exchange())}, *m_shop);
    QTRY_COMPARE(succeeded.size(), 1);
}

QDialog &TestBundles::opened()
{
    m_files->openFrom(Path);
    [&] { QTRY_VERIFY(m_window->findChild<QDialog *>(u"replayDialog"_qs)); }();
    return *m_window->findChild<QDialog *>(u"replayDialog"_qs);
}

void TestBundles::savesWithoutSecrets()
{
    save();
    QCOMPARE(m_store->privatePaths, QStringList{Path});
    const auto entries = zip::readZip(*m_store->files.find(Path));
    QVERIFY(entries.isOk());
    QList<QByteArray> names;
    for (const zip::ZipEntry &entry : *entries) {
        names.append(entry.name);
        for (const char *secret : {"s3cret-canary", "client-token", "a2ltOnNlY3JldA"})
            QVERIFY2(!entry.content.contains(secret), (entry.name + ' ' + secret).constData());
    }
    QCOMPARE(names, (QList<QByteArray>{"bundle.json", "exchanges.har", "definition/shop.yaml"}));
    const auto bundle = replay::readBundle(*m_store->files.find(Path));
    QVERIFY(bundle.isOk());
    QCOMPARE(bundle->facts.environment, m_environments->current().name);
}

void TestBundles::listsProblemsAsLintDoes()
{
    QTRY_VERIFY(!m_shop->diagnostics().isEmpty());
    const base::Diagnostic problem = m_shop->diagnostics().first();
    const base::Position at = m_shop->document().snapshot().positionAt(problem.span.offset);
    save();
    const auto bundle = replay::readBundle(*m_store->files.find(Path));
    QVERIFY(bundle.isOk());
    const QString start = u"shop.yaml:%1:%2: %3 %4 "_qs.arg(QString::number(at.line), QString::number(at.column),
                                                            base::severityName(problem.severity), problem.rule);
    QVERIFY2(bundle->facts.problems.value(0).startsWith(start), qPrintable(bundle->facts.problems.value(0)));
}

void TestBundles::savesSeveralExchangesInTheFolderOfTheDefinition()
{
    QTemporaryDir folder;
    const QString path = folder.path() + u"/shop.yaml"_qs;
    m_store->files.insert(path, Shop);
    const auto found = m_workspace->open(path);
    QVERIFY(found.isOk());
    workspace::OpenDefinition *definition = *found;
    const auto one = std::make_shared<const traffic::Exchange>(exchange());
    m_files->save({one, one}, *definition);
    auto *dialog = control<QFileDialog>(*m_window, "bundleSaveDialog");
    QCOMPARE(dialog->directory().absolutePath(), folder.path());
    dialog->close();
    QSignalSpy succeeded(m_files, &replay::BundleFiles::succeeded);
    m_files->saveTo(Path, {one, one}, *definition);
    QTRY_COMPARE(succeeded.size(), 1);
    QVERIFY(succeeded.first().first().toString().contains(u"2 exchanges"));
    QVERIFY(!succeeded.first().first().toString().contains(u"left out"));
    m_files->saveTo(Path, {one, one}, *definition, 3);
    QTRY_COMPARE(succeeded.size(), 2);
    QVERIFY(succeeded.last().first().toString().contains(u"3 selected exchanges of other definitions were left out."));
    QCOMPARE(replay::readBundle(*m_store->files.find(Path))->exchanges.size(), 2);
}

void TestBundles::showsProblemsWhenAskedTo()
{
    replay::BundleContents contents;
    contents.facts.problems = {u"shop.yaml:1:1: a"_qs, u"shop.yaml:2:1: b"_qs};
    contents.files = {{u"/shop.yaml"_qs, document::Snapshot::parse(Shop, document::Format::Yaml)}};
    m_store->files.insert(Path, *replay::writeBundle(contents));
    QDialog &dialog = opened();
    QCOMPARE(control<QLabel>(dialog, "replaySummary")->text(), u"The bundle has no exchange to replay."_qs);
    auto *problems = dialog.findChild<QPlainTextEdit *>(u"bundleProblems"_qs);
    QVERIFY(!problems->isVisible());
    QCOMPARE(control<QPushButton>(dialog, "bundleProblemsShown")->text(), u"Problems of the definition (2)"_qs);
    click(dialog, "bundleProblemsShown");
    QVERIFY(problems->isVisible());
    QCOMPARE(problems->toPlainText(), u"shop.yaml:1:1: a\nshop.yaml:2:1: b"_qs);
    QCOMPARE(support::unnamedControls(dialog), QStringList());
    support::grabTo(dialog, u"replay-problems"_qs);
}

void TestBundles::saysWhyItWasNotSaved()
{
    QSignalSpy failed(m_files, &replay::BundleFiles::failed);
    m_store->failure = base::Error{base::ErrorCode::DiskFull, {}};
    m_files->saveTo(Path, {std::make_shared<const traffic::Exchange>(exchange())}, *m_shop);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().at(1).toString(), Path);
}

void TestBundles::replaysWithTheDefinitionOfTheBundle()
{
    save();
    QDialog &dialog = opened();
    QCOMPARE(dialog.windowTitle(), u"Bundle problem.zip"_qs);
    QCOMPARE(control<QComboBox>(dialog, "replayDefinition")->currentText(), u"shop.yaml of the bundle"_qs);
    QCOMPARE(outcome(dialog), u"The same outcome: 200"_qs);
    QVERIFY(control<QLabel>(dialog, "bundleFacts")->text().contains(u"Gatewright"_qs));
    QCOMPARE(control<QLabel>(dialog, "replaySummary")->text(), u"The outcome is the same."_qs);
    QCOMPARE(support::unnamedControls(dialog), QStringList());
    support::grabTo(dialog, u"replay"_qs);
}

void TestBundles::replaysAgainWhileADefinitionIsEdited()
{
    save();
    QDialog &dialog = opened();
    auto *choice = control<QComboBox>(dialog, "replayDefinition");
    choice->setCurrentIndex(1);
    QCOMPARE(choice->currentText(), u"shop.yaml, open"_qs);
    QCOMPARE(outcome(dialog), u"The same outcome: 200"_qs);
    const auto edited = m_shop->document().setScalar({"x-vendor-api-gateway", "upstream", "url"},
                                                     document::Value::string(QByteArray("https://stock.example/v2")));
    QVERIFY(edited.isOk());
    QCOMPARE(outcome(dialog), u"Another outcome"_qs);
    const QString differences = control<QPlainTextEdit>(dialog, "replayDifferences")->toPlainText();
    QVERIFY2(differences.startsWith(u"Upstream request: GET /v2/books?page=2, recorded: GET /v1/books?page=2"_qs),
             qPrintable(differences));
}

void TestBundles::opensTheDefinitionOfTheBundle()
{
    save();
    QDialog &dialog = opened();
    click(dialog, "openBundledDefinition");
    QCOMPARE(m_workspace->definitions().size(), 2);
    QCOMPARE(control<QComboBox>(dialog, "replayDefinition")->currentIndex(), 2);
    QVERIFY(m_workspace->definitions().last()->document().snapshot().text().contains("REDACTED"));
    QCOMPARE(outcome(dialog), u"The same outcome: 200"_qs);
}

void TestBundles::refusesOtherFiles()
{
    m_store->files.insert(Path, "no zip");
    QSignalSpy failed(m_files, &replay::BundleFiles::failed);
    m_files->openFrom(Path);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!m_window->findChild<QDialog *>(u"replayDialog"_qs));
    QCOMPARE(failed.first().first().toString(), u"The file is no bundle, or it is damaged: no end of a zip file."_qs);
}

GATEWRIGHT_TEST(TestBundles, QApplication)
#include "testbundles.moc"

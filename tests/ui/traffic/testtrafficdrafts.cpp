#include "banner.h"
#include "exchangesfixture.h"
#include "testprogram.h"
#include "trafficdrafts.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using support::click;
using support::control;

/** The menu Draft… of the page Exchanges. */
class TestTrafficDrafts final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void draftsTheList();
    void draftsAHarFile();
    void addsToAnOpenDefinition();
    void leavesOutRequestsThatAreWrongOnPurpose();
    void tellsThatNothingIsMissing();
    void offersNothingWithoutExchanges();
    void failsForDamagedFiles();
    void keepsEditsThatWereMadeMeanwhile();
    void closesWhileWorkIsPending();

private:
    [[nodiscard]] QAction *action(const char *name) const;
    [[nodiscard]] QString bannerText() const;
    [[nodiscard]] QList<items::KeptExchange> listed() const;
    [[nodiscard]] workspace::OpenDefinition *openPets();

    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

namespace {

QByteArray textOf(const workspace::OpenDefinition &definition)
{
    return definition.document().snapshot().text();
}

const QByteArray Pets =
    "# kept\nopenapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths:\n  /shop/orders:\n    post:\n"
    "      responses: {}\n";

const QByteArray Har = R"({"log":{"version":"1.2","creator":{"name":"t","version":"1"},"entries":[
{"startedDateTime":"2026-01-02T03:04:05.678Z","request":{"method":"GET","url":"https://api.example/v1/pets","headers":[]},
"response":{"status":200,"headers":[],"content":{"size":0}}}]}})";

} // namespace

void TestTrafficDrafts::init()
{
    m_fixture = std::make_unique<support::ExchangesFixture>();
}

void TestTrafficDrafts::cleanup()
{
    m_fixture.reset();
}

/** The action of the menu, as it is when the menu opens. */
QAction *TestTrafficDrafts::action(const char *name) const
{
    QMenu *menu = control<QPushButton>(*m_fixture->page, "draftFromTraffic")->menu();
    emit menu->aboutToShow();
    for (QAction *each : menu->actions()) {
        if (each->objectName() == QLatin1String(name))
            return each;
    }
    return nullptr;
}

QString TestTrafficDrafts::bannerText() const
{
    return control<widgets::Banner>(*m_fixture->page, "exchangesBanner")->text();
}

QList<items::KeptExchange> TestTrafficDrafts::listed() const
{
    QList<items::KeptExchange> all;
    for (int row = 0; row < m_fixture->log.model().rowCount(); ++row)
        all.append(m_fixture->log.model().keptAt(row));
    return all;
}

workspace::OpenDefinition *TestTrafficDrafts::openPets()
{
    return m_fixture->definitions.addUntitled(u"pets.yaml"_qs, Pets, document::Format::Yaml);
}

void TestTrafficDrafts::draftsTheList()
{
    m_fixture->record(3);
    QSignalSpy drafted(m_fixture->page.get(), &traffic::ExchangesPage::definitionDrafted);
    action("draftFromList")->trigger();
    QTRY_COMPARE(drafted.size(), 1);
    QCOMPARE(m_fixture->definitions.definitions().size(), 1);
    workspace::OpenDefinition *definition = m_fixture->definitions.definitions().first();
    QVERIFY(definition->path().isEmpty());
    QVERIFY(definition->isUnsaved());
    QVERIFY(textOf(*definition).contains("openapi: 3.1.0"));
    QVERIFY(textOf(*definition).contains("  /shop/orders:"));
    // The page is left, so the window shows it.
    QVERIFY(drafted.first().at(1).toString().startsWith(u"3 of 3 exchanges"));
    QCOMPARE(bannerText(), QString());
    QVERIFY(control<QPushButton>(*m_fixture->page, "draftFromTraffic")->isEnabled());
    support::grabTo(*m_fixture->page, u"draft-from-traffic"_qs);
}

void TestTrafficDrafts::draftsAHarFile()
{
    m_fixture->store.files.insert(u"/t.har"_qs, Har);
    action("draftFromHar")->trigger();
    auto *dialog = control<QDialog>(*m_fixture->page, "harDraftDialog");
    QVERIFY(dialog->isVisible());
    dialog->close();
    auto *drafts = m_fixture->page->findChild<traffic::TrafficDrafts *>();
    drafts->draftFile(u"/t.har"_qs);
    QTRY_COMPARE(m_fixture->definitions.definitions().size(), 1);
    QVERIFY(textOf(*m_fixture->definitions.definitions().first()).contains("/v1/pets"));
}

void TestTrafficDrafts::addsToAnOpenDefinition()
{
    m_fixture->record(3);
    workspace::OpenDefinition *definition = openPets();
    QAction *add = action("draftInto");
    QCOMPARE(add->text(), u"Add to pets.yaml"_qs);
    QSignalSpy drafted(m_fixture->page.get(), &traffic::ExchangesPage::definitionDrafted);
    add->trigger();
    QTRY_COMPARE(drafted.size(), 1);
    const QByteArray text = textOf(*definition);
    QVERIFY(text.startsWith(Pets.first(Pets.indexOf("      responses"))));
    QVERIFY(text.contains("'502'"));
    QVERIFY(definition->document().canUndo());
    definition->document().undo();
    QCOMPARE(textOf(*definition), Pets);
    QVERIFY(!definition->document().canUndo());
}

void TestTrafficDrafts::leavesOutRequestsThatAreWrongOnPurpose()
{
    traffic::Exchange wrong = support::bookshopExchange();
    wrong.request.target = "/shop/wrong";
    items::ContractVerdict verdict;
    verdict.kind = items::ContractVerdict::Kind::Forbidden;
    m_fixture->log.begin(wrong, verdict);
    m_fixture->record(wrong);
    m_fixture->record(3);
    QCOMPARE(m_fixture->log.model().exchanges().size(), 4);
    QSignalSpy drafted(m_fixture->page.get(), &traffic::ExchangesPage::definitionDrafted);
    action("draftFromList")->trigger();
    QTRY_COMPARE(drafted.size(), 1);
    QVERIFY(!textOf(*m_fixture->definitions.definitions().first()).contains("wrong"));
    QVERIFY(drafted.first().at(1).toString().startsWith(u"3 of 3 exchanges"));
    workspace::OpenDefinition *definition = openPets();
    m_fixture->page->findChild<traffic::TrafficDrafts *>()->addTo(*definition, listed());
    QTRY_COMPARE(drafted.size(), 2);
    QVERIFY(textOf(*definition).contains("'502'"));
    QVERIFY(!textOf(*definition).contains("wrong"));
}

void TestTrafficDrafts::tellsThatNothingIsMissing()
{
    m_fixture->record(3);
    workspace::OpenDefinition *definition = openPets();
    action("draftInto")->trigger();
    QTRY_VERIFY(textOf(*definition) != Pets);
    const QByteArray text = textOf(*definition);
    action("draftInto")->trigger();
    QTRY_VERIFY(bannerText().startsWith(u"pets.yaml describes these exchanges already"));
    QCOMPARE(textOf(*definition), text);
}

void TestTrafficDrafts::offersNothingWithoutExchanges()
{
    m_fixture->definitions.addUntitled(u"other.yaml"_qs, "a: 1\n", document::Format::Yaml);
    QVERIFY(!action("draftFromList")->isEnabled());
    QVERIFY(!action("draftInto")->isEnabled());
    QVERIFY(action("draftFromHar")->isEnabled());
    m_fixture->record();
    QVERIFY(action("draftFromList")->isEnabled());
    QVERIFY(!action("draftInto")->isEnabled()); // It is no OpenAPI document.
}

void TestTrafficDrafts::failsForDamagedFiles()
{
    m_fixture->store.files.insert(u"/t.har"_qs, Har.chopped(5));
    auto *drafts = m_fixture->page->findChild<traffic::TrafficDrafts *>();
    drafts->draftFile(u"/t.har"_qs);
    QTRY_VERIFY(bannerText().contains(u"not a valid HAR file"));
    drafts->draftFile(u"/none.har"_qs);
    QTRY_VERIFY(!bannerText().contains(u"not a valid HAR file") && !drafts->isRunning());
    QVERIFY(m_fixture->definitions.definitions().isEmpty());
}

void TestTrafficDrafts::keepsEditsThatWereMadeMeanwhile()
{
    m_fixture->record(3);
    workspace::OpenDefinition *definition = openPets();
    auto *drafts = m_fixture->page->findChild<traffic::TrafficDrafts *>();
    drafts->addTo(*definition, listed());
    QVERIFY(definition->document().setScalar({"info", "title"}, document::Value::string(u"Other"_qs)));
    const QByteArray text = textOf(*definition);
    QTRY_VERIFY(bannerText().contains(u"was edited"));
    QCOMPARE(textOf(*definition), text);
}

void TestTrafficDrafts::closesWhileWorkIsPending()
{
    m_fixture->record(50);
    auto *drafts = m_fixture->page->findChild<traffic::TrafficDrafts *>();
    drafts->draftExchanges(listed());
    click(*m_fixture->page, "cancelDraft");
    QVERIFY(!drafts->isRunning());
    drafts->draftExchanges(listed());
    m_fixture->page.reset();
    QVERIFY(m_fixture->definitions.definitions().isEmpty());
}

GATEWRIGHT_TEST(TestTrafficDrafts, QApplication)
#include "testtrafficdrafts.moc"

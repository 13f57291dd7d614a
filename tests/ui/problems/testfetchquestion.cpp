#include "fetchquestion.h"
#include "testprogram.h"

#include "banner.h"
#include "driving.h"
#include "fakefetcher.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "grabs.h"
#include "theme.h"

#include <QApplication>
#include <QTest>

using openapi::Unavailability;
using problems::FetchQuestion;
using Reason = Unavailability::Reason;

/** The question above a definition that references documents on the network. */
class TestFetchQuestion final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void fetchesNothingBeforeTheAnswer();
    void fetchesOnce();
    void remembersTheServer();
    void isHiddenOnceDismissed();
    void namesTheTargetOfARedirect();
    void warnsOfAnUnencryptedConnection();
    void offersToTryAgain();
    void asksOneQuestionAfterTheOther();
    void everyControlHasAName();

private:
    void open(const QByteArray &references);
    widgets::Banner *banner() const { return support::control<widgets::Banner>(*m_question, "fetchBanner"); }

    support::FakeStore m_store;
    support::FakeSettings m_settings;
    support::FakeFetcher m_fetcher;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<workspace::RemoteReferences> m_remote;
    std::unique_ptr<FetchQuestion> m_question;
};

namespace {
const QString Url = u"https://specs.example/common.yaml"_qs;
} // namespace

void TestFetchQuestion::init()
{
    m_store = {};
    m_settings.stored.clear();
    m_fetcher = {};
    m_fetcher.texts = {{Url, "B: {type: object}\n"}};
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_remote = std::make_unique<workspace::RemoteReferences>(*m_workspace, m_fetcher, m_settings);
}

void TestFetchQuestion::cleanup()
{
    m_question.reset();
    m_remote.reset();
    m_workspace.reset();
}

void TestFetchQuestion::open(const QByteArray &references)
{
    m_store.files.insert(u"/f/api.yaml"_qs, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
                                            "components: {schemas: {" +
                                                references + "}}\n");
    workspace::OpenDefinition *definition = *m_workspace->open(u"/f/api.yaml"_qs);
    m_question = std::make_unique<FetchQuestion>(*m_remote, *definition);
    QVERIFY(!banner()->isVisible());
    m_question->resize(900, 60);
    m_question->show();
    QTRY_VERIFY(!definition->missingUrls().isEmpty());
    QTRY_VERIFY(banner()->isVisible());
}

void TestFetchQuestion::fetchesNothingBeforeTheAnswer()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    QVERIFY2(banner()->text().contains(Url), qPrintable(banner()->text()));
    QVERIFY(!banner()->text().contains(u"encrypted"));
    QCOMPARE(m_fetcher.fetched, QStringList());
    support::grabTo(*m_question, u"fetch-question"_qs);
}

void TestFetchQuestion::fetchesOnce()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    support::click(*m_question, "fetchOnce");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
    QVERIFY(m_settings.stored.isEmpty());
}

void TestFetchQuestion::remembersTheServer()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    QVERIFY(support::control<QAbstractButton>(*m_question, "fetchAlways")->text().contains(u"specs.example"));
    support::click(*m_question, "fetchAlways");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
    QVERIFY(!m_settings.stored.isEmpty());
}

void TestFetchQuestion::isHiddenOnceDismissed()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    support::click(*m_question, "bannerClose");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched, QStringList());
}

void TestFetchQuestion::namesTheTargetOfARedirect()
{
    const QString other = u"https://other.example/common.yaml"_qs;
    m_fetcher.failures.insert(Url, {Reason::LeadsElsewhere, other});
    m_fetcher.texts.insert(other, "B: {}\n");
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    support::click(*m_question, "fetchOnce");
    QTRY_VERIFY(banner()->isVisible() && banner()->text().contains(other));
    QCOMPARE(m_fetcher.fetched.size(), 1);
    support::click(*m_question, "fetchOnce");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched.size(), 2);
}

void TestFetchQuestion::warnsOfAnUnencryptedConnection()
{
    open("A: {$ref: 'http://specs.example/common.yaml#/B'}");
    QVERIFY2(banner()->text().contains(u"not encrypted"), qPrintable(banner()->text()));
}

void TestFetchQuestion::offersToTryAgain()
{
    m_fetcher.failures.insert(Url, {Reason::FetchFailed, u"Host specs.example not found"_qs});
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    support::click(*m_question, "fetchOnce");
    QTRY_VERIFY(banner()->isVisible() && banner()->kind() == widgets::Banner::Kind::Warning);
    support::grabTo(*m_question, u"fetch-failed"_qs);
    m_fetcher.failures.clear();
    support::click(*m_question, "fetchTryAgain");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched.size(), 2);
}

void TestFetchQuestion::asksOneQuestionAfterTheOther()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}, C: {$ref: 'https://third.example/c.yaml'}");
    QTRY_VERIFY2(banner()->text().contains(u"waiting: 1"), qPrintable(banner()->text()));
    support::click(*m_question, "fetchOnce");
    QTRY_VERIFY(banner()->text().contains(u"third.example"));
    support::click(*m_question, "bannerClose");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
}

void TestFetchQuestion::everyControlHasAName()
{
    open("A: {$ref: 'https://specs.example/common.yaml#/B'}");
    QCOMPARE(support::unnamedControls(*m_question), QStringList());
}

GATEWRIGHT_TEST(TestFetchQuestion, QApplication)
#include "testfetchquestion.moc"

#include "remotereferences.h"
#include "testprogram.h"

#include "fakefetcher.h"
#include "fakesettings.h"
#include "fakestore.h"

#include <QSignalSpy>
#include <QTest>

using openapi::Unavailability;
using workspace::OpenDefinition;
using workspace::RemoteReferences;
using workspace::Workspace;
using Reason = Unavailability::Reason;

/** Documents on the network are fetched only after the user allows it. */
class TestRemoteReferences final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void fetchesNothingUnasked();
    void fetchesWhatIsAllowedOnce();
    void remembersAServerForAFolder();
    void forgetsAServer();
    void asksNoMoreOnceDeclined();
    void saysWhatFailedAndTriesAgain_data();
    void saysWhatFailedAndTriesAgain();
    void asksBeforeItGoesElsewhere();
    void asksForWhatFetchedDocumentsName();
    void fetchesOnceForAll();
    void asksNothingAboutOtherSchemes();
    void aClosedDefinitionDoesNotMatter();

private:
    OpenDefinition *open(const QString &path, const QByteArray &reference);
    [[nodiscard]] QStringList asked(const OpenDefinition &definition) const;

    support::FakeStore m_store;
    support::FakeSettings m_settings;
    support::FakeFetcher m_fetcher;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<RemoteReferences> m_remote;
};

namespace {

const QString Url = u"https://h.example/common.yaml"_qs;
const QString RemoteApiPath = u"/f/api.yaml"_qs;

QStringList referenceRulesOf(const OpenDefinition &definition)
{
    QStringList rules;
    for (const base::Diagnostic &diagnostic : definition.diagnostics()) {
        if (diagnostic.rule.startsWith(u"ref-"))
            rules.append(diagnostic.rule);
    }
    return rules;
}

QByteArray apiThatNames(const QByteArray &reference)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents: {schemas: {A: {$ref: '" + reference +
           "'}}}\n";
}

} // namespace

void TestRemoteReferences::init()
{
    m_store = {};
    m_settings.stored.clear();
    m_fetcher = {};
    m_fetcher.texts = {{Url, "B: {type: object}\n"}};
    m_workspace = std::make_unique<Workspace>(m_store);
    m_remote = std::make_unique<RemoteReferences>(*m_workspace, m_fetcher, m_settings);
}

void TestRemoteReferences::cleanup()
{
    m_remote.reset();
    m_workspace.reset();
}

OpenDefinition *TestRemoteReferences::open(const QString &path, const QByteArray &reference)
{
    m_store.files.insert(path, apiThatNames(reference));
    return *m_workspace->open(path);
}

QStringList TestRemoteReferences::asked(const OpenDefinition &definition) const
{
    QStringList subjects;
    for (const RemoteReferences::Question &question : m_remote->questions(definition))
        subjects.append(question.subject());
    return subjects;
}

void TestRemoteReferences::fetchesNothingUnasked()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api), QStringList{Url});
    QCOMPARE(referenceRulesOf(*api), QStringList{u"ref-not-fetched"_qs});
    QVERIFY(api->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QTRY_VERIFY(m_workspace->references().isCurrent());
    QCOMPARE(m_fetcher.fetched, QStringList());
}

void TestRemoteReferences::fetchesWhatIsAllowedOnce()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    m_fetcher.isSlow = true;
    m_remote->allowOnce(m_remote->questions(*api).first());
    QCOMPARE(asked(*api), QStringList());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList{u"ref-being-fetched"_qs});
    m_fetcher.answer(QByteArray("B: {type: object}\n"));
    QTRY_COMPARE(referenceRulesOf(*api), QStringList());
    QCOMPARE(asked(*api), QStringList());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
    QVERIFY(m_settings.stored.isEmpty());
}

void TestRemoteReferences::remembersAServerForAFolder()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    m_remote->allowServer(*api, m_remote->questions(*api).first());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList());
    QCOMPARE(m_remote->rememberedServers(*api), QStringList{u"https://h.example/"_qs});

    // Another run: the same folder fetches by itself, another one asks.
    m_remote.reset();
    m_workspace = std::make_unique<Workspace>(m_store);
    m_remote = std::make_unique<RemoteReferences>(*m_workspace, m_fetcher, m_settings);
    m_fetcher.fetched.clear();
    m_fetcher.texts.insert(u"https://h.example/other.yaml"_qs, "B: {type: object}\n");
    OpenDefinition *beside = open(u"/f/second.yaml"_qs, "https://h.example/other.yaml#/B");
    QTRY_COMPARE(m_fetcher.fetched, QStringList{u"https://h.example/other.yaml"_qs});
    QTRY_COMPARE(referenceRulesOf(*beside), QStringList());
    OpenDefinition *elsewhere = open(u"/g/api.yaml"_qs, "https://h.example/third.yaml#/B");
    QTRY_COMPARE(asked(*elsewhere), QStringList{u"https://h.example/third.yaml"_qs});
    QCOMPARE(m_fetcher.fetched.size(), 1);
}

void TestRemoteReferences::forgetsAServer()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    m_remote->allowServer(*api, m_remote->questions(*api).first());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList());
    m_remote->forgetServers(*api);
    QCOMPARE(m_remote->rememberedServers(*api), QStringList());
    QVERIFY(api->document().set({"components", "schemas", "A", "$ref"},
                                document::Value::string(u"https://h.example/new.yaml#/B"_qs)));
    QTRY_COMPARE(asked(*api), QStringList{u"https://h.example/new.yaml"_qs});
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
}

void TestRemoteReferences::asksNoMoreOnceDeclined()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    QSignalSpy changed(m_remote.get(), &RemoteReferences::questionsChanged);
    m_remote->decline(m_remote->questions(*api).first());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(asked(*api), QStringList());
    QCOMPARE(referenceRulesOf(*api), QStringList{u"ref-not-fetched"_qs});
    QCOMPARE(m_fetcher.fetched, QStringList());
}

void TestRemoteReferences::saysWhatFailedAndTriesAgain_data()
{
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("rule");
    QTest::newRow("no answer") << Reason::FetchFailed << u"ref-fetch-failed"_qs;
    QTest::newRow("refused") << Reason::FetchRefused << u"ref-fetch-refused"_qs;
    QTest::newRow("too large") << Reason::FetchTooLarge << u"ref-fetch-too-large"_qs;
}

void TestRemoteReferences::saysWhatFailedAndTriesAgain()
{
    QFETCH(Reason, reason);
    QFETCH(QString, rule);
    m_fetcher.failures.insert(Url, {reason, u"404"_qs});
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    m_remote->allowOnce(m_remote->questions(*api).first());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList{rule});
    // The old question stays until the references are read.
    QTRY_VERIFY(m_remote->questions(*api).value(0).isFailure());
    QCOMPARE(m_remote->questions(*api).size(), 1);
    // It is not tried over and over by itself.
    QVERIFY(api->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QTRY_VERIFY(m_workspace->references().isCurrent());
    QCOMPARE(m_fetcher.fetched.size(), 1);
    m_fetcher.failures.clear();
    m_remote->tryAgain(m_remote->questions(*api).first());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList());
    QCOMPARE(m_fetcher.fetched.size(), 2);
}

void TestRemoteReferences::asksBeforeItGoesElsewhere()
{
    const QString other = u"https://other.example/common.yaml"_qs;
    m_fetcher.failures.insert(Url, {Reason::LeadsElsewhere, other});
    m_fetcher.texts.insert(other, "B: {type: object}\n");
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api), QStringList{Url});
    m_remote->allowOnce(m_remote->questions(*api).first());
    QTRY_COMPARE(asked(*api), QStringList{other});
    QCOMPARE(referenceRulesOf(*api), QStringList{u"ref-leads-elsewhere"_qs});
    m_remote->allowOnce(m_remote->questions(*api).first());
    QTRY_COMPARE(referenceRulesOf(*api), QStringList());
    QCOMPARE(m_fetcher.fetched, (QStringList{Url, Url}));
}

void TestRemoteReferences::asksForWhatFetchedDocumentsName()
{
    m_fetcher.texts[Url] = "B: {$ref: 'https://third.example/c.yaml#/C'}\n";
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api), QStringList{Url});
    m_remote->allowServer(*api, m_remote->questions(*api).first());
    QTRY_COMPARE(asked(*api), QStringList{u"https://third.example/c.yaml"_qs});
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
}

void TestRemoteReferences::fetchesOnceForAll()
{
    OpenDefinition *one = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    OpenDefinition *two = open(u"/f/second.yaml"_qs, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*one).size() + asked(*two).size(), 2);
    m_remote->allowOnce(m_remote->questions(*one).first());
    QTRY_COMPARE(referenceRulesOf(*one) + referenceRulesOf(*two), QStringList());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
}

void TestRemoteReferences::asksNothingAboutOtherSchemes()
{
    OpenDefinition *api = open(RemoteApiPath, "ftp://h.example/common.yaml#/B");
    QTRY_COMPARE(referenceRulesOf(*api), QStringList{u"ref-not-fetched"_qs});
    QCOMPARE(asked(*api), QStringList());
}

void TestRemoteReferences::aClosedDefinitionDoesNotMatter()
{
    OpenDefinition *api = open(RemoteApiPath, "https://h.example/common.yaml#/B");
    QTRY_COMPARE(asked(*api).size(), 1);
    m_fetcher.isSlow = true;
    m_remote->allowOnce(m_remote->questions(*api).first());
    m_workspace->close(*api);
    m_fetcher.answer(QByteArray("B: {}\n"));
    QTRY_VERIFY(m_workspace->references().isCurrent());
    QCOMPARE(m_fetcher.fetched, QStringList{Url});
}

GATEWRIGHT_TEST(TestRemoteReferences, QCoreApplication)
#include "testremotereferences.moc"

#include "awaited.h"
#include "servedenvironment.h"
#include "storeresolver.h"
#include "testprogram.h"

#include <QFuture>
#include <QPromise>
#include <QRegularExpression>
#include <QTest>

using base::ErrorCode;
using support::awaited;
using support::httpAnswer;

namespace {

/** Answers when it is told to. */
class SlowKeychain final : public secrets::Keychain
{
public:
    using Outcome = base::Result<secrets::Secret>;

    [[nodiscard]] QFuture<Outcome> read(const QString &) override
    {
        m_asked.emplace_back().start();
        return m_asked.back().future();
    }
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &, const secrets::Secret &) override { return {}; }
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &) override { return {}; }

    [[nodiscard]] int asked() const { return int(m_asked.size()); }
    void answerNext()
    {
        m_asked[m_answered].addResult(Outcome(secrets::Secret(QByteArray("x"))));
        m_asked[m_answered++].finish();
    }

private:
    std::vector<QPromise<Outcome>> m_asked;
    size_t m_answered = 0;
};

QList<QFuture<base::Result<secrets::Secret>>> askForMany(secrets::StoreResolver &resolver, int count)
{
    QList<QFuture<base::Result<secrets::Secret>>> asked;
    for (int i = 0; i < count; ++i)
        asked.append(resolver.resolve(secrets::scanReferences(u"secrets://key%1"_qs.arg(i)).references.constFirst()));
    return asked;
}

/** The resolver with one server for all stores. */
struct Served : support::ServedEnvironment {
    Served() { apply(); }
    void apply() { resolver.setEnvironment(environment); }

    secrets::StoreResolver resolver{keychain};
};

} // namespace

/** Many references asked for at one time. */
class TestResolverQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void asksOnceForThoseWhoAskTogether();
    void asksAnotherEnvironmentAnew();
    void sendsNoTokenToThePreviousAddress_data();
    void sendsNoTokenToThePreviousAddress();
    void looksUpAFewAtOnce();
    void cancelsWhatWaitsForTheEnvironmentOfBefore();
};

void TestResolverQueue::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_qs));
    for (const char *name : {"CONSUL_HTTP_ADDR", "CONSUL_HTTP_TOKEN"})
        qunsetenv(name);
}

void TestResolverQueue::asksOnceForThoseWhoAskTogether()
{
    Served served;
    const auto references = secrets::scanReferences(u"consul://a consul://b"_qs).references;
    served.server.answer(httpAnswer(200, "text/plain", "x"));
    const auto first = served.resolver.resolve(references[0]);
    const auto second = served.resolver.resolve(references[0]);
    const auto other = served.resolver.resolve(references[1]);
    QVERIFY(awaited(first).isOk());
    QVERIFY(awaited(second).isOk());
    QVERIFY(awaited(other).isOk());
    QCOMPARE(served.server.requests().size(), 2);
    // Who asks later asks the store.
    QVERIFY(awaited(served.resolver.resolve(references[0])).isOk());
    QCOMPARE(served.server.requests().size(), 3);
}

void TestResolverQueue::asksAnotherEnvironmentAnew()
{
    Served served;
    const auto reference = secrets::scanReferences(u"consul://a"_qs).references.constFirst();
    served.server.answer(httpAnswer(200, "text/plain", "of before"));
    support::RecordingServer other;
    other.answer(httpAnswer(200, "text/plain", "of now"));
    const auto before = served.resolver.resolve(reference);
    served.environment.consulUrl = other.url();
    served.apply();
    const auto now = awaited(served.resolver.resolve(reference));
    QVERIFY(now.isOk());
    QVERIFY(now->reveal() == "of now");
    QCOMPARE(awaited(before).error().code, ErrorCode::Cancelled);
    QCOMPARE(served.server.connections(), 0);
}

/** The store gets another address and token while the keychain asks the user for the previous one. */
void TestResolverQueue::sendsNoTokenToThePreviousAddress_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("of the environment") << u"consul://a"_qs;
    QTest::newRow("named") << u"kv://team/a"_qs;
}

void TestResolverQueue::sendsNoTokenToThePreviousAddress()
{
    QFETCH(const QString, text);
    Served served;
    served.environment.stores = {{u"team"_qs, management::NamedStore::Kind::Consul, served.server.url(), {}}};
    served.apply();
    const auto reference = secrets::scanReferences(text).references.constFirst();
    served.keychain.waits = true;
    const auto before = served.resolver.resolve(reference);
    QCoreApplication::processEvents(); // The keychain is asked.
    support::RecordingServer other;
    other.answer(httpAnswer(200, "text/plain", "x"));
    served.environment.consulUrl = other.url();
    served.environment.stores.first().url = other.url();
    served.apply();
    for (const QString &key : {served.environment.consulTokenKey(), served.environment.storeTokenKey(u"team"_qs)})
        served.keychain.entries.insert(key, "t0ken-of-the-next");
    served.keychain.answerReads();
    QCOMPARE(awaited(before).error().code, ErrorCode::Cancelled);
    QVERIFY(awaited(served.resolver.resolve(reference)).isOk());
    QCOMPARE(other.field("X-Consul-Token"), QByteArray("t0ken-of-the-next"));
    QCOMPARE(served.server.connections(), 0);
}

/** A definition may hold any number of references. */
void TestResolverQueue::looksUpAFewAtOnce()
{
    constexpr int few = secrets::MaximumConcurrentLookups;
    SlowKeychain keychain;
    secrets::StoreResolver resolver(keychain);
    const auto asked = askForMany(resolver, 3 * few);
    QCOMPARE(keychain.asked(), few);
    for (int answered = 1; answered <= 3 * few; ++answered) {
        keychain.answerNext();
        QVERIFY(awaited(asked.at(answered - 1)).isOk());
        QTRY_COMPARE(keychain.asked(), std::min(3 * few, few + answered));
    }
}

void TestResolverQueue::cancelsWhatWaitsForTheEnvironmentOfBefore()
{
    constexpr int few = secrets::MaximumConcurrentLookups;
    SlowKeychain keychain;
    secrets::StoreResolver resolver(keychain);
    const auto before = askForMany(resolver, few + 2);
    resolver.setEnvironment(support::ServedEnvironment().environment);
    QCOMPARE(awaited(before.at(few)).error().code, ErrorCode::Cancelled);
    QCOMPARE(awaited(before.at(few + 1)).error().code, ErrorCode::Cancelled);
    // What is on the way takes no place from what is asked for now.
    const auto now = askForMany(resolver, few);
    QCOMPARE(keychain.asked(), 2 * few);
    for (int i = 0; i < 2 * few; ++i)
        keychain.answerNext();
    QVERIFY(awaited(before.constFirst()).isOk());
    QVERIFY(awaited(now.constLast()).isOk());
}

GATEWRIGHT_TEST(TestResolverQueue, QCoreApplication)
#include "testresolverqueue.moc"

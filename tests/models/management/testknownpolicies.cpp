#include "knownpolicies.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using management::KnownPolicies;
using management::Policy;
using management::PolicyPage;

/** What is known of an environment's policies: never more than its dashboard said. */
class TestKnownPolicies final : public QObject
{
    Q_OBJECT

private slots:
    void knowsNothingAtFirst();
    void addsAndReplacesPolicies();
    void takesLists_data();
    void takesLists();
    void forgets();
};

namespace {

Policy named(const char *id, const char *name)
{
    return {document::Value::object(
        {{"_id", document::Value::string(QByteArray(id))}, {"name", document::Value::string(QByteArray(name))}})};
}

QString namesIn(const KnownPolicies &known)
{
    QStringList names;
    for (const Policy &policy : known.policies())
        names.append(policy.name());
    return names.join(u' ');
}

} // namespace

void TestKnownPolicies::knowsNothingAtFirst()
{
    const KnownPolicies known;
    QVERIFY(!known.isKnown());
    QVERIFY(known.policies().isEmpty());
}

void TestKnownPolicies::addsAndReplacesPolicies()
{
    KnownPolicies known;
    const QSignalSpy changed(&known, &KnownPolicies::changed);
    known.take(named("1", "one"));
    known.take(named("2", "two"));
    known.take(named("1", "first"));
    QCOMPARE(namesIn(known), u"first two"_qs);
    QCOMPARE(changed.size(), 3);
}

void TestKnownPolicies::takesLists_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("pages");
    QTest::addColumn<PolicyPage::Source>("source");
    QTest::addColumn<QString>("names");
    QTest::newRow("all") << -1 << 4 << PolicyPage::Source::Server << u"two"_qs;
    QTest::newRow("the only page") << 1 << 1 << PolicyPage::Source::Server << u"two"_qs;
    QTest::newRow("one of two") << 1 << 2 << PolicyPage::Source::Server << u"one two"_qs;
    QTest::newRow("known ids") << -1 << 1 << PolicyPage::Source::Remembered << u"one two"_qs;
}

void TestKnownPolicies::takesLists()
{
    QFETCH(int, page);
    QFETCH(int, pages);
    QFETCH(PolicyPage::Source, source);
    KnownPolicies known;
    known.take(named("1", "one"));
    PolicyPage answer;
    answer.policies = {named("2", "two")};
    answer.pages = pages;
    answer.source = source;
    known.take(page, answer);
    QTEST(namesIn(known), "names");
}

void TestKnownPolicies::forgets()
{
    KnownPolicies known;
    const QSignalSpy changed(&known, &KnownPolicies::changed);
    known.forget();
    QCOMPARE(changed.size(), 0);
    known.take(-1, PolicyPage());
    QVERIFY(known.isKnown());
    known.forget();
    QVERIFY(!known.isKnown());
    QCOMPARE(changed.size(), 2);
}

GATEWRIGHT_TEST(TestKnownPolicies, QCoreApplication)

#include "testknownpolicies.moc"

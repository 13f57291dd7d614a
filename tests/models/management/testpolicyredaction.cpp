#include "policyredaction.h"
#include "testprogram.h"

#include <QTest>

/** A policy without its secret is detected by the text in its place. */
class TestPolicyRedaction final : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatStandsForASecret_data();
    void findsWhatStandsForASecret();
};

void TestPolicyRedaction::findsWhatStandsForASecret_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isOfBefore");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &json, bool isOfBefore, const QString &pointer) {
        QTest::newRow(name) << json << isOfBefore << pointer;
    };
    row("none", R"({"name":"a","meta_data":{"token":"x"}})", true, {});
    row("member", R"({"meta_data":{"token":"REDACTED"}})", false, u"/meta_data/token"_qs);
    row("in a list", R"({"hooks":[{"a":"b"},{"password":"REDACTED"}]})", false, u"/hooks/1/password"_qs);
    row("with its scheme", R"({"meta_data":{"h":"Basic REDACTED"}})", false, u"/meta_data/h"_qs);
    row("a sentence of the user", R"({"name":"logs are REDACTED by us"})", false, {});
    row("the same, of before", R"({"note":"you sent REDACTED to us"})", true, u"/note"_qs);
    row("part of a word", R"({"name":"UNREDACTED"})", false, {});
    row("a key", R"({"meta_data":{"REDACTED":"x"}})", false, {});
}

void TestPolicyRedaction::findsWhatStandsForASecret()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isOfBefore);
    management::Policy policy;
    policy.json = *document::Value::fromJson(json);
    if (isOfBefore)
        policy.stale = management::StaleAnswer{};
    QTEST(management::redactedMember(policy), "pointer");
}

GATEWRIGHT_TEST(TestPolicyRedaction, QCoreApplication)
#include "testpolicyredaction.moc"

#include "inferredtraffic.h"
#include "secrettraffic.h"
#include "testprogram.h"

#include <QTest>

/** Secrets of recorded exchanges: a draft contains none of them, wherever they are in the exchanges. */
class TestInferredSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void writesNoSecret();
    void withholdsNamesThatTurnOutToBeSecrets();
};

void TestInferredSecrets::writesNoSecret()
{
    const int count = qEnvironmentVariableIntValue("GATEWRIGHT_DRAFTED_SECRETS");
    const int secrets = count > 0 ? count : 500;
    constexpr int InOneDraft = 25;
    const quint32 seed = qEnvironmentVariableIsSet("GATEWRIGHT_SEED") ? qEnvironmentVariable("GATEWRIGHT_SEED").toUInt()
                                                                      : 1;
    QRandomGenerator random(seed);
    for (int done = 0; done < secrets; done += InOneDraft) {
        const inferred::SecretTraffic traffic = inferred::secretTraffic(InOneDraft, random);
        const QByteArray draft = inferred::draftOf(traffic.exchanges);
        const QByteArrayList found = inferred::secretsIn(draft, traffic.secrets);
        QVERIFY2(found.isEmpty(), found.value(0).constData());
        const QByteArrayList misfits = inferred::misfitsOf(draft, traffic.exchanges);
        QVERIFY2(misfits.isEmpty(), misfits.value(0).constData());
        QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());
    }
}

void TestInferredSecrets::withholdsNamesThatTurnOutToBeSecrets()
{
    const QByteArray secret = "Tr0ubadour";
    const QList<inferred::Sent> traffic = {
        {.request = "GET /reset/" + secret + "/now?" + secret + "=1",
         .answer = "{\"" + secret + "\": {\"a\": 1}, \"b\": 2}",
         .fields = {{secret, "1"}}},
        {.request = "POST /reset", .body = secret + "=1", .bodyType = "application/x-www-form-urlencoded"},
        {.request = "POST /login", .body = R"({"password": ")" + secret + "\"}"},
    };
    const QByteArray draft = inferred::draftOf(traffic);
    QVERIFY2(!draft.contains(secret), draft.constData());
    QVERIFY(draft.contains("/reset/{resetId}/now"));
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
    // The reverse order.
    QCOMPARE(inferred::draftOf({traffic.at(2), traffic.at(1), traffic.at(0)}).contains(secret), false);
}

GATEWRIGHT_TEST(TestInferredSecrets, void)
#include "testinferredsecrets.moc"

#include "secretwords.h"
#include "testprogram.h"

#include <QTest>

/** Which names are those of secrets. */
class TestSecretWords final : public QObject
{
    Q_OBJECT

private slots:
    void knowsSecretNames_data();
    void knowsSecretNames();
    void findsWords();
};

void TestSecretWords::knowsSecretNames_data()
{
    QTest::addColumn<bool>("isSecret");
    for (const char *name : {"password",     "Password",     "db_password", "clientSecret",  "client_secret",
                             "token",        "access_token", "authToken",   "Authorization", "Proxy-Authorization",
                             "X-API-Key",    "api_key",      "apiKey",      "API key",       "X-Auth-Token",
                             "X-CSRF-Token", "Cookie",       "Set-Cookie",  "private_key",   "accessKey",
                             "secretKey",    "passwd",       "credentials"})
        QTest::newRow(name) << true;
    for (const char *name : {"", "tokenUrl", "authorizationUrl", "secretName", "passwordFile", "key", "tokens", "type",
                             "$ref", "description", "operationId", "pass", "x-tokenize", "keypassage"})
        QTest::newRow(*name ? name : "empty") << false;
}

void TestSecretWords::knowsSecretNames()
{
    QFETCH(bool, isSecret);
    const QByteArray name = QTest::currentDataTag();
    QCOMPARE(base::isSecretName(name == "empty" ? QByteArray() : name), isSecret);
}

void TestSecretWords::findsWords()
{
    using base::Span;
    QCOMPARE(base::secretWords("A Password: credentials"), (QList<Span>{{2, 8}, {12, 11}, {12, 10}}));
    QCOMPARE(base::secretWords("pass word"), QList<Span>());
    QVERIFY(base::hasSecretWord("the TokenUrl"));
    QVERIFY(!base::hasSecretWord("toke"));
}

GATEWRIGHT_TEST(TestSecretWords, void)
#include "testsecretwords.moc"

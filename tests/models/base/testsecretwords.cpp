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
    void knowsSecretCollections_data();
    void knowsSecretCollections();
    void knowsSecretParameters();
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

void TestSecretWords::knowsSecretCollections_data()
{
    QTest::addColumn<bool>("isSecret");
    for (const char *name : {"x-secret", "x-secrets", "X-Secret-Values", "x-credentials_of_all", "x-tokens",
                             "x-api-keys", "credentials", "secrets", "password", "x-secret-policy-key"})
        QTest::newRow(name) << true;
    for (const char *name : {"x-", "tokens", "secret-values", "x-secretary", "x-token-policy", "x-keys",
                             "x-cookie-names", "x-password-policy", "x-secret_rules", "X-Password-Strength"})
        QTest::newRow(name) << false;
}

void TestSecretWords::knowsSecretCollections()
{
    QFETCH(bool, isSecret);
    QCOMPARE(base::isSecretCollection(QTest::currentDataTag()), isSecret);
}

void TestSecretWords::knowsSecretParameters()
{
    for (const char *name : {"token", "code", "sig", "X-Amz-Signature", "client_secret", "JSESSIONID"})
        QVERIFY2(base::isSecretParameter(name), name);
    for (const char *name : {"", "postcode", "zipcode", "design", "status"})
        QVERIFY2(!base::isSecretParameter(name), name);
    QVERIFY(!base::isSecretName("code"));
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

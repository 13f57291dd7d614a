#include "withheldsecrets.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using workspace::WithheldText;

/** A definition's text leaves without its literal secrets, and gets back what its file holds. */
class TestWithheldSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void takesLiteralSecretsOut_data();
    void takesLiteralSecretsOut();
    void takesThemOutOfAnyEndOfAText_data();
    void takesThemOutOfAnyEndOfAText();
    void putsBackWhatTheFileHolds();
    void saysWhatTheFileDoesNotHold();
    void staysQuickOnALongLine();
};

namespace {

const QByteArray Head = "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: a}\n  upstream:\n    url: https://h/\n"
                        "    authentication:\n      basicAuth:\n        username: u\n";

QByteArray withPassword(const QByteArray &written)
{
    return Head + "        password: " + written + "\n        header: {enabled: true, name: Authorization}\n";
}

WithheldText withheld(const QByteArray &now, const QByteArray &file = {}, Format format = Format::Yaml)
{
    return workspace::withoutSecrets(Snapshot::parse(now, format), Snapshot::parse(file, format));
}

} // namespace

void TestWithheldSecrets::takesLiteralSecretsOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("plain", withPassword("hunter2"), withPassword("REDACTED"));
    row("plain with a comment", withPassword("hunter2 # mine"), withPassword("REDACTED # mine"));
    row("single quotes", withPassword("'hun''ter2'"), withPassword("'REDACTED'"));
    row("double quotes", withPassword("\"hun\\\"ter2\""), withPassword("\"REDACTED\""));
    row("number", withPassword("123456"), withPassword("REDACTED"));
    row("tag and anchor", withPassword("!!str &p hunter2"), withPassword("!!str &p REDACTED"));
    row("several lines", withPassword("|\n          hun\n          ter2"), withPassword("REDACTED"));
    row("alias", "pw: &p hunter2\n" + withPassword("*p"), "pw: &p REDACTED\n" + withPassword("*p"));
    row("reference", withPassword("env://PASSWORD"), withPassword("env://PASSWORD"));
    row("empty", withPassword("''"), withPassword("''"));
    row("null", withPassword("null"), withPassword("null"));
    row("a mapping", withPassword("{a: b}"), withPassword("{a: b}"));
    row("in a URL", "servers:\n- url: https://u:p@h:8443/a@b\n" + Head,
        "servers:\n- url: https://REDACTED@h:8443/a@b\n" + Head);
    row("user name alone in a URL", "a: 'https://token@h'\n", "a: 'https://REDACTED@h'\n");
    row("at sign in the password of a URL", "a: https://u:p@q@h/\n", "a: https://REDACTED@h/\n");
    row("reference in a URL", "a: https://env://USER@h/\n", "a: https://env://USER@h/\n");
    row("a URL behind slashes", "a: '://://u:p@h/'\n", "a: '://://REDACTED@h/'\n");
    row("no user in a URL", "a: https://h/u:p@q?x://h\n", "a: https://h/u:p@q?x://h\n");
    row("a password that is a URL", withPassword("https://u:p@h"), withPassword("REDACTED"));
    row("a schema's property", "components: {schemas: {a: {properties: {password: {type: string}}}}}\n",
        "components: {schemas: {a: {properties: {password: {type: string}}}}}\n");
    row("not understood: plain", withPassword("hunter2") + "x: 'y\n", withPassword("REDACTED") + "x: 'y\n");
    row("not understood: quoted", withPassword("'hunter2' # mine") + "x: 'y\n",
        withPassword("'REDACTED' # mine") + "x: 'y\n");
    row("not understood: open quote", Head + "        password: \"hunter2\r\n",
        Head + "        password: \"REDACTED\r\n");
    row("not understood: escaped quote", Head + "        password: \"hun\\\"ter2\", b: '\n",
        Head + "        password: \"REDACTED\", b: '\n");
    row("not understood: escape at the end", Head + "        password: \"hunter2\\",
        Head + "        password: \"REDACTED");
    row("not understood: reference", withPassword("env://PASSWORD") + "x: 'y\n",
        withPassword("env://PASSWORD") + "x: 'y\n");
    row("not understood: a schema's property", "properties: {password: {type: string}}\nx: 'y\n",
        "properties: {password: {type: string}}\nx: 'y\n");
    row("not understood: other words", "password\n: x\npassword is: y\nx: 'y\n",
        "password\n: x\npassword is: y\nx: 'y\n");
}

void TestWithheldSecrets::takesLiteralSecretsOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const WithheldText found = withheld(text, text);
    QCOMPARE(found.text, expected);
    for (const auto &secret : found.secrets)
        QVERIFY(found.text.sliced(secret.offset).startsWith("REDACTED"));
    // Its own file holds all of them; where neither was understood, those of both are found alike.
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(text, Format::Yaml), found);
    QCOMPARE(refilled.text, text);
    QCOMPARE(refilled.missing, 0);
}

void TestWithheldSecrets::takesThemOutOfAnyEndOfAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Format>("format");
    QTest::newRow("plain") << withPassword("hunter2") << Format::Yaml;
    QTest::newRow("quoted") << withPassword("'hunter2'") << Format::Yaml;
    QTest::newRow("flow") << QByteArray("{x-vendor-api-gateway: {info: {name: a}, upstream: {url: 'http://h', "
                                        "authentication: {basicAuth: {password: hunter2, username: u}}}}}\n")
                          << Format::Yaml;
    QTest::newRow("JSON") << QByteArray("{\"x-vendor-api-gateway\": {\"info\": {\"name\": \"a\"}, \"upstream\": "
                                        "{\"url\": \"http://h\", \"authentication\": {\"basicAuth\": {\"password\": "
                                        "\"hunter2\", \"username\": \"u\"}}}}}\n")
                          << Format::Json;
}

/** As while somebody types: whatever the tree makes of it, and whichever part of the password is there. */
void TestWithheldSecrets::takesThemOutOfAnyEndOfAText()
{
    QFETCH(QByteArray, text);
    QFETCH(Format, format);
    for (qsizetype length = 0; length <= text.size(); ++length) {
        const QByteArray begun = text.first(length);
        QVERIFY2(!withheld(begun, text, format).text.contains("hunt"), begun.constData());
        QVERIFY2(!withheld(begun, {}, format).text.contains("hunt"), begun.constData());
    }
}

void TestWithheldSecrets::putsBackWhatTheFileHolds()
{
    const QByteArray file = withPassword("hunter2") + "a: https://u:p@h\n";
    const QByteArray now = "b: https://u:p@h\n" + withPassword("'hunter2'") + "title: x\n";
    const WithheldText found = withheld(now, file);
    QCOMPARE(found.secrets.size(), 2);
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(file, Format::Yaml), found);
    QCOMPARE(refilled.text, now);
    QCOMPARE(refilled.missing, 0);
    // In the middle of a line that is not understood too.
    const QByteArray open = Head.chopped(8) + "{password: hunter2, header: 'x\n";
    QCOMPARE(withheld(open, file).text, QByteArray(open).replace("hunter2", "REDACTED"));
}

void TestWithheldSecrets::saysWhatTheFileDoesNotHold()
{
    const QByteArray file = withPassword("hunter2");
    const WithheldText found = withheld(withPassword("typed"), file);
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(file, Format::Yaml), found);
    QCOMPARE(refilled.text, withPassword("REDACTED"));
    QCOMPARE(refilled.missing, 1);
    const auto withoutFile = workspace::withSecretsOf(Snapshot(), withheld(file, file));
    QCOMPARE(withoutFile.text, withPassword("REDACTED"));
    QCOMPARE(withoutFile.missing, 1);
}

/** Each key looks a bounded way ahead, and so this ends. */
void TestWithheldSecrets::staysQuickOnALongLine()
{
    const WithheldText found = withheld("'" + QByteArray("\"password\": a ").repeated(300'000));
    QVERIFY(!found.text.contains(": a"));
}

QTEST_GUILESS_MAIN(TestWithheldSecrets)
#include "testwithheldsecrets.moc"

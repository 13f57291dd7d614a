#include "secretreference.h"
#include "testprogram.h"

#include <QTest>

using secrets::MalformedReference;
using secrets::scanReferences;
using secrets::SecretReference;
using secrets::Store;

namespace {

const char *const storeNames[] = {"env", "file", "keychain", "consul", "vault", "named"};

/** A scan as text: `env(NAME)@0+10`, `named(store|path#field)@…`, `bad(text)@…`. */
QString printed(const QString &value)
{
    const secrets::ReferenceScan scan = scanReferences(value);
    QStringList parts;
    for (const SecretReference &reference : scan.references) {
        QString text = QString::fromLatin1(storeNames[int(reference.store)]) + u'(';
        if (reference.store == Store::Named)
            text += reference.storeName + u'|';
        text += reference.path;
        if (!reference.field.isEmpty())
            text += u'#' + reference.field;
        parts.append(text + u")@%1+%2"_qs.arg(reference.start).arg(reference.length));
    }
    for (const MalformedReference &malformed : scan.malformed)
        parts.append(u"bad(%1)@%2+%3"_qs.arg(malformed.text).arg(malformed.start).arg(malformed.length));
    return parts.join(u' ');
}

} // namespace

/** The syntaxes of references, and where a reference ends. */
class TestSecretReference final : public QObject
{
    Q_OBJECT

private slots:
    void findsReferences_data();
    void findsReferences();
    void writesAReferenceAsItWasRead_data();
    void writesAReferenceAsItWasRead();
    void coversEveryCutOfAValue();
    void staysFastOnLongValues();
};

void TestSecretReference::findsReferences_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QString &value, const QString &found) {
        QTest::newRow(name) << value << found;
    };
    row("empty", {}, {});
    row("literal", u"pa55://word"_qs, {});
    row("variable", u"env://NAME"_qs, u"env(NAME)@0+10"_qs);
    row("variable with digits", u"env://_A1"_qs, u"env(_A1)@0+9"_qs);
    row("file", u"file://a/b.txt"_qs, u"file(a/b.txt)@0+14"_qs);
    row("keychain", u"secrets://petstore/upstream-password"_qs, u"keychain(petstore/upstream-password)@0+36"_qs);
    row("consul", u"consul://gw/db"_qs, u"consul(gw/db)@0+14"_qs);
    row("vault", u"vault://kv/db#password"_qs, u"vault(kv/db#password)@0+22"_qs);
    row("named", u"kv://main/db#user"_qs, u"named(main|db#user)@0+17"_qs);
    row("named without field", u"kv://main/a/b"_qs, u"named(main|a/b)@0+13"_qs);
    row("braces", u"$kv{main:db#user}"_qs, u"named(main|db#user)@0+17"_qs);
    row("braces without field", u"$kv{main:a/b}"_qs, u"named(main|a/b)@0+13"_qs);
    row("braces with blanks in the path", u"$kv{main:a b#c d}"_qs, u"named(main|a b#c d)@0+17"_qs);
    row("inside text", u"Bearer env://TOKEN;x"_qs, u"env(TOKEN)@7+11"_qs);
    row("two with a colon", u"env://USER:env://PASS"_qs, u"env(USER)@0+10 env(PASS)@11+10"_qs);
    row("side by side in braces", u"$kv{a:b}$kv{c:d}"_qs, u"named(a|b)@0+8 named(c|d)@8+8"_qs);
    row("in quotes", u"\"file://a\""_qs, u"file(a)@1+8"_qs);
    row("field only for vault and named", u"consul://a#b"_qs, u"consul(a)@0+10"_qs);
    row("beyond ASCII", u"secrets://größe"_qs, u"keychain(größe)@0+15"_qs);
    row("another scheme", u"myenv://NAME"_qs, {});
    row("scheme in capitals", u"ENV://NAME"_qs, {});
    row("address", u"https://host/a"_qs, {});

    row("no name", u"env://"_qs, u"bad(env://)@0+6"_qs);
    row("name begins with a digit", u"env://1A"_qs, u"bad(env://1A)@0+8"_qs);
    row("no path", u"file://"_qs, u"bad(file://)@0+7"_qs);
    row("absolute path", u"file:///etc/passwd"_qs, u"bad(file:///etc/passwd)@0+18"_qs);
    row("up", u"file://a/../b"_qs, u"bad(file://a/../b)@0+13"_qs);
    row("here", u"file://./b"_qs, u"bad(file://./b)@0+10"_qs);
    row("folder", u"file://a/"_qs, u"bad(file://a/)@0+9"_qs);
    row("keychain without key", u"secrets://"_qs, u"bad(secrets://)@0+10"_qs);
    row("consul without key", u"consul:// x"_qs, u"bad(consul://)@0+9"_qs);
    row("vault without field", u"vault://kv/db"_qs, u"bad(vault://kv/db)@0+13"_qs);
    row("vault with an empty field", u"vault://kv/db#"_qs, u"bad(vault://kv/db#)@0+14"_qs);
    row("vault without path", u"vault://#f"_qs, u"bad(vault://#f)@0+10"_qs);
    row("vault going up", u"vault://kv/../x#f"_qs, u"bad(vault://kv/../x#f)@0+17"_qs);
    row("named without path", u"kv://main"_qs, u"bad(kv://main)@0+9"_qs);
    row("named without store", u"kv:///a"_qs, u"bad(kv:///a)@0+7"_qs);
    row("braces without path", u"$kv{main}"_qs, u"bad($kv{main})@0+9"_qs);
    row("braces with an empty path", u"$kv{main:}"_qs, u"bad($kv{main:})@0+10"_qs);
    row("braces with an empty store", u"$kv{:a}"_qs, u"bad($kv{:a})@0+7"_qs);
    row("braces with an empty field", u"$kv{a:b#}"_qs, u"bad($kv{a:b#})@0+9"_qs);
    row("braces not closed", u"x$kv{a:b"_qs, u"bad($kv{…)@1+7"_qs);
    row("good and bad", u"env://A file://"_qs, u"env(A)@0+7 bad(file://)@8+7"_qs);

    row("for other fields: env", u"$secret_env.NAME"_qs, u"bad($secret_env.NAME)@0+16"_qs);
    row("for other fields: vault", u"x $secret_vault.a/b.c y"_qs, u"bad($secret_vault.a/b.c)@2+19"_qs);
    row("for other fields: conf", u"$secret_conf.key"_qs, u"bad($secret_conf.key)@0+16"_qs);
    row("no such thing", u"$secret_ $secret_env $secret"_qs, {});
    row("dollar signs", u"$kv $kv( $"_qs, {});
}

void TestSecretReference::findsReferences()
{
    QFETCH(QString, value);
    QTEST(printed(value), "found");
    QCOMPARE(scanReferences(value).isLiteral(), printed(value).isEmpty());
}

void TestSecretReference::writesAReferenceAsItWasRead_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"env://NAME", "file://a/b", "secrets://k", "consul://a/b", "vault://a/b#c", "kv://s/a/b#c", "kv://s/a"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestSecretReference::writesAReferenceAsItWasRead()
{
    QFETCH(QString, text);
    const secrets::ReferenceScan scan = scanReferences(text);
    QCOMPARE(scan.references.size(), 1);
    QCOMPARE(secrets::referenceText(scan.references.first()), text);
}

void TestSecretReference::coversEveryCutOfAValue()
{
    const QString value = u"a env://B:$kv{s:p#f} vault://kv/x#y $secret_env.Z file://q kv://s/t#u \U0001F511"_qs;
    for (qsizetype from = 0; from < value.size(); ++from) {
        for (qsizetype length = 0; length <= value.size() - from; ++length) {
            const QString cut = value.mid(from, length);
            const secrets::ReferenceScan scan = scanReferences(cut);
            qsizetype end = 0;
            for (const SecretReference &reference : scan.references) {
                QVERIFY(reference.start >= end && reference.length > 0);
                end = reference.start + reference.length;
                QVERIFY(end <= cut.size());
            }
            for (const MalformedReference &malformed : scan.malformed)
                QVERIFY(cut.mid(malformed.start, malformed.length).startsWith(QString(malformed.text).remove(u'…')));
        }
    }
}

void TestSecretReference::staysFastOnLongValues()
{
    QCOMPARE(scanReferences(u"env://A "_qs.repeated(20'000)).references.size(), 20'000);
    QCOMPARE(scanReferences(u"$kv{"_qs.repeated(50'000)).malformed.size(), 1);
    QCOMPARE(scanReferences(u"$secret_"_qs.repeated(50'000)).malformed.size(), 0);
}

GATEWRIGHT_TEST(TestSecretReference, QCoreApplication)
#include "testsecretreference.moc"

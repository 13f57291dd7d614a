#include "origin.h"
#include "testprogram.h"

#include <QTest>

/** The origin of an upstream URL, and references where a host is. */
class TestOrigin final : public QObject
{
    Q_OBJECT

private slots:
    void readsTheOrigin_data();
    void readsTheOrigin();
    void findsReferencesInTheHost_data();
    void findsReferencesInTheHost();
};

void TestOrigin::readsTheOrigin_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    const auto row = [](const char *url, const char *origin) {
        QTest::newRow(url) << QString::fromUtf8(url) << QString::fromUtf8(origin);
    };
    row("https://stock.example/v1", "https://stock.example");
    row("HTTPS://Stock.Example:443", "https://stock.example");
    row("http://stock.example:80?a=b", "http://stock.example");
    row("http://stock.example:443#a", "http://stock.example:443");
    row("https://kim:pw@stock.example:8443/", "https://stock.example:8443");
    row("http://[::1]:8080/a", "http://[::1]:8080");
    row("http://127.0.0.1:9", "http://127.0.0.1:9");
    row("https://stock.example/env://PATH?q=vault://a#b", "https://stock.example");
    row("https://stock.example/$kv{a:b}", "https://stock.example");
    row("https://bücher.example", "https://xn--bcher-kva.example");
    row("https://stock.example./", "https://stock.example.");
    row("ftp://stock.example", "");
    row("stock.example/v1", "");
    row("//stock.example", "");
    row("https://", "");
    row("https:///v1", "");
    row("https://env://HOST/v1", "");
    row("env://URL", "");
    row("", "");
}

void TestOrigin::readsTheOrigin()
{
    QFETCH(const QString, url);
    QTEST(consent::originOf(url), "origin");
}

void TestOrigin::findsReferencesInTheHost_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("reference");
    const auto row = [](const char *url, const char *reference) {
        QTest::newRow(url) << QString::fromUtf8(url) << QString::fromUtf8(reference);
    };
    row("https://env://HOST/v1", "env://HOST/v1");
    row("https://env://HOST.attacker.example/v1", "env://HOST");
    row("https://stock.example.env://HOST", "env://HOST");
    row("https://$kv{a:b}.attacker.example/", "kv://a/b");
    row("https://env://USER:env://PASSWORD@stock.example/", "env://USER");
    row("https://stock.example:env://PORT/", "env://PORT");
    row("https://stock.example\\env://HOST/", "env://HOST");
    row("env://URL", "env://URL");
    row("secrets://url/v1", "secrets://url/v1");
    row("https://stock.example/env://PATH", "");
    row("https://stock.example?env://QUERY", "");
    row("https://stock.example#env://FRAGMENT", "");
    row("https://stock.example", "");
}

void TestOrigin::findsReferencesInTheHost()
{
    QFETCH(const QString, url);
    const auto found = consent::referenceInHost(secrets::TextWithReferences(url));
    const QString written = found ? secrets::referenceText(*found) : QString();
    QFETCH(const QString, reference);
    // A path goes on after the host, so only the beginning is compared.
    QVERIFY2(written.isEmpty() == reference.isEmpty() && reference.startsWith(written), qPrintable(written));
}

GATEWRIGHT_TEST(TestOrigin, QCoreApplication)
#include "testorigin.moc"

#include "allowedurls.h"
#include "testprogram.h"

#include <QTest>

using workspace::AllowedUrls;

/** An allowed prefix matches its URLs and no similar ones. */
class TestAllowedUrls final : public QObject
{
    Q_OBJECT

private slots:
    void allowsByPrefix_data();
    void allowsByPrefix();
    void allowsOneAddressAlone();
    void namesTheServer_data();
    void namesTheServer();
};

void TestAllowedUrls::allowsByPrefix_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char *name, const char *prefix, const char *url, bool isAllowed) {
        QTest::newRow(name) << QString::fromLatin1(prefix) << QString::fromLatin1(url) << isAllowed;
    };
    row("the server", "https://h.example", "https://h.example/a/b.yaml", true);
    row("the server with its slash", "https://h.example/", "https://h.example/a/b.yaml", true);
    row("the address itself", "https://h.example/a.yaml", "https://h.example/a.yaml", true);
    row("a folder", "https://h.example/a/", "https://h.example/a/b.yaml", true);
    row("a folder without its slash", "https://h.example/a", "https://h.example/a/b.yaml", true);
    row("host in other letters", "https://H.Example/", "https://h.example/a", true);
    row("the usual port", "https://h.example:443/", "https://h.example/a", true);
    row("a query after it", "https://h.example/a", "https://h.example/a?v=2", true);
    row("a folder that begins alike", "https://h.example/a", "https://h.example/ab/c.yaml", false);
    row("a host that begins alike", "https://h.example", "https://h.example.org/a", false);
    row("the host as user", "https://h.example", "https://h.example@other.example/a", false);
    row("a host below", "https://h.example/", "https://www.h.example/a", false);
    row("another port", "https://h.example/", "https://h.example:8443/a", false);
    row("without encryption", "https://h.example/", "http://h.example/a", false);
    row("another scheme", "https://h.example/", "ftp://h.example/a", false);
    row("out of the folder", "https://h.example/a/", "https://h.example/a/../b.yaml", false);
    row("out of the folder, encoded", "https://h.example/a/", "https://h.example/a/%2e%2e/b.yaml", false);
    row("no address", "https://h.example/", "", false);
    row("a file", "file:///etc/", "file:///etc/passwd", false);
    row("nothing allowed", "", "https://h.example/", false);
    row("not a prefix", "h.example", "https://h.example/", false);
}

void TestAllowedUrls::allowsByPrefix()
{
    QFETCH(QString, prefix);
    QFETCH(QString, url);
    AllowedUrls allowed;
    allowed.addPrefix(prefix);
    QTEST(allowed.allows(url), "isAllowed");
}

void TestAllowedUrls::allowsOneAddressAlone()
{
    AllowedUrls allowed;
    allowed.addUrl(u"https://h.example/a?v=1"_qs);
    allowed.addUrl(u"file:///etc/passwd"_qs);
    QVERIFY(allowed.allows(u"https://h.example/a?v=1"_qs));
    QVERIFY(!allowed.allows(u"https://h.example/a?v=2"_qs));
    QVERIFY(!allowed.allows(u"https://h.example/a"_qs));
    QVERIFY(!allowed.allows(u"file:///etc/passwd"_qs));
}

void TestAllowedUrls::namesTheServer_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    QTest::newRow("path and query go") << u"https://h.example/a/b?c#d"_qs << u"https://h.example/"_qs;
    QTest::newRow("user goes") << u"https://kim:pw@h.example/a"_qs << u"https://h.example/"_qs;
    QTest::newRow("port stays") << u"http://h.example:8080/a"_qs << u"http://h.example:8080/"_qs;
    QTest::newRow("no server") << u"urn:isbn:1"_qs << QString();
    QTest::newRow("a file") << u"/f/a.yaml"_qs << QString();
}

void TestAllowedUrls::namesTheServer()
{
    QFETCH(QString, url);
    QTEST(AllowedUrls::originOf(url), "origin");
}

GATEWRIGHT_TEST(TestAllowedUrls, void)
#include "testallowedurls.moc"

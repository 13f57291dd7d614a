#include "proxychoice.h"
#include "testprogram.h"

#include <QProcessEnvironment>
#include <QTest>

/** Which proxy a call takes. */
class TestProxyChoice final : public QObject
{
    Q_OBJECT

private slots:
    void choosesTheProxy_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QString>("host"); // empty: none
        const QStringList both{u"HTTPS_PROXY=http://secure:1"_qs, u"http_proxy=http://plain:2"_qs,
                               u"NO_PROXY=.internal.example, exact.example"_qs};
        QTest::newRow("nothing set") << u"https://a.example"_qs << QString() << QStringList() << QString();
        QTest::newRow("setting") << u"https://a.example"_qs << u"http://mine:3128"_qs << both << u"mine"_qs;
        QTest::newRow("setting without scheme") << u"https://a.example"_qs << u"mine:3128"_qs << both << u"mine"_qs;
        QTest::newRow("this machine takes none")
            << u"http://127.0.0.1:8080"_qs << u"http://mine:3128"_qs << both << QString();
        QTest::newRow("localhost takes none") << u"http://localhost"_qs << QString() << both << QString();
        QTest::newRow("variable for https") << u"https://a.example"_qs << QString() << both << u"secure"_qs;
        QTest::newRow("variable in lower case") << u"http://a.example"_qs << QString() << both << u"plain"_qs;
        QTest::newRow("excluded domain") << u"https://x.internal.example"_qs << QString() << both << QString();
        QTest::newRow("excluded host") << u"https://exact.example"_qs << QString() << both << QString();
        QTest::newRow("not excluded by a common ending")
            << u"https://notexact.example"_qs << QString() << both << u"secure"_qs;
        QTest::newRow("everything excluded") << u"https://a.example"_qs << QString()
                                             << QStringList{u"HTTPS_PROXY=p:1"_qs, u"NO_PROXY=*"_qs} << QString();
    }
    void choosesTheProxy()
    {
        QFETCH(QString, url);
        QFETCH(QString, setting);
        QFETCH(QStringList, variables);
        QProcessEnvironment environment;
        for (const QString &variable : variables)
            environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        const auto proxy = network::proxyFor(QUrl(url), setting, environment);
        QVERIFY(proxy.has_value());
        QTEST(proxy->type() == QNetworkProxy::NoProxy ? QString() : proxy->hostName(), "host");
    }

    void readsCredentialsAndKinds()
    {
        const auto proxy = network::readProxy(u"socks5://kim:p%40ss@socks.example"_qs);
        QVERIFY(proxy.has_value());
        QCOMPARE(proxy->type(), QNetworkProxy::Socks5Proxy);
        QCOMPARE(proxy->port(), 1080);
        QCOMPARE(proxy->user(), u"kim"_qs);
        QCOMPARE(proxy->password(), u"p@ss"_qs);
        QVERIFY(!network::readProxy(u"ftp://x:1"_qs).has_value());
        QVERIFY(!network::readProxy(u"http://"_qs).has_value());
    }
};

GATEWRIGHT_TEST(TestProxyChoice, QCoreApplication)
#include "testproxychoice.moc"

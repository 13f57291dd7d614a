#include "basiccredentials.h"
#include "exportbench.h"
#include "proxytargets.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

using support::ExportBench;

/** The check of clients: realms as clients read them, and files with users. */
class TestExportRealms final : public QObject
{
    Q_OBJECT

private slots:
    void hasTheRealmOfTheGateway_data() { support::addTargets(); }
    void hasTheRealmOfTheGateway();
    void readsUsersBesideTheConfiguration_data();
    void readsUsersBesideTheConfiguration();
};

namespace {

/** Returns the names that a proxy can send as they are: see the difference `realm`. */
QStringList namesFor(deploy::Target target)
{
    QStringList names{u"Shop"_qs,
                      u"Shop \"x\" y"_qs,
                      u" two  blanks "_qs,
                      u"it's"_qs,
                      u"100% {x} }{"_qs,
                      u"off"_qs,
                      u"%{HTTP_HOST}"_qs,
                      u"%%{file:/etc/hostname}"_qs,
                      u"$1 ${HOME}"_qs,
                      u"{$HOME}"_qs,
                      u"{env.HOME} }"_qs,
                      u"$host $dollar"_qs,
                      u"%[env(HOME)]"_qs,
                      u"a`b"_qs,
                      u"B\u00fccher \u65e5\u672c"_qs,
                      u"a\nb\tc"_qs,
                      u"a;b}#c /* <d>"_qs,
                      u"end $"_qs,
                      QString(300, u'"'),
                      QString(300, u'$')};
    if (target != deploy::Target::Apache)
        names += {u"back\\slash\\"_qs, u"\\{env.HOME\\}"_qs, u"\\\\\"\\$\\n"_qs, QString(300, u'\\')};
    if (target != deploy::Target::Caddy)
        names += u"\"`\""_qs;
    return names;
}

/** Returns the realm of a challenge, without the quotes and backslashes of a quoted-string. */
QByteArray realmIn(const QByteArray &challenge)
{
    const QByteArray start = "Basic realm=\"";
    QByteArray realm;
    if (!challenge.startsWith(start))
        return "no realm: " + challenge;
    for (qsizetype at = start.size(); at < challenge.size() && challenge.at(at) != '"'; ++at) {
        at += challenge.at(at) == '\\';
        realm += challenge.mid(at, 1);
    }
    return realm;
}

} // namespace

void TestExportRealms::hasTheRealmOfTheGateway()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    QList<support::ExportSample> samples;
    for (const QString &name : namesFor(target))
        samples.append({.name = name,
                        .listenPath = u"/%1/"_qs.arg(samples.size()),
                        .upstream = u"http://127.0.0.1:%1"_qs,
                        .checksClients = true});
    ExportBench bench(samples, target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    for (qsizetype at = 0; at < samples.size(); ++at) {
        const QByteArray request = "GET /" + QByteArray::number(at) +
                                   "/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        const support::ProxyOutcome ours = bench.throughGateway(request);
        const support::ProxyOutcome theirs = bench.throughProxy(request);
        QVERIFY2(theirs.status() == "401" && theirs.upstream < 0, (request + theirs.answer.text()).constData());
        QCOMPARE(realmIn(theirs.answer.fields.value("www-authenticate")),
                 realmIn(ours.answer.fields.value("www-authenticate")));
    }
}

void TestExportRealms::readsUsersBesideTheConfiguration_data()
{
    QTest::addColumn<deploy::Target>("target");
    QTest::addColumn<QByteArray>("withoutFile");
    QTest::newRow("nginx") << deploy::Target::Nginx << QByteArray("403");
    QTest::newRow("apache") << deploy::Target::Apache << QByteArray("500");
}

/** The programs are started as the guide says: Apache with `-d FOLDER -f httpd.conf`. */
void TestExportRealms::readsUsersBesideTheConfiguration()
{
    QFETCH(const deploy::Target, target);
    QFETCH(const QByteArray, withoutFile);
    SKIP_WITHOUT_PROGRAM(target);
    const QByteArray start = "GET /shop/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    const QByteArray kim = "Authorization: " + http::makeBasicCredentials("kim", "secret") + "\r\n\r\n";
    for (const bool hasFile : {true, false}) {
        ExportBench bench({{.upstream = u"http://127.0.0.1:%1"_qs, .checksClients = true}}, target);
        bench.users.reset();
        if (hasFile)
            bench.users = "kim:{SHA}" + QCryptographicHash::hash("secret", QCryptographicHash::Sha1).toBase64() + '\n';
        const QByteArray problem = bench.start();
        QVERIFY2(problem.isEmpty(), problem.constData());
        QCOMPARE(bench.throughProxy(start + "\r\n").upstream, -1);
        const support::ProxyOutcome known = bench.throughProxy(start + kim);
        QCOMPARE(known.upstream, hasFile ? 0 : -1);
        QCOMPARE(known.status(), hasFile ? "203" : withoutFile);
        const QList<deploy::Remark> differing = bench.configuration().report.withVerdict(deploy::Verdict::Differs);
        QVERIFY(std::any_of(differing.begin(), differing.end(), [](const deploy::Remark &remark) {
            return remark.topic == deploy::Topic::UserFile &&
                   QRegularExpression(u"^shop-[0-9a-f]+[.]htpasswd$"_qs).match(remark.arguments.value(1)).hasMatch();
        }));
    }
}

GATEWRIGHT_TEST(TestExportRealms, QCoreApplication)
#include "testexportrealms.moc"

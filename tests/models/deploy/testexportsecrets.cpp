#include "exportedconfiguration.h"
#include "exportsamples.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using deploy::ExportedConfiguration;
using support::ExportSample;

namespace {

/** A text of characters that are in no configuration by chance. */
QString randomSecret(QRandomGenerator &random)
{
    const QString letters = u"ghjkqvwxzGHJKQVWXZ0123456789\"'\\$%{}[]#&;ü€ "_qs;
    QString text = u"q"_qs;
    const int size = 9 + random.bounded(20);
    for (int at = 0; at < size; ++at)
        text += letters.at(random.bounded(static_cast<int>(letters.size())));
    return text + u'z';
}

/** Everything that an export gives to read. */
QByteArray everythingOf(const ExportedConfiguration &configuration)
{
    QByteArray text = configuration.main.name.toUtf8() + configuration.main.content;
    for (const deploy::ExportedFile &file : configuration.others)
        text += file.name.toUtf8() + file.content;
    for (const deploy::Remark &remark : configuration.report.remarks)
        text += remark.arguments.join(u'\n').toUtf8() + '\n';
    for (const deploy::Variable &variable : configuration.report.variables)
        text += variable.name + variable.definition.toUtf8() + '\n';
    return text;
}

int executionsOf(int usual)
{
    const int number = qEnvironmentVariableIntValue("GATEWRIGHT_EXPORT_SECRETS");
    return number > 0 ? number : usual;
}

} // namespace

/** No secret of a definition is in an exported configuration or its report. */
class TestExportSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void writesNoSecret();
    void writesNoSecretOfUrls();
    void isPrivateWhereSecretsAreInserted();
    void evaluatesNoName_data();
    void evaluatesNoName();
    void losesListenPathsWithVariables();
    void definesTheDollarThatNginxUses_data();
    void definesTheDollarThatNginxUses();
};

void TestExportSecrets::writesNoSecret()
{
    QRandomGenerator random(7);
    for (int number = 0; number < executionsOf(200); ++number) {
        const QString userName = randomSecret(random);
        const QString password = randomSecret(random);
        const int kind = random.bounded(4);
        ExportSample sample;
        // The user name beside a reference is no secret: HAProxy and Apache join both.
        sample.userName = kind == 1 ? u"env://STOCK_USER"_qs : userName;
        sample.password = kind == 2 ? u"env://STOCK_PASSWORD"_qs : kind == 3 ? password + u"env://PART"_qs : password;
        sample.upstream = u"http://%1:%2@stock.example/v1"_qs.arg(u"urluserqqz"_qs, u"urlpasswordqqz"_qs);
        const deploy::ExportPlan plan = support::planOf({sample, {.name = u"Other"_qs, .listenPath = u"/other"_qs}});
        for (const QString &name : deploy::targetNames()) {
            const QByteArray text = everythingOf(deploy::exportConfiguration(*deploy::targetNamed(name), plan, 8080));
            QByteArrayList hidden = {"urluserqqz", "urlpasswordqqz"};
            if (kind != 2)
                hidden += {password.toUtf8(), password.toUtf8().toBase64(), password.toUtf8().toPercentEncoding(),
                           (sample.userName + u':' + password).toUtf8().toBase64()};
            if (kind == 0 || kind == 3)
                hidden += userName.toUtf8();
            for (const QByteArray &secret : hidden)
                QVERIFY2(!text.contains(secret), (name.toUtf8() + ' ' + secret + '\n' + text).constData());
        }
    }
}

void TestExportSecrets::writesNoSecretOfUrls()
{
    QRandomGenerator random(8);
    for (int number = 0; number < executionsOf(200) / 10; ++number) {
        const QByteArray secret = QByteArray::number(random.generate64(), 36) +
                                  QByteArray::number(random.generate64(), 36);
        const deploy::ExportPlan plan = support::planOf(
            {{.upstream = u"http://stock.example/v1?access_token="_qs + QString::fromLatin1(secret)}});
        QCOMPARE(plan.routes.constFirst().refusal, std::optional(deploy::Topic::UrlSecret));
        for (const QString &name : deploy::targetNames())
            QVERIFY(
                !everythingOf(deploy::exportConfiguration(*deploy::targetNamed(name), plan, 8080)).contains(secret));
    }
}

void TestExportSecrets::isPrivateWhereSecretsAreInserted()
{
    const ExportSample open;
    ExportSample secret;
    secret.userName = u"kim"_qs;
    secret.password = u"x"_qs;
    const auto exported = [](const ExportSample &sample, deploy::Target target) {
        return deploy::exportConfiguration(target, support::planOf({sample}), 8080).main;
    };
    QVERIFY(exported(secret, deploy::Target::Nginx).isPrivate);
    QCOMPARE(exported(secret, deploy::Target::Nginx).name, u"nginx.conf.template"_qs);
    QVERIFY(!exported(open, deploy::Target::Nginx).isPrivate);
    QCOMPARE(exported(open, deploy::Target::Nginx).name, u"nginx.conf"_qs);
    QCOMPARE(exported(secret, deploy::Target::Haproxy).name, u"haproxy.cfg"_qs);
    QCOMPARE(exported(secret, deploy::Target::Caddy).name, u"Caddyfile"_qs);
    QCOMPARE(exported(secret, deploy::Target::Apache).name, u"httpd.conf"_qs);
}

void TestExportSecrets::definesTheDollarThatNginxUses_data()
{
    QTest::addColumn<ExportSample>("sample");
    QTest::addColumn<ExportSample>("other");
    QTest::newRow("in a path") << ExportSample{.upstream = u"http://stock.example/a$b"_qs} << ExportSample{};
    QTest::newRow("in a query") << ExportSample{.upstream = u"http://stock.example/?a=$b"_qs} << ExportSample{};
    QTest::newRow("in the listen path of another")
        << ExportSample{.listenPath = u"/"_qs} << ExportSample{.listenPath = u"/a$b/"_qs};
}

void TestExportSecrets::evaluatesNoName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("apache");
    QTest::addColumn<QByteArray>("nginx");
    QTest::newRow("variable of Apache") << u"%{osenv:HOME} x"_qs << QByteArray(R"("\\%\\{osenv:HOME} x")")
                                        << QByteArray(R"("%{osenv:HOME} x")");
    QTest::newRow("group of Apache") << u"$1"_qs << QByteArray(R"("\\$1")") << QByteArray(R"("${dollar}1")");
    QTest::newRow("variable of nginx") << u"a$HOME"_qs << QByteArray(R"("a\\$HOME")")
                                       << QByteArray(R"("a${dollar}HOME")");
    QTest::newRow("variable of Caddy") << u"{$HOME}"_qs << QByteArray(R"("\\{\\$HOME}")")
                                       << QByteArray(R"("{${dollar}HOME}")");
    QTest::newRow("quotes") << u"a\"b\\"_qs << QByteArray(R"("a\\\"b")") << QByteArray(R"("a\\\"b\\\\")");
    QTest::newRow("switch of nginx") << u"off"_qs << QByteArray(R"("off")") << QByteArray(R"("\\off")");
    QTest::newRow("nothing left") << u"\n"_qs << QByteArray(R"("API")") << QByteArray("API");
    QTest::newRow("long") << QString(5'000, u'n') << '"' + QByteArray(300, 'n') + '"' << QByteArray(300, 'n');
}

/** A realm and a comment have the name of an API. Apache reads the realm as an expression, which can contain variables
 * and files; nginx takes "off" for no check of clients; Caddy and envsubst insert variables into comments.
 * testexportrealms.cpp has the realms that clients get. */
void TestExportSecrets::evaluatesNoName()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, apache);
    QFETCH(const QByteArray, nginx);
    const ExportSample sample{.name = name, .checksClients = true};
    const auto contentFor = [&sample](deploy::Target target) {
        return deploy::exportConfiguration(target, support::planOf({sample}), 8080).main.content;
    };
    const QByteArray httpd = contentFor(deploy::Target::Apache);
    QVERIFY2(httpd.contains("AuthName " + apache + "\n"), httpd.constData());
    const QByteArray server = contentFor(deploy::Target::Nginx);
    QVERIFY2(server.contains("auth_basic " + nginx + ';'), server.constData());
    QCOMPARE(server.contains("geo $dollar "), nginx.contains("${dollar}"));
    const QByteArray caddy = contentFor(deploy::Target::Caddy);
    QVERIFY2(!caddy.contains("{$"), caddy.constData());
}

/** envsubst and Apache would insert the value of a variable into an expression that clients can try. */
void TestExportSecrets::losesListenPathsWithVariables()
{
    const ExportSample sample{.listenPath = u"/{id:(?:x|${HOME})}/"_qs};
    for (const deploy::Target target : {deploy::Target::Nginx, deploy::Target::Apache}) {
        const deploy::ExportedConfiguration made = deploy::exportConfiguration(target, support::planOf({sample}), 8080);
        QVERIFY2(!made.main.content.contains("HOME"), made.main.content.constData());
        QVERIFY(made.report.hasLosses());
    }
}

/** nginx has no escape for a dollar sign, so a variable contains it. */
void TestExportSecrets::definesTheDollarThatNginxUses()
{
    QFETCH(const ExportSample, sample);
    QFETCH(const ExportSample, other);
    const auto contentFor = [](const QList<ExportSample> &samples) {
        return deploy::exportConfiguration(deploy::Target::Nginx, support::planOf(samples), 8080).main.content;
    };
    const QByteArray content = contentFor({sample, other});
    QVERIFY2(content.contains("${dollar}") && content.contains("geo $dollar { default \"$\"; }\n"),
             content.constData());
    QVERIFY(!contentFor({ExportSample{}}).contains("dollar"));
}

GATEWRIGHT_TEST(TestExportSecrets, QCoreApplication)
#include "testexportsecrets.moc"

#include "copiedexchange.h"
#include "randomexchange.h"
#include "requestrecorder.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using http::RequestForm;
using http::RequestHead;

namespace {

/** The number of random requests: 100, or as `./dev soak curl` says. */
int requestCount()
{
    const int wanted = qEnvironmentVariableIntValue("GATEWRIGHT_CURL_REQUESTS");
    return wanted > 0 ? wanted : 100;
}

struct RandomRequest {
    RequestHead head;
    QByteArray body;
};

/** A request whose parts have what shells and curl read in their own way. */
RandomRequest randomRequest(support::RandomExchanges &exchanges, QRandomGenerator &random)
{
    static const QList<QByteArray> Methods{"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"};
    static const QByteArray TargetSigns("ab0%2F/.?&=+[]{}'\"$`\\;:,~!*()@|<>^-");
    static const QByteArray ValueSigns("ab '\"$`\\%!;:,#*?[]{}()<>|&~@-=\t\x80\xff\xc3\xa9");
    static const QByteArray BodySigns("ab \r\n\t'\"$`\\%!@#&=\x01\x7f\xff\xc3\xa9\0");
    const auto pick = [&](const QByteArray &signs, int most) {
        QByteArray made;
        for (int left = random.bounded(most + 1); left > 0; --left)
            made += signs.at(random.bounded(int(signs.size())));
        return made;
    };
    RandomRequest made;
    made.head = {Methods.at(random.bounded(int(Methods.size()))), '/' + pick(TargetSigns, 30), {}, 1};
    for (int left = random.bounded(5); left > 0; --left)
        made.head.headers.append("X-" + exchanges.token(), pick(ValueSigns, 20).trimmed());
    if (random.bounded(4) == 0)
        made.head.headers.append("Authorization", "Bearer s3cret-" + exchanges.bytes(0) + pick("abc'\"$`\\!", 10));
    if (random.bounded(2) == 0)
        made.body = random.bounded(20) == 0 ? pick("ab'", 10).repeated(20'000) : pick(BodySigns, 40);
    return made;
}

void writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("can't write %s", qUtf8Printable(path));
}

/** Runs a script in its folder. Returns how it ended. */
QByteArray run(const QString &shell, const QByteArray &script, const QString &folder)
{
    writeFile(folder + u"/run.sh"_qs, script);
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(shell, {u"run.sh"_qs});
    constexpr int Limit = 600'000;
    if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, Limit))
        return "no end";
    return process.exitCode() == 0 ? QByteArray() : process.readAllStandardError();
}

} // namespace

/** Copied commands, run by the shells that they are for, send the bytes of random requests. */
class TestCurlRandom final : public QObject
{
    Q_OBJECT

private slots:
    void sendsTheSameBytes_data();
    void sendsTheSameBytes();
    void showsNoSecret();
};

void TestCurlRandom::sendsTheSameBytes_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<int>("form");
    QTest::newRow("bash") << u"bash"_qs << int(RequestForm::CurlBash);
    QTest::newRow("sh command in bash") << u"bash"_qs << int(RequestForm::CurlSh);
    QTest::newRow("dash") << u"dash"_qs << int(RequestForm::CurlSh);
    // Without a Windows shell, the files of options are read by a POSIX one.
    QTest::newRow("file of options") << u"bash"_qs << int(RequestForm::CurlPowerShell);
}

void TestCurlRandom::sendsTheSameBytes()
{
    QFETCH(const QString, shell);
    QFETCH(const int, form);
    if (QStandardPaths::findExecutable(u"curl"_qs).isEmpty() || QStandardPaths::findExecutable(shell).isEmpty())
        QSKIP("curl and the shell are needed");
    support::RequestRecorder server;
    QRandomGenerator random(20261130);
    support::RandomExchanges exchanges(4);
    const QTemporaryDir folder;
    QList<RandomRequest> sent;
    QByteArray script = "set -e\n";
    for (int at = 0; at < requestCount(); ++at) {
        RandomRequest request = randomRequest(exchanges, random);
        // The command of PowerShell is read by bash: what is in its file matters, so the rest is plain.
        if (form == int(RequestForm::CurlPowerShell))
            request.head.headers.append("X-Quoted", "\"'$\\\xff\t%");
        traffic::Exchange exchange;
        exchange.request = request.head;
        exchange.requestBody = {request.body, request.body.size()};
        const bool isWindows = form == int(RequestForm::CurlPowerShell);
        const auto shown = isWindows ? traffic::Redactor::withSecrets(exchange)
                                     : traffic::Redactor().withVariables(exchange);
        const QByteArray name = 'r' + QByteArray::number(at) + '/';
        QDir(folder.path()).mkdir(QString::fromLatin1(name.chopped(1)));
        const auto copied = traffic::copiedExchange(shown, RequestForm(form), "http://" + server.authority(), {}, name);
        for (const http::CopiedFile &file : copied.files)
            writeFile(folder.filePath(QString::fromLatin1(file.path)), file.content);
        // dash has no `$'…'`, so the value of the variable comes from a file.
        for (const http::CurlSecret &secret : shown.variables()) {
            writeFile(folder.filePath(QString::fromLatin1(name + "value")),
                      request.head.headers.first("Authorization")->sliced(QByteArrayView("Bearer ").size()));
            script += secret.variable + "=$(cat " + name + "value)\n";
        }
        QByteArray command = copied.text;
        if (isWindows) // `''` is a quote in PowerShell, and its program is curl.exe.
            command = "curl" + command.sliced(8).replace("''", "'\\''");
        script += command + " --disable --silent\n";
        sent.append(request);
    }
    QCOMPARE(run(shell, script, folder.path()), QByteArray());
    QCOMPARE(server.requests.size(), sent.size());
    for (qsizetype at = 0; at < sent.size(); ++at) {
        const auto &[head, body] = server.requests.at(at);
        QCOMPARE(head.method, sent.at(at).head.method);
        QCOMPARE(head.target, sent.at(at).head.target);
        QCOMPARE(support::withoutFraming(head.headers), support::withoutFraming(sent.at(at).head.headers));
        QCOMPARE(body, sent.at(at).body);
    }
}

void TestCurlRandom::showsNoSecret()
{
    QRandomGenerator random(5);
    support::RandomExchanges exchanges(6);
    for (int at = 0; at < requestCount(); ++at) {
        const RandomRequest request = randomRequest(exchanges, random);
        const QByteArray secret = "c4nary-" + QByteArray::number(random.generate64(), 36);
        traffic::Exchange exchange;
        exchange.request = request.head;
        exchange.request.headers.append("Authorization", "Bearer " + secret);
        exchange.request.headers.append("Cookie", "sid=" + secret);
        exchange.request.target += (exchange.request.target.contains('?') ? "&access_token=" : "?access_token=") +
                                   secret;
        exchange.requestBody.bytes = R"({"password":")" + secret + R"(","n":1})" + request.body;
        exchange.requestBody.size = exchange.requestBody.bytes.size();
        const auto shown = traffic::Redactor().withVariables(exchange);
        for (const RequestForm form : http::RequestForms) {
            const auto copied = traffic::copiedExchange(shown, form, "http://h", {}, "d/");
            QVERIFY2(!copied.text.contains(secret), copied.text.constData());
            for (const http::CopiedFile &file : copied.files)
                QVERIFY2(!file.content.contains(secret), file.content.constData());
        }
    }
}

GATEWRIGHT_TEST(TestCurlRandom, QCoreApplication)
#include "testcurlrandom.moc"

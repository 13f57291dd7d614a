#include "differencerows.h"
#include "exportbench.h"
#include "proxydifferences.h"
#include "proxytargets.h"
#include "testprogram.h"

#include <QLocalSocket>
#include <QTest>

using deploy::Target;
using support::ExportBench;
using support::Part;
using support::ProxyOutcome;

namespace {

QByteArray partOf(const ProxyOutcome &outcome, Part part)
{
    switch (part) {
    case Part::Request:
        return QByteArray::number(outcome.upstream) + ' ' + outcome.sent.text() +
               (outcome.upstream < 0 ? outcome.status() : QByteArray());
    case Part::Upstream:
        return QByteArray::number(outcome.upstream);
    case Part::Status:
        return outcome.status();
    case Part::FieldNames: {
        QByteArrayList names;
        for (const QByteArray &line : outcome.sentBytes.first(outcome.sentBytes.indexOf("\r\n\r\n")).split('\n').mid(1))
            names.append(line.first(line.indexOf(':')));
        std::sort(names.begin(), names.end());
        return names.join(' ');
    }
    case Part::Length:
        return outcome.sentBytes.toLower().contains("\r\ncontent-length: ") ? "length" : "no length";
    case Part::Framing:
        return outcome.sentBytes.toLower().contains("\r\ntransfer-encoding: chunked") ? "chunked" : "length";
    case Part::StatusLine:
        return outcome.answer.startLine;
    case Part::ServerField:
        return outcome.answer.fields.value("server");
    case Part::DateField:
        return outcome.answer.fields.value("date");
    case Part::Heads:
        return QByteArray::number(outcome.answerBytes.count("HTTP/1."));
    case Part::Trailers:
        return (outcome.sentBytes + outcome.answerBytes).toLower().contains("\r\nx-t: 1\r\n") ? "sent" : "not sent";
    case Part::Challenge:
        return outcome.answer.fields.value("www-authenticate");
    case Part::Answer: {
        support::PlainMessage answer = outcome.answer;
        answer.fields.remove("server");
        answer.fields.remove("date");
        // Without the reason phrase.
        answer.startLine = answer.startLine.first(std::min<qsizetype>(answer.startLine.size(), 12));
        return answer.text();
    }
    }
    return {};
}

/** Answers `/v1/answer/N` with the answer of a row, and everything else with a usual one. */
QByteArray answerOfRow(const QByteArray &received, QTcpSocket &socket)
{
    const bool hasTrailers = received.contains("\r\n0\r\n") && received.endsWith("\r\n\r\n");
    if (!support::RecordingPeer::isWhole(received) && !hasTrailers) {
        if (received.endsWith("\r\n\r\n") && received.contains("100-continue"))
            socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        return {};
    }
    const QByteArray path = received.split(' ').value(1);
    const auto &rows = support::responseDifferences();
    QByteArray answer = "HTTP/1.1 203 Fine\r\nContent-Length: 4\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\n"
                        "Server: recorder\r\nContent-Type: text/plain\r\n\r\nbody";
    if (path.startsWith("/v1/answer/"))
        answer = rows.at(path.sliced(11).toInt()).answer;
    if (received.startsWith("HEAD "))
        answer = answer.first(answer.lastIndexOf("\r\n\r\n") + 4);
    if (answer.contains("Content-Length") || answer.contains("chunked"))
        return answer;
    socket.write(answer);
    socket.disconnectFromHost();
    return {};
}

} // namespace

/** The closed list of differences between the test gateway and other proxies with exported configurations. */
class TestExportDifferences final : public QObject
{
    Q_OBJECT

private slots:
    void differsAsListed_data() { support::addTargets(); }
    void differsAsListed();
    void resolvesNamesAsListed_data() { support::addTargets(); }
    void resolvesNamesAsListed();

private:
    void compare(ExportBench &bench, Target target, const QByteArray &id, const QByteArray &request, Part part,
                 const QByteArray &targets);

    QStringList m_wrong;
    QSet<QByteArray> m_shown;
};

void TestExportDifferences::compare(ExportBench &bench, Target target, const QByteArray &id, const QByteArray &request,
                                    Part part, const QByteArray &targets)
{
    const QByteArray ours = partOf(bench.throughGateway(request), part);
    const QByteArray theirs = partOf(bench.throughProxy(request), part);
    const bool isListed = targets.split(' ').contains(deploy::nameOf(target).toLatin1());
    if (ours != theirs)
        m_shown.insert(id);
    if ((ours != theirs) == isListed)
        return;
    m_wrong.append(u"%1 %2 %3\n  %4\n  %5"_qs.arg(isListed ? u"equal"_qs : u"DIFFERS"_qs, QString::fromLatin1(id),
                                                  QString::fromLatin1(request.left(80)).simplified(),
                                                  QString::fromLatin1(ours).simplified(),
                                                  QString::fromLatin1(theirs).simplified()));
}

void TestExportDifferences::differsAsListed()
{
    QFETCH(const Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({{.listenPath = u"/a/"_qs,
                        .upstream = u"http://127.0.0.1:%1/v1"_qs,
                        .userName = u"kim"_qs,
                        .password = u"x"_qs},
                       {.listenPath = u"/b"_qs, .strip = false, .upstream = u"http://127.0.0.1:%1"_qs},
                       {.listenPath = u"/c/{id}/"_qs, .upstream = u"http://127.0.0.1:%1"_qs},
                       {.name = u"Quoted \"`\\"_qs,
                        .listenPath = u"/users/"_qs,
                        .upstream = u"http://127.0.0.1:%1"_qs,
                        .checksClients = true},
                       {.listenPath = u"/dead/"_qs, .upstream = u"http://127.0.0.1:1/?port=%1"_qs}},
                      target);
    bench.setAnswer(answerOfRow);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    m_wrong.clear();
    m_shown.clear();
    for (const support::RequestDifference &each : support::requestDifferences()) {
        const QByteArray request = QByteArray(each.requestLine) + "\r\n" +
                                   (each.rest.startsWith("Host:") ? "" : "Host: localhost\r\n") +
                                   (each.rest.contains("Connection:") ? "" : "Connection: close\r\n") + each.rest +
                                   (each.rest.contains("\r\n\r\n") ? "" : "\r\n");
        compare(bench, target, each.id, request, each.part, each.targets);
    }
    int number = 0;
    for (const support::ResponseDifference &each : support::responseDifferences()) {
        const QByteArray request = QByteArray(each.method) + " /a/answer/" + QByteArray::number(number++) +
                                   " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        compare(bench, target, each.id, request, each.part, each.targets);
    }
    QVERIFY2(m_wrong.isEmpty(), qPrintable(u'\n' + m_wrong.join(u'\n')));
    QSet<QByteArray> listed;
    for (const deploy::Topic topic : deploy::differencesOf(target))
        listed.insert(deploy::rowOf(topic).id);
    // resolvesNamesAsListed(), testexporttls.cpp and testexporttransfers.cpp show these.
    listed -= {"name-resolution", "unknown-names", "address-certificate", "quiet-streams"};
    QCOMPARE(m_shown, listed);
}

/** nginx resolves the names of upstreams when it reads its configuration, HAProxy when it starts, the others for each
 * connection. */
void TestExportDifferences::resolvesNamesAsListed()
{
    QFETCH(const Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const auto exported = [target](quint16 port, const QString &url) {
        return deploy::exportConfiguration(target, support::planOf({{.listenPath = u"/a/"_qs, .upstream = url}}), port);
    };
    support::ProxyServer unknown(target);
    const QByteArray complaint = unknown.check(exported(unknown.port(), u"http://name.invalid:1/"_qs), {});
    QCOMPARE(complaint.contains("host not found"), target == Target::Nginx);
    QVERIFY2(target == Target::Nginx || complaint.isEmpty(), complaint.constData());
    const QList<deploy::Topic> listed = deploy::differencesOf(target);
    QCOMPARE(listed.contains(deploy::Topic::UnknownNames), target == Target::Nginx);
    QCOMPARE(listed.contains(deploy::Topic::NameResolution), target == Target::Nginx || target == Target::Haproxy);
    if (target != Target::Haproxy)
        return;

    QTemporaryDir folder;
    support::ProxyServer proxy(target);
    deploy::ExportedConfiguration configuration = exported(proxy.port(), u"http://localhost:1/"_qs);
    const QString socketPath = folder.filePath(u"socket"_qs);
    configuration.main.content.prepend("global\n    stats socket " + socketPath.toUtf8() + "\n");
    QByteArray problem = proxy.check(configuration, {});
    if (problem.isEmpty())
        problem = proxy.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    QLocalSocket socket;
    socket.connectToServer(socketPath);
    socket.write("show servers state\n");
    QVERIFY(QTest::qWaitFor([&] { return socket.state() == QLocalSocket::UnconnectedState; }, 10'000));
    // The address of the server, before a request has needed it.
    const QByteArray state = socket.readAll();
    QVERIFY2(state.contains(" shop 1 upstream 127.0.0.1 ") || state.contains(" shop 1 upstream ::1 "),
             state.constData());
}

GATEWRIGHT_TEST(TestExportDifferences, QCoreApplication)
#include "testexportdifferences.moc"

#include "callerrormessages.h"
#include "harwriter.h"
#include "hostileanswers.h"
#include "managementwire.h"
#include "managerdisposal.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

using management::CallError;
using management::CallFailure;
using support::HostileRow;
using support::HostileServer;
using support::ManagementWire;
using support::Operation;

/** Whatever a server does, a call ends in a clear state, in bounded memory, and its token goes nowhere else. */
class TestHostileAnswers final : public QObject
{
    Q_OBJECT

private slots:
    /** Qt warns if a response that is canceled for its announced length ends at the same moment. */
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!QNetworkReplyImplPrivate::error: )"_qs)); }
    void endsInAClearState_data();
    void endsInAClearState();
    void endsInAClearStateWhereverItIsCut_data();
    void endsInAClearStateWhereverItIsCut();
    void isGivenUpBeforeItBegins_data();
    void isGivenUpBeforeItBegins();
    void readsNoFurtherThanItIsAskedFor_data();
    void readsNoFurtherThanItIsAskedFor();
    void holdsNobodyUpByAnEndlessHead_data();
    void holdsNobodyUpByAnEndlessHead();

private:
    void run(Operation operation, const HostileRow &row);
    void checkError(const CallError &error, const support::Endings &expected);

    support::RecordingServer m_elsewhere;
};

namespace {

const QByteArray Token = "dash-T0ken-93ab";

/** For answers of 64 MiB on a busy machine. */
constexpr int Patience = 120'000;

/** A hostile server in a thread of its own, so that only the client can hold this one up. */
class ElsewhereServer final
{
public:
    explicit ElsewhereServer(const support::Hostility &hostility)
    {
        m_context.moveToThread(&m_thread);
        m_thread.start();
        inThread([&] { m_server = std::make_unique<HostileServer>(hostility); });
    }
    ~ElsewhereServer()
    {
        inThread([this] { m_server.reset(); });
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(ElsewhereServer)

    [[nodiscard]] QUrl url() const { return m_server->url(); }
    [[nodiscard]] bool hasStruck() const
    {
        bool hasRequest = false;
        inThread([&] { hasRequest = m_server->received().contains("\r\n\r\n"); });
        return hasRequest;
    }

    [[nodiscard]] qint64 fed() const
    {
        qint64 bytes = 0;
        inThread([&] { bytes = m_server->fed(); });
        return bytes;
    }

private:
    template<typename Work>
    void inThread(Work work) const
    {
        QMetaObject::invokeMethod(const_cast<QObject *>(&m_context), work, Qt::BlockingQueuedConnection);
    }

    QThread m_thread;
    QObject m_context;
    std::unique_ptr<HostileServer> m_server;
};

/** The failure of one call; nothing where it has a value. */
std::optional<CallError> failureOf(ManagementWire &wire, Operation operation)
{
    const auto errorOf = [](const auto &outcome) {
        return outcome.isOk() ? std::nullopt : std::optional<CallError>(outcome.error());
    };
    switch (operation) {
    case Operation::Certificates:
        return errorOf(support::awaited(wire.service.dashboard().listCertificates({}), Patience));
    case Operation::CreatePolicy:
        return errorOf(support::awaited(wire.service.dashboard().createPolicy({}), Patience));
    case Operation::FetchPolicy:
        return errorOf(support::awaited(wire.service.dashboard().fetchPolicy(u"a"_qs), Patience));
    case Operation::SsoProfiles:
        return errorOf(support::awaited(wire.service.portal().listSsoProfiles(), Patience));
    }
    return std::nullopt;
}

void speakTo(ManagementWire &wire, const QUrl &server, int timeoutMs)
{
    wire.environment.dashboardUrl = server;
    wire.environment.portalUrl = server;
    wire.environment.timeoutMs = timeoutMs;
    wire.keychain.entries.insert(wire.environment.dashboardTokenKey(), Token);
    wire.keychain.entries.insert(wire.environment.portalKeyKey(), Token);
    wire.apply();
}

QByteArray logged(const management::CallLog &log)
{
    QList<traffic::RedactedExchange> exchanges;
    for (const traffic::ExchangePtr &call : log.calls())
        exchanges.append(traffic::Redactor::withSecrets(*call));
    return traffic::writeHar(exchanges);
}

void addRows(QList<HostileRow> (*rowsOf)(Operation, const QByteArray &), const QByteArray &elsewhere)
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<HostileRow>("row");
    for (int i = 0; i < support::OperationCount; ++i) {
        const auto operation = Operation(i);
        const QList<HostileRow> rows = rowsOf(operation, elsewhere);
        for (const HostileRow &row : rows)
            QTest::newRow((support::operationName(operation) + ": " + row.name).constData()) << operation << row;
    }
}

} // namespace

void TestHostileAnswers::run(Operation operation, const HostileRow &row)
{
    HostileServer server(row.hostility);
    ManagementWire wire;
    speakTo(wire, server.url(), row.timeoutMs);
    const std::optional<CallError> error = failureOf(wire, operation);
    if (error)
        checkError(*error, row.expected);
    else
        QVERIFY2(row.expected.value, "a value where there is none");
    QCOMPARE(m_elsewhere.connections(), 0);
    QVERIFY(server.received().count("POST ") <= 1);
    const bool isLate = error && error->failure == CallFailure::TimedOut; // A busy machine may not have come that far.
    QVERIFY(isLate || server.connections() >= 1);
    QVERIFY(!logged(wire.log).contains(Token));
    // What the library tries again by itself stays one call.
    QCOMPARE(wire.log.calls().size(), 1 + wire.waiter.waits.size());
}

void TestHostileAnswers::checkError(const CallError &error, const support::Endings &expected)
{
    if (!expected.failures.contains(error.failure))
        QFAIL(("failure " + QByteArray::number(int(error.failure)) + ", status " + QByteArray::number(error.status) +
               ", " + error.message.toUtf8())
                  .constData());
    const QString text = messages::callErrorText(error);
    QVERIFY(!text.isEmpty());
    QVERIFY(!messages::callErrorAdvice(error).isEmpty());
    QVERIFY(error.body.size() <= 64 * 1024);
    QVERIFY(text.size() < 5000);
    const QByteArray all = text.toUtf8() + error.message.toUtf8() + error.body + error.contentType +
                           error.location.toUtf8();
    QVERIFY(!all.contains(Token));
}

void TestHostileAnswers::endsInAClearState_data()
{
    addRows(support::hostileRows, m_elsewhere.url().toEncoded());
}

void TestHostileAnswers::endsInAClearState()
{
    QFETCH(Operation, operation);
    QFETCH(HostileRow, row);
    run(operation, row);
}

void TestHostileAnswers::endsInAClearStateWhereverItIsCut_data()
{
    addRows([](Operation operation, const QByteArray &) { return support::truncatedRows(operation); }, {});
}

void TestHostileAnswers::endsInAClearStateWhereverItIsCut()
{
    QFETCH(Operation, operation);
    QFETCH(HostileRow, row);
    run(operation, row);
}

void TestHostileAnswers::isGivenUpBeforeItBegins_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::newRow("without a body") << QByteArray("GET");
    QTest::newRow("with a body") << QByteArray("POST");
}

/** What was to be done for the call in the event loop finds it gone. */
void TestHostileAnswers::isGivenUpBeforeItBegins()
{
    QFETCH(QByteArray, method);
    HostileServer server({"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"});
    auto owner = std::make_unique<QObject>();
    const auto answer = network::sendHttp({method, server.url(), {}, "{}"}, {Patience, {}, {}}, owner.get());
    owner.reset();
    QTest::qWait(int((2 * network::SettlingTime).count()));
    QVERIFY(answer.isCanceled() || answer.resultCount() == 0);
}

void TestHostileAnswers::readsNoFurtherThanItIsAskedFor_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::newRow("without a body") << QByteArray("GET");
    QTest::newRow("with a body") << QByteArray("POST");
}

/** As while a window is busy with something else: what nobody takes is not collected in memory. */
void TestHostileAnswers::readsNoFurtherThanItIsAskedFor()
{
    QFETCH(QByteArray, method);
    constexpr qint64 Bound = 8 * network::MaximumAnswerBytes;
    const QByteArray chunk = "100000\r\n" + QByteArray(0x100000, ' ') + "\r\n";
    const ElsewhereServer server({"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", chunk});
    auto answer = network::sendHttp({method, server.url(), {}, "{}"}, {Patience, {}, {}}, this);
    while (!server.hasStruck())
        QCoreApplication::processEvents();
    for (qint64 before = -1; before != server.fed() && before < Bound; QThread::msleep(200))
        before = server.fed();
    qInfo("%lld MiB sent", static_cast<long long>(server.fed() / (1024 * 1024)));
    QVERIFY(server.fed() < Bound);
    QCOMPARE(support::awaited(answer, Patience).error().failure, CallFailure::TooLarge);
}

void TestHostileAnswers::holdsNobodyUpByAnEndlessHead_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("endless");
    QTest::addColumn<bool>("isGivenUp");
    const QByteArray fields = QByteArray("X-Y: zzzzzzzzzzzzzzzz\r\n").repeated(1000);
    const QByteArray text(64 * 1024, 'y');
    QTest::newRow("fields") << QByteArray("HTTP/1.1 200 OK\r\n") << fields << false;
    QTest::newRow("one field") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << text << false;
    QTest::newRow("status line") << QByteArray("HTTP/1.1 200 ") << text << false;
    QTest::newRow("extension of a chunk")
        << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;x=") << text << false;
    QTest::newRow("canceled by its owner") << QByteArray("HTTP/1.1 200 OK\r\n") << fields << true;
}

/** The event loop goes on while the call ends, and while what is left of it is destroyed. */
void TestHostileAnswers::holdsNobodyUpByAnEndlessHead()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, endless);
    QFETCH(bool, isGivenUp);
    const ElsewhereServer server({begin, endless});
    qint64 longest = 0;
    QElapsedTimer since;
    since.start();
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
    tick.start(1);
    {
        auto owner = std::make_unique<QObject>();
        auto answer = network::sendHttp({"GET", server.url(), {}, {}}, {500, {}, {}}, owner.get());
        QTRY_VERIFY(server.hasStruck());
        if (isGivenUp) {
            owner.reset();
        } else {
            QVERIFY(!support::awaited(answer).isOk());
            QTRY_VERIFY(owner->children().isEmpty());
        }
        QTest::qWait(int((2 * network::SettlingTime).count())); // It is destroyed, while the server goes on.
    }
    QSignalSpy ticked(&tick, &QTimer::timeout);
    QVERIFY(ticked.wait()); // One look after the end.
    // Under a tenth of it on a machine that does nothing else; the room is for one that does.
    constexpr qint64 HeldUpByTheLibraryMs = 5000;
    QVERIFY2(longest < HeldUpByTheLibraryMs - 500, qPrintable(QString::number(longest)));
    qInfo("longest gap: %lld ms", longest);
}

GATEWRIGHT_TEST(TestHostileAnswers, QCoreApplication)
#include "testhostileanswers.moc"

#include "descriptorconnection.h"

#include <QtTest>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using gateway::Connection;
using gateway::DescriptorConnection;
using gateway::ReadySet;
using gateway::Transfer;

namespace {

/** Two ends of a TCP connection; the far one is written to by hand. */
struct Pair {
    Pair()
    {
        const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        auto *const generic = reinterpret_cast<sockaddr *>(&address);
        socklen_t length = sizeof address;
        ends[1] = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (::bind(listener, generic, length) != 0 || ::listen(listener, 1) != 0 ||
            ::getsockname(listener, generic, &length) != 0 || ::connect(ends[1], generic, length) != 0)
            qFatal("no pair of sockets");
        ends[0] = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        ::close(listener);
    }
    ~Pair() { end(); }
    Q_DISABLE_COPY_MOVE(Pair)

    void send(const QByteArray &bytes) const
    {
        QCOMPARE(::write(ends[1], bytes.data(), static_cast<size_t>(bytes.size())), bytes.size());
    }
    void sendUrgent(char mark) const { QCOMPARE(::send(ends[1], &mark, 1, MSG_OOB), 1); }
    void end()
    {
        if (ends[1] >= 0)
            ::close(std::exchange(ends[1], -1));
    }

    int ends[2] = {-1, -1};
};

/** Reads so many bytes a time, and counts what it was told. */
class Reader final : public Connection::Listener
{
public:
    explicit Reader(qsizetype atATime)
        : m_atATime(atATime)
    {}

    QByteArray received;
    bool hasEnded = false;
    int calls = 0;
    qsizetype stopsAt = -1; ///< Reading is switched off once so much has come.

private:
    void readable(Connection &connection) override
    {
        ++calls;
        QByteArray buffer(m_atATime, Qt::Uninitialized);
        const Transfer transfer = connection.read(buffer.data(), buffer.size());
        received += buffer.first(transfer.bytes);
        hasEnded = transfer.state == Transfer::State::Ended;
        if (hasEnded || (stopsAt >= 0 && received.size() >= stopsAt))
            connection.setReading(false);
    }
    void writable(Connection &) override {}

    qsizetype m_atATime;
};

struct Sender final : ReadySet::Sender {
    Sender(ReadySet::Towards towards, QByteArray name, QByteArrayList &said)
        : ReadySet::Sender(towards)
        , m_name(std::move(name))
        , m_said(said)
    {}
    void sendNow() override
    {
        m_said.append(m_name);
        if (next)
            std::exchange(next, nullptr)();
    }
    std::function<void()> next;

private:
    QByteArray m_name;
    QByteArrayList &m_said;
};

/** Does something while the set is telling. */
struct Turn final : ReadySet::Watcher {
    void becameReadable(bool) override
    {
        std::exchange(action, [] {})();
    }
    void becameWritable() override {}
    std::function<void()> action;
};

} // namespace

class TestDescriptorConnection : public QObject
{
    Q_OBJECT

private slots:
    void tellsAgainOfWhatAReadHasLeft();
    void tellsOfAnEndBehindWhatWasRead();
    void readsOnBehindUrgentData();
    void tellsOfWhatCameWhileItWasNotReading();
    void asksNoMoreOfOneThatHasReadAll();
    void servesUpstreamsFirstAndTheReaderLast();
    void servesWhoWasBroughtToItByAnother();
};

void TestDescriptorConnection::tellsAgainOfWhatAReadHasLeft()
{
    ReadySet ready;
    Pair pair;
    DescriptorConnection connection(ready, pair.ends[0]);
    Reader reader(4);
    connection.setListener(&reader);
    pair.send("exactly four at a time...");
    QTRY_COMPARE(reader.received, "exactly four at a time...");
    pair.send("eight by");
    QTRY_COMPARE(reader.received, "exactly four at a time...eight by");
}

void TestDescriptorConnection::tellsOfAnEndBehindWhatWasRead()
{
    ReadySet ready;
    Pair pair;
    DescriptorConnection connection(ready, pair.ends[0]);
    Reader reader(1024);
    connection.setListener(&reader);
    pair.send("the last");
    pair.end(); // Both are there before the first look.
    QTRY_VERIFY(reader.hasEnded);
    QCOMPARE(reader.received, "the last");
}

/** A read stops at the mark, however much is behind it. */
void TestDescriptorConnection::readsOnBehindUrgentData()
{
    ReadySet ready;
    Pair pair;
    DescriptorConnection connection(ready, pair.ends[0]);
    Reader reader(1024);
    connection.setListener(&reader);
    pair.send("before");
    pair.sendUrgent('!');
    pair.send("behind");
    QTRY_COMPARE(reader.received, "beforebehind");
}

void TestDescriptorConnection::tellsOfWhatCameWhileItWasNotReading()
{
    ReadySet ready;
    Pair pair;
    DescriptorConnection connection(ready, pair.ends[0]);
    Reader reader(4);
    reader.stopsAt = 4;
    connection.setListener(&reader);
    pair.send("one two ");
    QTRY_COMPARE(reader.received, "one ");
    pair.send("three");
    pair.end();
    reader.stopsAt = -1;
    connection.setReading(true);
    QTRY_VERIFY(reader.hasEnded);
    QCOMPARE(reader.received, "one two three");
}

void TestDescriptorConnection::asksNoMoreOfOneThatHasReadAll()
{
    ReadySet ready;
    Pair pair;
    Pair other;
    DescriptorConnection connection(ready, pair.ends[0]);
    DescriptorConnection second(ready, other.ends[0]);
    Reader reader(1024);
    Reader witness(1024);
    connection.setListener(&reader);
    second.setListener(&witness);
    pair.send("all");
    QTRY_COMPARE(reader.received, "all");
    other.send("later");
    QTRY_COMPARE(witness.received, "later");
    QCOMPARE(reader.calls, 1);
}

void TestDescriptorConnection::servesUpstreamsFirstAndTheReaderLast()
{
    ReadySet ready;
    QByteArrayList said;
    Sender reader(ReadySet::Towards::ReaderOfRecords, "reader", said);
    Sender client(ReadySet::Towards::Client, "client", said);
    Sender gone(ReadySet::Towards::Client, "gone", said);
    Sender upstream(ReadySet::Towards::Upstream, "upstream", said);
    Pair pair;
    Turn turn;
    turn.action = [&] {
        ready.sendSoon(reader);
        ready.sendSoon(client);
        ready.sendSoon(gone);
        ready.sendSoon(upstream);
        ready.sendSoon(client);
        ready.forget(gone);
        QVERIFY(said.isEmpty());
    };
    ready.change(pair.ends[0], turn, true, false);
    pair.send("x");
    QTRY_COMPARE(said, (QByteArrayList{"upstream", "client", "reader"}));
    ready.sendSoon(gone); // At once when nothing is being told.
    QCOMPARE(said.last(), "gone");
    ready.remove(pair.ends[0], turn);
    ::close(pair.ends[0]);
}

void TestDescriptorConnection::servesWhoWasBroughtToItByAnother()
{
    ReadySet ready;
    QByteArrayList said;
    Sender client(ReadySet::Towards::Client, "client", said);
    Sender upstream(ReadySet::Towards::Upstream, "upstream", said);
    client.next = [&] { ready.sendSoon(upstream); };
    upstream.next = [&] { ready.sendSoon(client); };
    Pair pair;
    Turn turn;
    turn.action = [&] { ready.sendSoon(client); };
    ready.change(pair.ends[0], turn, true, false);
    pair.send("x");
    QTRY_COMPARE(said, (QByteArrayList{"client", "upstream", "client"}));
    ready.remove(pair.ends[0], turn);
    ::close(pair.ends[0]);
}

QTEST_GUILESS_MAIN(TestDescriptorConnection)
#include "testdescriptorconnection.moc"

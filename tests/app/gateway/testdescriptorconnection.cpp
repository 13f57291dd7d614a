#include "descriptorconnection.h"
#include "socketpair.h"
#include "testprogram.h"

#include <QTest>

using gateway::Connection;
using gateway::DescriptorConnection;
using gateway::Poller;
using gateway::Transfer;

namespace {

/** Reads so many bytes a time, and counts what it was told. */
class Reader final : public Connection::Listener
{
public:
    qsizetype atATime = 1024;
    qsizetype stopsAt = -1; ///< Reading is switched off once so much has come.
    QByteArray received;
    bool hasEnded = false;
    int calls = 0;

private:
    void readable(Connection &connection) override
    {
        ++calls;
        QByteArray buffer(atATime, Qt::Uninitialized);
        const Transfer transfer = connection.read(buffer.data(), buffer.size());
        received += buffer.first(transfer.bytes);
        hasEnded = transfer.state == Transfer::State::Ended;
        if (hasEnded || (stopsAt >= 0 && received.size() >= stopsAt))
            connection.setReading(false);
    }
    void writable(Connection &) override {}
};

/** A connection, its listener, and the other end. */
struct ReadConnection {
    explicit ReadConnection(Poller &poller)
        : connection(poller, pair.takeNear())
    {
        connection.setListener(&reader);
    }

    SocketPair pair;
    Reader reader;
    DescriptorConnection connection;
};

} // namespace

class TestDescriptorConnection : public QObject
{
    Q_OBJECT

private slots:
    void tellsAgainOfWhatAReadHasLeft();
    void reportsAnEndAfterWhatWasRead();
    void continuesAfterUrgentData();
    void tellsOfWhatCameWhileItWasNotReading();
    void asksNoMoreOfOneThatHasReadAll();

private:
    Poller m_poller;
};

void TestDescriptorConnection::tellsAgainOfWhatAReadHasLeft()
{
    ReadConnection one(m_poller);
    one.reader.atATime = 4;
    one.pair.send("exactly four at a time...");
    QTRY_COMPARE(one.reader.received, "exactly four at a time...");
    one.pair.send("eight by");
    QTRY_COMPARE(one.reader.received, "exactly four at a time...eight by");
}

void TestDescriptorConnection::reportsAnEndAfterWhatWasRead()
{
    ReadConnection one(m_poller);
    one.pair.send("the last");
    one.pair.end(); // Both are there before the first look.
    QTRY_VERIFY(one.reader.hasEnded);
    QCOMPARE(one.reader.received, "the last");
}

/** A read stops at the mark, however much follows. */
void TestDescriptorConnection::continuesAfterUrgentData()
{
    ReadConnection one(m_poller);
    one.pair.send("before");
    one.pair.sendUrgent('!');
    one.pair.send("behind");
    QTRY_COMPARE(one.reader.received, "beforebehind");
}

void TestDescriptorConnection::tellsOfWhatCameWhileItWasNotReading()
{
    ReadConnection one(m_poller);
    one.reader.atATime = 4;
    one.reader.stopsAt = 4;
    one.pair.send("one two ");
    QTRY_COMPARE(one.reader.received, "one ");
    one.pair.send("three");
    one.pair.end();
    one.reader.stopsAt = -1;
    one.connection.setReading(true);
    QTRY_VERIFY(one.reader.hasEnded);
    QCOMPARE(one.reader.received, "one two three");
}

void TestDescriptorConnection::asksNoMoreOfOneThatHasReadAll()
{
    ReadConnection one(m_poller);
    ReadConnection witness(m_poller);
    one.pair.send("all");
    QTRY_COMPARE(one.reader.received, "all");
    witness.pair.send("later");
    QTRY_COMPARE(witness.reader.received, "later");
    QCOMPARE(one.reader.calls, 1);
}

GATEWRIGHT_TEST(TestDescriptorConnection, QCoreApplication)
#include "testdescriptorconnection.moc"

#include "fakeconnection.h"
#include "testprogram.h"
#include "writebuffer.h"

#include <QTest>

using gateway::WriteBuffer;
using support::FakeConnection;
using support::FakePeer;

namespace {

struct Buffered {
    Buffered() { buffer.setConnection(&connection); }
    std::shared_ptr<FakePeer> peer = std::make_shared<FakePeer>();
    FakeConnection connection{peer};
    WriteBuffer buffer;
};

} // namespace

class TestWriteBuffer : public QObject
{
    Q_OBJECT

private slots:
    void waitsForAConnection();
    void buffersWhatIsNotAccepted();
    void reportsABrokenConnection();
    void endsAtOnceWhenNothingWaits();
    void endsAfterTheLastByte();
    void endsOnce();
    void canBeUsedAgainAfterClear();
    void noticesAStall();
    void discardsWhatWasNotAccepted();
    void waitsForNoRoomAfterDiscardingAll();
};

void TestWriteBuffer::waitsForAConnection()
{
    Buffered one;
    one.buffer.setConnection(nullptr);
    QVERIFY(one.buffer.send("abc"));
    QCOMPARE(one.buffer.pending(), 3);
    one.buffer.end();
    QVERIFY(!one.buffer.hasEnded());
    one.buffer.setConnection(&one.connection);
    QVERIFY(one.buffer.flush());
    QCOMPARE(one.peer->received, "abc");
    QVERIFY(one.peer->hasEnd);
}

void TestWriteBuffer::buffersWhatIsNotAccepted()
{
    Buffered one;
    one.peer->room = 2;
    one.buffer.queue("ab");
    QVERIFY(one.buffer.send("cd"));
    QCOMPARE(one.peer->received, "ab");
    QCOMPARE(one.buffer.pending(), 2);
    QVERIFY(one.peer->isAwaited);
    one.peer->room = -1;
    QVERIFY(one.buffer.flush());
    QCOMPARE(one.peer->received, "abcd");
    QVERIFY(!one.peer->isAwaited);
}

void TestWriteBuffer::reportsABrokenConnection()
{
    Buffered one;
    one.peer->failsWrites = true;
    QVERIFY(!one.buffer.send("ab"));
    QVERIFY(one.buffer.flush()); // Nothing waits.
}

void TestWriteBuffer::endsAtOnceWhenNothingWaits()
{
    Buffered one;
    QVERIFY(one.buffer.send("ab"));
    QVERIFY(!one.buffer.hasEnded());
    one.buffer.end();
    QVERIFY(one.buffer.hasEnded());
    QVERIFY(one.peer->hasEnd);
}

void TestWriteBuffer::endsAfterTheLastByte()
{
    Buffered one;
    one.peer->room = 1;
    QVERIFY(one.buffer.send("abc"));
    one.buffer.end();
    QVERIFY(!one.peer->hasEnd);
    one.peer->room = 1;
    QVERIFY(one.buffer.flush());
    QVERIFY(!one.peer->hasEnd);
    one.peer->room = 1;
    QVERIFY(one.buffer.flush());
    QCOMPARE(one.peer->received, "abc");
    QVERIFY(one.peer->hasEnd);
    QVERIFY(one.buffer.hasEnded());
}

void TestWriteBuffer::endsOnce()
{
    Buffered one;
    one.buffer.end();
    one.buffer.end(); // The connection of this test would abort the program.
    QVERIFY(one.buffer.flush());
    QVERIFY(one.buffer.hasEnded());
}

void TestWriteBuffer::canBeUsedAgainAfterClear()
{
    Buffered first;
    first.buffer.end();
    first.buffer.clear();
    QVERIFY(!first.buffer.hasEnded());
    Buffered second;
    first.buffer.setConnection(&second.connection);
    QVERIFY(first.buffer.send("ab"));
    QCOMPARE(second.peer->received, "ab");
}

void TestWriteBuffer::noticesAStall()
{
    constexpr std::chrono::milliseconds limit(100);
    Buffered one;
    gateway::WriteStall stall;
    one.peer->room = 0;
    QVERIFY(!stall.isOver(one.buffer, 0, limit));
    QVERIFY(one.buffer.send("abc"));
    QVERIFY(!stall.isOver(one.buffer, 1000, limit)); // Begins to count.
    QVERIFY(!stall.isOver(one.buffer, 1100, limit));
    QVERIFY(stall.isOver(one.buffer, 1101, limit));
    one.peer->room = 1;
    QVERIFY(one.buffer.flush());
    QVERIFY(!stall.isOver(one.buffer, 1102, limit)); // A byte was accepted: counts again.
    QVERIFY(stall.isOver(one.buffer, 1203, limit));
}

void TestWriteBuffer::discardsWhatWasNotAccepted()
{
    Buffered one;
    one.peer->room = 3;
    QVERIFY(one.buffer.send("abcde"));
    const quint64 position = one.buffer.position();
    QCOMPARE(position, 5U);
    one.buffer.queue("fgh");
    QVERIFY(!one.buffer.discardFrom(2));
    QCOMPARE(one.buffer.pending(), 5);
    QVERIFY(one.buffer.discardFrom(position));
    QCOMPARE(one.buffer.position(), position);
    QVERIFY(one.buffer.discardFrom(position + 1)); // Nothing is there.
    one.buffer.queue("xyz");
    one.peer->takeMore(-1);
    QVERIFY(one.buffer.flush());
    QCOMPARE(one.peer->received, "abcdexyz");
    QVERIFY(!one.buffer.discardFrom(position));
}

void TestWriteBuffer::waitsForNoRoomAfterDiscardingAll()
{
    Buffered one;
    one.peer->room = 0;
    QVERIFY(one.buffer.send("abc"));
    QVERIFY(one.peer->isAwaited);
    QVERIFY(one.buffer.discardFrom(0));
    QVERIFY(!one.peer->isAwaited);
    QCOMPARE(one.buffer.pending(), 0);
    one.peer->room = -1;
    QVERIFY(one.buffer.send("de")); // Without waiting for room.
    QCOMPARE(one.peer->received, "de");
}

GATEWRIGHT_TEST(TestWriteBuffer, QCoreApplication)
#include "testwritebuffer.moc"

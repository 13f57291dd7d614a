#include "streamlog.h"
#include "testprogram.h"

#include <QTest>

using gateway::StreamLog;
using traffic::StreamEvents;

namespace {

/** The texts of the events when the bytes arrive in pieces of a size. */
QByteArrayList textsOf(StreamLog::Kind kind, const QByteArray &bytes, qsizetype size, bool fromClient = false)
{
    StreamLog log(kind);
    StreamEvents stream;
    for (qsizetype at = 0; at < bytes.size(); at += size)
        log.add(QByteArrayView(bytes).sliced(at, std::min(size, bytes.size() - at)), fromClient, 1, stream);
    QByteArrayList texts;
    for (const traffic::StreamEvent &event : stream.events)
        texts.append(kind == StreamLog::Kind::WebSocket ? QByteArray::number(event.opcode) + ' ' + event.text
                                                        : event.text);
    return texts;
}

QByteArray bytesOf(std::initializer_list<int> values)
{
    QByteArray bytes;
    for (const int value : values)
        bytes.append(static_cast<char>(value));
    return bytes;
}

} // namespace

class TestStreamLog final : public QObject
{
    Q_OBJECT

private slots:
    void dividesEventsAtEveryByte_data();
    void dividesEventsAtEveryByte();
    void dividesFramesAtEveryByte();
    void countsTheBytesOfALongEvent();
    void countsTheBytesOfALongFrame();
    void showsBytesThatAreNoFrames();
    void keepsTheNewestEvents();
};

void TestStreamLog::dividesEventsAtEveryByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("line feeds") << QByteArray("data: 1\n\nevent: x\ndata: 2\n\ndata: open\n");
    QTest::newRow("carriage returns") << QByteArray("data: 1\r\revent: x\rdata: 2\r\rdata: open\r");
    QTest::newRow("both") << QByteArray("data: 1\r\n\r\nevent: x\r\ndata: 2\r\n\r\ndata: open\r\n");
    QTest::newRow("more empty lines") << QByteArray("\n\ndata: 1\n\n\n\nevent: x\ndata: 2\n\n\n");
}

void TestStreamLog::dividesEventsAtEveryByte()
{
    QFETCH(const QByteArray, bytes);
    for (qsizetype size = 1; size <= bytes.size(); ++size)
        QCOMPARE(textsOf(StreamLog::Kind::ServerSentEvents, bytes, size),
                 QByteArrayList({"data: 1\n", "event: x\ndata: 2\n"}));
}

void TestStreamLog::dividesFramesAtEveryByte()
{
    // The examples of RFC 6455 section 5.7, and a frame with a length of two bytes.
    const QByteArray plain = bytesOf({0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f});
    const QByteArray masked = bytesOf({0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58});
    const QByteArray ping = bytesOf({0x89, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f});
    const QByteArray close = bytesOf({0x88, 0x00});
    const QByteArray medium = bytesOf({0x82, 0x7e, 0x01, 0x00}) + QByteArray(256, 'm');
    const QByteArray bytes = plain + masked + ping + medium + close;
    for (qsizetype size = 1; size <= bytes.size(); ++size)
        QCOMPARE(textsOf(StreamLog::Kind::WebSocket, bytes, size, true),
                 QByteArrayList({"1 Hello", "1 Hello", "9 Hello", "2 " + QByteArray(256, 'm'), "8 "}));
}

void TestStreamLog::countsTheBytesOfALongEvent()
{
    StreamLog log(StreamLog::Kind::ServerSentEvents);
    StreamEvents stream;
    log.add("data: " + QByteArray(5000, 'x') + "\n\n", false, 7, stream);
    QCOMPARE(stream.events.size(), 1);
    QCOMPARE(stream.events.first().size, 5007);
    QCOMPARE(stream.events.first().text.size(), StreamEvents::MaximumText);
    QCOMPARE(stream.events.first().at, 7.0);
}

void TestStreamLog::countsTheBytesOfALongFrame()
{
    StreamLog log(StreamLog::Kind::WebSocket);
    StreamEvents stream;
    log.add(bytesOf({0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0}), false, 1, stream);
    log.add(QByteArray(65'535, 'x'), false, 1, stream);
    QCOMPARE(stream.events.size(), 0);
    log.add("x" + bytesOf({0x88, 0x00}), false, 2, stream);
    QCOMPARE(stream.events.size(), 2);
    QCOMPARE(stream.events.first().size, 65'536);
    QCOMPARE(stream.events.first().text, QByteArray(StreamEvents::MaximumText, 'x'));
    QCOMPARE(stream.events.last().opcode, 0x8);
    QCOMPARE(stream.events.last().text, "");
}

void TestStreamLog::showsBytesThatAreNoFrames()
{
    StreamLog log(StreamLog::Kind::WebSocket);
    StreamEvents stream;
    log.add("first", false, 1, stream);
    log.add("second", false, 2, stream);
    log.add(bytesOf({0x81, 0x01, 'c'}), true, 3, stream);
    const QList<traffic::StreamEvent> expected{{1, false, 5, "first"}, {2, false, 6, "second"}, {3, true, 1, "c", 0x1}};
    QCOMPARE(stream.events, expected);
}

void TestStreamLog::keepsTheNewestEvents()
{
    StreamLog log(StreamLog::Kind::Pieces);
    StreamEvents stream;
    for (qsizetype number = 0; number < StreamEvents::Maximum + 5; ++number)
        log.add(QByteArray::number(number), false, 1, stream);
    QCOMPARE(stream.events.size(), StreamEvents::Maximum);
    QCOMPARE(stream.dropped, 5);
    QCOMPARE(stream.events.first().text, "5");
}

GATEWRIGHT_TEST(TestStreamLog, QCoreApplication)
#include "teststreamlog.moc"

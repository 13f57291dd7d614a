#include "blockingsocket.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

namespace {

using bench::BlockingListener;
using bench::BlockingSocket;
using Clock = std::chrono::steady_clock;

constexpr qint64 Mebibyte = 1024 * 1024;
constexpr qint64 Stalled = 512 * Mebibyte;
constexpr qint64 Large = 1024 * Mebibyte;
constexpr int Events = 1000;
constexpr std::chrono::milliseconds EventPause{2};
constexpr std::chrono::milliseconds Look{300};

std::atomic<qint64> sent{0}; ///< By the upstream, of bodies.

qint64 nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

void sendBody(BlockingSocket &socket, qint64 size)
{
    static const QByteArray piece(256 * 1024, 'x');
    for (qint64 left = size; left > 0;) {
        const QByteArrayView part = QByteArrayView(piece).first(std::min<qint64>(left, piece.size()));
        if (!socket.write(part))
            return;
        left -= part.size();
        sent += part.size();
    }
}

void sendEvents(BlockingSocket &socket)
{
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
    for (int number = 0; number < Events; ++number) {
        if (!socket.write("data: " + QByteArray::number(nanoseconds()) + "\n\n"))
            return;
        std::this_thread::sleep_for(EventPause);
    }
}

/** Serves one connection after the other: GET /SIZE, GET /events, PUT. */
void serve(BlockingSocket socket)
{
    for (;;) {
        const QByteArray head = socket.readHead();
        const QByteArray target = head.split(' ').value(1);
        if (head.isEmpty())
            return;
        if (target == "/events")
            return sendEvents(socket);
        if (head.startsWith("PUT ")) {
            socket.readBytes(target.mid(1).toLongLong());
            socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
            continue;
        }
        const qint64 size = target.mid(1).toLongLong();
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(size) + "\r\n\r\n");
        sendBody(socket, size);
    }
}

/** The gateway's process. */
class Watched
{
public:
    explicit Watched(const QProcess &process)
        : m_folder(u"/proc/%1/"_qs.arg(process.processId()))
    {}

    /** Growth is counted from here. */
    void begin()
    {
        QFile file(m_folder + u"clear_refs"_qs);
        if (file.open(QIODevice::WriteOnly))
            file.write("5"); // Resets the peak.
        m_before = status("VmRSS:");
    }
    void row(const char *what, int bound) const
    {
        std::printf("%-46s grows by %5.1f MiB (bound %d)\n", what, double(status("VmHWM:") - m_before) / Mebibyte,
                    bound);
        std::fflush(stdout);
    }

private:
    [[nodiscard]] qint64 status(const char *key) const
    {
        QFile file(m_folder + u"status"_qs);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const QByteArray line = text.mid(text.indexOf(key)).split('\n').constFirst();
        return line.simplified().split(' ').value(1).toLongLong() * 1024;
    }

    QString m_folder;
    qint64 m_before = 0;
};

BlockingSocket ask(quint16 port, const QByteArray &line, const QByteArray &fields = {})
{
    BlockingSocket socket(port);
    socket.write(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n");
    return socket;
}

void measureStall(Watched &gateway, quint16 port)
{
    gateway.begin();
    BlockingSocket client = ask(port, "GET /" + QByteArray::number(Stalled));
    // Nothing is read before nothing moves any more.
    for (qint64 before = -1; before != sent; std::this_thread::sleep_for(Look))
        before = sent;
    gateway.row("512 MiB, the client stalls", 16);
    client.readHead();
    client.readBytes(Stalled);
    gateway.row("512 MiB, the client goes on", 16);
}

void measureTransfers(Watched &gateway, quint16 port)
{
    gateway.begin();
    BlockingSocket down = ask(port, "GET /" + QByteArray::number(Large));
    down.readHead();
    down.readBytes(Large);
    gateway.row("1 GiB down", 32);
    gateway.begin();
    const QByteArray size = QByteArray::number(Large);
    BlockingSocket up = ask(port, "PUT /" + size, "Content-Length: " + size + "\r\n");
    sendBody(up, Large);
    up.readHead();
    gateway.row("1 GiB up", 32);
}

void measureEvents(quint16 port)
{
    BlockingSocket client = ask(port, "GET /events");
    client.readHead();
    std::vector<double> delays;
    while (delays.size() < Events) {
        const QByteArray line = client.readLine();
        if (line.isEmpty())
            break;
        if (line.startsWith("data: "))
            delays.push_back(double(nanoseconds() - line.mid(6).trimmed().toLongLong()) / 1e6);
    }
    std::sort(delays.begin(), delays.end());
    if (delays.empty())
        return;
    std::printf("%zu events of a stream, on their way for       p50 %.2f ms, p99 %.2f ms, at most %.2f ms (bound 20)\n",
                delays.size(), delays[delays.size() / 2], delays[delays.size() * 99 / 100], delays.back());
}

} // namespace

/** Memory of the gateway, a process of its own with recording on, during large transfers; and the delay of events. */
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: benchtransfers PATH/TO/benchgateway\n", stderr);
        return 2;
    }
    BlockingListener listener;
    std::thread([&listener] {
        for (;;)
            std::thread(serve, listener.accept()).detach();
    }).detach();
    QProcess process;
    process.start(QString::fromLocal8Bit(argv[1]), {u"http://127.0.0.1:%1"_qs.arg(listener.port())});
    process.waitForReadyRead();
    const QByteArray line = process.readLine().trimmed();
    const quint16 port = line.mid(line.lastIndexOf(':') + 1).toUShort();
    Watched gateway(process);
    BlockingSocket first = ask(port, "GET /1000"); // What every first request costs is not counted.
    first.readHead();
    measureStall(gateway, port);
    measureTransfers(gateway, port);
    measureEvents(port);
    process.kill();
    process.waitForFinished();
    std::fflush(stdout);
    std::_Exit(0); // The listener's threads never end.
}

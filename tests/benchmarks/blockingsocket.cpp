#include "blockingsocket.h"

#include <algorithm>
#include <utility>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace bench {

namespace {

constexpr qsizetype PieceBytes = 256 * 1024;
constexpr int Backlog = 64;

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

void sendAtOnce(int descriptor)
{
    const int on = 1;
    ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

} // namespace

BlockingSocket::BlockingSocket(quint16 port)
    : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    const sockaddr_in address = loopback(port);
    ::connect(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address);
    sendAtOnce(m_descriptor);
}

BlockingSocket::BlockingSocket(BlockingSocket &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_read(std::move(other.m_read))
{}

BlockingSocket::~BlockingSocket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool BlockingSocket::write(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t count = ::send(m_descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
        if (count <= 0)
            return false;
        bytes = bytes.sliced(count);
    }
    return true;
}

bool BlockingSocket::fill()
{
    QByteArray piece(PieceBytes, Qt::Uninitialized);
    const ssize_t count = ::recv(m_descriptor, piece.data(), PieceBytes, 0);
    if (count <= 0)
        return false;
    m_read.append(piece.constData(), count);
    return true;
}

QByteArray BlockingSocket::readHead()
{
    constexpr QByteArrayView end("\r\n\r\n");
    while (!m_read.contains(end)) {
        if (!fill())
            return {};
    }
    const qsizetype size = m_read.indexOf(end) + end.size();
    const QByteArray head = m_read.first(size);
    m_read.remove(0, size);
    return head;
}

QByteArray BlockingSocket::readLine()
{
    while (!m_read.contains('\n')) {
        if (!fill())
            return {};
    }
    const qsizetype size = m_read.indexOf('\n') + 1;
    const QByteArray line = m_read.first(size);
    m_read.remove(0, size);
    return line;
}

void BlockingSocket::readBytes(qint64 count)
{
    for (;;) {
        const qint64 taken = std::min<qint64>(count, m_read.size());
        m_read.remove(0, taken);
        count -= taken;
        if (count == 0 || !fill())
            return;
    }
}

BlockingListener::BlockingListener()
    : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    ::bind(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address);
    ::listen(m_descriptor, Backlog);
    ::getsockname(m_descriptor, reinterpret_cast<sockaddr *>(&address), &length);
    m_port = ntohs(address.sin_port);
}

BlockingListener::~BlockingListener()
{
    ::close(m_descriptor);
}

BlockingSocket BlockingListener::accept()
{
    const int descriptor = ::accept4(m_descriptor, nullptr, nullptr, SOCK_CLOEXEC);
    sendAtOnce(descriptor);
    return BlockingSocket::ofDescriptor(descriptor);
}

} // namespace bench

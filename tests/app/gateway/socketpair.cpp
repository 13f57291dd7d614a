#include "socketpair.h"

#include <QTest>

#include <utility>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

SocketPair::SocketPair()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto *const generic = reinterpret_cast<sockaddr *>(&address);
    socklen_t length = sizeof address;
    m_far = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::bind(listener, generic, length) != 0 || ::listen(listener, 1) != 0 ||
        ::getsockname(listener, generic, &length) != 0 || ::connect(m_far, generic, length) != 0)
        qFatal("no pair of sockets");
    m_near = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    ::close(listener);
}

SocketPair::~SocketPair()
{
    end();
    if (m_near >= 0)
        ::close(m_near);
}

int SocketPair::takeNear()
{
    return std::exchange(m_near, -1);
}

void SocketPair::send(const QByteArray &bytes) const
{
    QCOMPARE(::write(m_far, bytes.data(), static_cast<size_t>(bytes.size())), bytes.size());
}

void SocketPair::sendUrgent(char mark) const
{
    QCOMPARE(::send(m_far, &mark, 1, MSG_OOB), 1);
}

void SocketPair::end()
{
    if (m_far >= 0)
        ::close(std::exchange(m_far, -1));
}

#include "socketio.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

namespace gateway {

namespace {

bool mustWait(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK;
}

void sendAtOnce(int descriptor)
{
    const int on = 1;
    ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

socklen_t fillAddress(sockaddr_storage &storage, const QHostAddress &address, quint16 port)
{
    std::memset(&storage, 0, sizeof storage);
    if (address.protocol() == QAbstractSocket::IPv6Protocol) {
        auto *out = reinterpret_cast<sockaddr_in6 *>(&storage);
        out->sin6_family = AF_INET6;
        out->sin6_port = htons(port);
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        std::memcpy(&out->sin6_addr, &bytes, sizeof bytes);
        out->sin6_scope_id = address.scopeId().toUInt();
        return sizeof *out;
    }
    auto *out = reinterpret_cast<sockaddr_in *>(&storage);
    out->sin_family = AF_INET;
    out->sin_port = htons(port);
    out->sin_addr.s_addr = htonl(address.toIPv4Address());
    return sizeof *out;
}

/** send() for a single piece: the system call is faster than writev(). */
ssize_t sendOnce(int descriptor, QByteArrayView first, QByteArrayView second)
{
    if (first.isEmpty() || second.isEmpty()) {
        const QByteArrayView bytes = first.isEmpty() ? second : first;
        return ::send(descriptor, bytes.data(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL);
    }
    iovec parts[2] = {{const_cast<char *>(first.data()), static_cast<size_t>(first.size())},
                      {const_cast<char *>(second.data()), static_cast<size_t>(second.size())}};
    msghdr message{};
    message.msg_iov = parts;
    message.msg_iovlen = 2;
    return ::sendmsg(descriptor, &message, MSG_NOSIGNAL);
}

} // namespace

Transfer readSocket(int descriptor, char *buffer, qsizetype size)
{
    for (;;) {
        const ssize_t count = ::recv(descriptor, buffer, static_cast<size_t>(size), 0);
        if (count > 0)
            return {Transfer::State::Done, count};
        if (count == 0)
            return {Transfer::State::Ended, 0};
        if (errno != EINTR)
            return {mustWait(errno) ? Transfer::State::Blocked : Transfer::State::Failed, 0};
    }
}

Transfer writeSocket(int descriptor, QByteArrayView first, QByteArrayView second)
{
    const qsizetype all = first.size() + second.size();
    qsizetype done = 0;
    while (done < all) {
        const QByteArrayView head = done < first.size() ? first.sliced(done) : QByteArrayView();
        const QByteArrayView tail = done < first.size() ? second : second.sliced(done - first.size());
        const ssize_t count = sendOnce(descriptor, head, tail);
        if (count >= 0)
            done += count;
        else if (mustWait(errno))
            return {Transfer::State::Blocked, done};
        else if (errno != EINTR)
            return {Transfer::State::Failed, done};
    }
    return {Transfer::State::Done, done};
}

Accepted acceptSocket(int listener)
{
    for (;;) {
        const int descriptor = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (descriptor >= 0) {
            sendAtOnce(descriptor);
            return {descriptor, false};
        }
        const bool isClients = errno == EINTR || errno == ECONNABORTED ||
                               errno == EPROTO; // The client closed the connection while it waited.
        if (!isClients)
            return {-1, !mustWait(errno)};
    }
}

void allowDescriptors(int count)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= static_cast<rlim_t>(count))
        return;
    limit.rlim_cur = std::min(limit.rlim_max, static_cast<rlim_t>(count));
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

void endSocketWriting(int descriptor)
{
    ::shutdown(descriptor, SHUT_WR);
}

void closeSocket(int descriptor)
{
    ::close(descriptor);
}

QByteArray peerOfSocket(int descriptor)
{
    sockaddr_storage storage{};
    socklen_t length = sizeof storage;
    auto *generic = reinterpret_cast<sockaddr *>(&storage);
    if (::getpeername(descriptor, generic, &length) != 0)
        return {};
    return QHostAddress(generic).toString().toLatin1();
}

Connection::Ports portsOfSocket(int descriptor)
{
    const auto portBy = [descriptor](int (*query)(int, sockaddr *, socklen_t *)) -> quint16 {
        sockaddr_storage storage{};
        socklen_t length = sizeof storage;
        auto *generic = reinterpret_cast<sockaddr *>(&storage);
        if (query(descriptor, generic, &length) != 0)
            return 0;
        // The port is in the same place in addresses of both families.
        return ntohs(reinterpret_cast<const sockaddr_in *>(generic)->sin_port);
    };
    return {
        portBy([](int socket, sockaddr *address, socklen_t *size) { return ::getsockname(socket, address, size); }),
        portBy([](int socket, sockaddr *address, socklen_t *size) { return ::getpeername(socket, address, size); })};
}

Connecting beginConnect(const QHostAddress &address, quint16 port)
{
    sockaddr_storage storage;
    const socklen_t length = fillAddress(storage, address, port);
    const int descriptor = ::socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor < 0)
        return {};
    sendAtOnce(descriptor);
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&storage), length) == 0)
        return {descriptor, true};
    if (errno == EINPROGRESS)
        return {descriptor, false};
    ::close(descriptor);
    return {};
}

bool connectSucceeded(int descriptor)
{
    int error = 0;
    socklen_t length = sizeof error;
    return ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0;
}

} // namespace gateway

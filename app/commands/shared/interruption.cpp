#include "interruption.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace commands {

namespace {

int writeEnd = -1;

// A signal handler may only do this much: wake the loop.
extern "C" void wakeLoop(int)
{
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = write(writeEnd, &byte, 1);
}

} // namespace

Interruption::Interruption(QObject *parent)
    : QObject(parent)
{
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, m_sockets) != 0)
        return;
    writeEnd = m_sockets[0];
    auto *notifier = new QSocketNotifier(m_sockets[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (read(m_sockets[1], &byte, 1) == 1)
            emit interrupted();
    });
    std::signal(SIGINT, wakeLoop);
    std::signal(SIGTERM, wakeLoop);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    writeEnd = -1;
    for (const int socket : m_sockets) {
        if (socket >= 0)
            close(socket);
    }
}

} // namespace commands

#include "moc_interruption.cpp"

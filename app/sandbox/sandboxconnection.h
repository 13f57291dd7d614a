#pragma once

#include "messagereader.h"
#include "sandboxapi.h"

#include <QObject>

#include <memory>

class QTcpSocket;

namespace sandbox {

/** One client of the sandbox: reads a request, writes the reply, one after the other. It goes with its socket. */
class SandboxConnection final : public QObject
{
    Q_OBJECT

public:
    SandboxConnection(QTcpSocket *socket, std::shared_ptr<const SandboxApi> api, QObject *parent);

private:
    void read();
    /** Takes one event; whether there is more to take. */
    bool takeEvent();
    void answerRequest();
    void send(const Reply &reply, bool keepAlive);

    QTcpSocket *m_socket;
    std::shared_ptr<const SandboxApi> m_api;
    http::MessageReader m_reader;
    QByteArray m_unread;
    QByteArray m_body;
};

} // namespace sandbox

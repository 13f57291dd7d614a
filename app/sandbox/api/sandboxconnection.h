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
    /** `slowness` is how many milliseconds a slow reply takes. */
    SandboxConnection(QTcpSocket *socket, std::shared_ptr<const SandboxApi> api, int slowness, QObject *parent);

private:
    void read();
    /** Takes one event; whether there is more to take. */
    bool takeEvent();
    void answerRequest();
    void send(const Reply &reply, bool keepAlive);
    void write(const Reply &reply, bool keepAlive, bool withBody);

    QTcpSocket *m_socket;
    std::shared_ptr<const SandboxApi> m_api;
    http::MessageReader m_reader;
    QByteArray m_unread;
    int m_slowness = 0;
    bool m_waits = false; ///< A slow reply is to be sent before anything else is read.
    QByteArray m_body;
};

} // namespace sandbox

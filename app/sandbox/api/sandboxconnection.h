#pragma once

#include "messagereader.h"
#include "sandboxapi.h"

#include <QObject>

#include <memory>

class QTcpSocket;

namespace sandbox {

/** A client of the sandbox. Reads requests and writes replies one after the other. Destroyed with its socket. */
class SandboxConnection final : public QObject
{
    Q_OBJECT

public:
    /** `slowness` is the delay of a slow reply in milliseconds. */
    SandboxConnection(QTcpSocket *socket, std::shared_ptr<const SandboxApi> api, int slowness, QObject *parent);

private:
    void read();
    /** Handles one event. True if there may be more. */
    bool takeEvent();
    void answerRequest();
    void send(const Reply &reply, bool keepAlive);
    void write(const Reply &reply, bool keepAlive, bool withBody);

    QTcpSocket *m_socket;
    std::shared_ptr<const SandboxApi> m_api;
    http::MessageReader m_reader;
    QByteArray m_unread;
    int m_slowness = 0;
    bool m_waits = false; ///< A slow reply must be sent before the next request is read.
    QByteArray m_body;
};

} // namespace sandbox

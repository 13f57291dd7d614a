#pragma once

#include "messagereader.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace support {

/** A server that reads a request from each connection, answers 200, and keeps heads and bodies. */
class RequestRecorder final : public QTcpServer
{
public:
    RequestRecorder()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            const auto reading = std::make_shared<Reading>();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket, reading] { take(*socket, *reading); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }
    [[nodiscard]] QByteArray authority() const { return "127.0.0.1:" + QByteArray::number(serverPort()); }

    QList<std::pair<http::RequestHead, QByteArray>> requests; ///< In the order in which they were complete.

private:
    struct Reading {
        http::MessageReader reader{http::MessageReader::Role::Request};
        http::RequestHead head;
        QByteArray body;
    };

    void take(QTcpSocket &socket, Reading &reading)
    {
        const QByteArray bytes = socket.readAll();
        QByteArrayView rest = bytes;
        for (;;) {
            const auto step = reading.reader.next(rest);
            rest = rest.sliced(step.consumed);
            if (step.event == http::MessageReader::Event::Head) {
                reading.head = reading.reader.request();
            } else if (step.event == http::MessageReader::Event::Body) {
                reading.body += step.body;
            } else if (step.event == http::MessageReader::Event::End) {
                requests.append({reading.head, reading.body});
                socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                socket.disconnectFromHost();
                return;
            } else {
                return;
            }
        }
    }
};

/** Header fields without those that say where a message ends and which server it is for. */
inline http::HeaderList withoutFraming(http::HeaderList headers)
{
    headers.remove("Content-Length");
    headers.remove("Host");
    return headers;
}

} // namespace support

#include "tlsconnection.h"

#include <QHostAddress>

namespace gateway {

TlsConnection::TlsConnection(std::unique_ptr<TlsSocket> socket)
    : m_socket(std::move(socket))
{
    const auto drained = [this] {
        if (m_awaited && !isFull())
            announceWritable();
    };
    connect(m_socket.get(), &QSslSocket::readyRead, this, &TlsConnection::offer);
    connect(m_socket.get(), &QSslSocket::disconnected, this, &TlsConnection::offer);
    connect(m_socket.get(), &QSslSocket::bytesWritten, this, drained);
    connect(m_socket.get(), &QSslSocket::encryptedBytesWritten, this, drained);
    // readyRead() was already emitted for bytes that arrived with the end of the handshake.
    QMetaObject::invokeMethod(this, &TlsConnection::offer, Qt::QueuedConnection);
}

void TlsConnection::offer()
{
    // The socket reports new bytes once; the listener reads only as much as it has room for.
    while (m_reading && hasListener() && m_socket->bytesAvailable() > 0) {
        const qint64 before = m_socket->bytesAvailable();
        announceReadable();
        if (m_socket->bytesAvailable() >= before)
            return;
    }
    if (m_reading && m_socket->state() == QAbstractSocket::UnconnectedState)
        announceReadable();
}

bool TlsConnection::isFull() const
{
    return m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite() >= TlsSocket::BufferedBytes;
}

Transfer TlsConnection::read(char *buffer, qsizetype size)
{
    const qint64 count = m_socket->read(buffer, size);
    if (count > 0)
        return {Transfer::State::Done, count};
    if (m_socket->state() == QAbstractSocket::ConnectedState)
        return {Transfer::State::Blocked, 0};
    const bool ended = m_socket->error() == QAbstractSocket::RemoteHostClosedError;
    return {ended ? Transfer::State::Ended : Transfer::State::Failed, 0};
}

Transfer TlsConnection::write(QByteArrayView first, QByteArrayView second)
{
    qsizetype done = 0;
    for (QByteArrayView piece : {first, second}) {
        while (!piece.isEmpty()) {
            if (m_socket->state() != QAbstractSocket::ConnectedState)
                return {Transfer::State::Failed, done};
            if (isFull())
                return {Transfer::State::Blocked, done};
            const qint64 count = m_socket->write(piece.data(), qMin<qint64>(piece.size(), TlsSocket::BufferedBytes));
            if (count < 0)
                return {Transfer::State::Failed, done};
            done += count;
            piece = piece.sliced(count);
        }
    }
    return {Transfer::State::Done, done};
}

void TlsConnection::setReading(bool on)
{
    if (on && !m_reading)
        QMetaObject::invokeMethod(this, &TlsConnection::offer, Qt::QueuedConnection);
    m_reading = on;
}

void TlsConnection::awaitWritable(bool on)
{
    m_awaited = on;
}

void TlsConnection::endWriting()
{
    m_socket->disconnectFromHost();
}

void TlsConnection::close()
{
    m_reading = false;
    m_socket->disconnect(this);
    m_socket->abort();
}

QByteArray TlsConnection::peerAddress() const
{
    return m_socket->peerAddress().toString().toLatin1();
}

} // namespace gateway

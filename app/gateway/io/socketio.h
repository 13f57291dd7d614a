#pragma once

#include "connection.h"

#include <QHostAddress>

namespace gateway {

/** Reads up to `size` bytes from a socket without blocking. */
[[nodiscard]] Transfer readSocket(int descriptor, char *buffer, qsizetype size);
[[nodiscard]] Transfer writeSocket(int descriptor, QByteArrayView first, QByteArrayView second);
/** The result of accepting a client. Its socket is non-blocking and without Nagle's delay. */
struct Accepted {
    int descriptor = -1;    ///< The client's descriptor; -1 when no client waits or accepting failed.
    bool hasFailed = false; ///< Whether accepting failed, because the process or system has no more descriptors.
};
[[nodiscard]] Accepted acceptSocket(int listener);
/** Raises the process's limit of open descriptors to `count`, or to what the system allows. */
void allowDescriptors(int count);
void endSocketWriting(int descriptor);
void closeSocket(int descriptor);
[[nodiscard]] QByteArray peerOfSocket(int descriptor);
[[nodiscard]] Connection::Ports portsOfSocket(int descriptor);

/** A connect to a server that was begun. */
struct Connecting {
    int descriptor = -1; ///< The descriptor of the socket; -1 when the connect failed immediately.
    bool isComplete = false;
};
[[nodiscard]] Connecting beginConnect(const QHostAddress &address, quint16 port);
/** Returns true if a connect succeeded. Call it when the descriptor is writable. */
[[nodiscard]] bool connectSucceeded(int descriptor);

} // namespace gateway

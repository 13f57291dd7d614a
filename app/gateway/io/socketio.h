#pragma once

#include "connection.h"

#include <QHostAddress>

namespace gateway {

/** Non-blocking calls on a socket's descriptor. */
[[nodiscard]] Transfer readSocket(int descriptor, char *buffer, qsizetype size);
[[nodiscard]] Transfer writeSocket(int descriptor, QByteArrayView first, QByteArrayView second);
/** A client that has come; it is non-blocking and sends small writes at once. */
struct Accepted {
    int descriptor = -1;    ///< -1: nobody waits any more,
    bool hasFailed = false; ///< or the system has no room for a client now.
};
[[nodiscard]] Accepted acceptSocket(int listener);
/** Lets the process open so many descriptors, as far as the system allows it to. */
void allowDescriptors(int count);
void endSocketWriting(int descriptor);
void closeSocket(int descriptor);
[[nodiscard]] QByteArray peerOfSocket(int descriptor);

/** A connect that has begun. */
struct Connecting {
    int descriptor = -1; ///< -1: it failed at once.
    bool isComplete = false;
};
[[nodiscard]] Connecting beginConnect(const QHostAddress &address, quint16 port);
/** True when the connect that has become writable succeeded. */
[[nodiscard]] bool connectSucceeded(int descriptor);

} // namespace gateway

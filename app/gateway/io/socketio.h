#pragma once

#include "connection.h"

#include <QHostAddress>

namespace gateway {

/** Non-blocking calls on a socket's descriptor. */
[[nodiscard]] Transfer readSocket(int descriptor, char *buffer, qsizetype size);
[[nodiscard]] Transfer writeSocket(int descriptor, QByteArrayView first, QByteArrayView second);
/** An accepted client: non-blocking and without Nagle's delay. */
struct Accepted {
    int descriptor = -1;    ///< -1 when no client waits or accepting failed.
    bool hasFailed = false; ///< The process or system has no more descriptors.
};
[[nodiscard]] Accepted acceptSocket(int listener);
/** Raises the limit of open descriptors to `count`, or to what the system allows. */
void allowDescriptors(int count);
void endSocketWriting(int descriptor);
void closeSocket(int descriptor);
[[nodiscard]] QByteArray peerOfSocket(int descriptor);

/** A connect in progress. */
struct Connecting {
    int descriptor = -1; ///< -1 when it failed immediately.
    bool isComplete = false;
};
[[nodiscard]] Connecting beginConnect(const QHostAddress &address, quint16 port);
/** Call it when the descriptor is writable. True when the connect succeeded. */
[[nodiscard]] bool connectSucceeded(int descriptor);

} // namespace gateway

#pragma once

#include "exchange.h"
#include "result.h"

#include <QJsonObject>

namespace traffic {

/** Returns the URL of a request in a HAR file. That of a WebSocket, which browsers write with the scheme `ws` or `wss`,
 * is returned as the one of its handshake, with `http` or `https`. */
[[nodiscard]] QByteArray requestUrlOf(const QJsonValue &request);

/** Reads an entry of a HAR file at a JSON Pointer. Error: WrongType with the pointer of the member. */
[[nodiscard]] base::Result<Exchange> exchangeOfEntry(const QJsonObject &entry, const QString &pointer);

/** Returns the JSON Pointer, below the entry, of a member that must be a number and has a value of another type, such
 * as a text; empty if there is none. A member that is missing or null counts as a number. */
[[nodiscard]] QString memberNotNumber(const QJsonObject &entry);

/** Returns the JSON Pointer, below the entry, of the value at an offset of its text. The text is JSON without syntax
 * errors up to there. Numbers that no double can represent, which the JSON reader of Qt refuses, are found with it. */
[[nodiscard]] QString pointerInEntry(QByteArrayView entry, qsizetype offset);

} // namespace traffic

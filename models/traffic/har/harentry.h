#pragma once

#include "exchange.h"
#include "result.h"

#include <QJsonObject>

namespace traffic {

/** Reads an entry of a HAR file at a JSON Pointer. Error: WrongType with the pointer of the member. */
[[nodiscard]] base::Result<Exchange> exchangeOfEntry(const QJsonObject &entry, const QString &pointer);

/** Returns the JSON Pointer of a member of an entry that must be a number and is a text, below the entry; empty if
 * there is none. */
[[nodiscard]] QString textForNumber(const QJsonObject &entry);

} // namespace traffic

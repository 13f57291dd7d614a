#pragma once

#include "changewords.h"

#include <QList>

namespace traffic {

/** Returns the `changes` array of exchangeJson(). Does not redact: the changes must be those of a RedactedExchange. */
[[nodiscard]] QByteArray changesJson(const QList<Change> &changes, const ReasonText &reasonText = {});

} // namespace traffic

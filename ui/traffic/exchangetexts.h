#pragma once

#include "beforeafter.h"
#include "exchange.h"

#include <QString>
#include <QStringList>

namespace traffic {

/** Symbol, word and cause of one line of the two requests: "~ changed: …"; empty for a line that is the same. */
[[nodiscard]] QString causeText(const items::BeforeAfterRow &row);
/** Why there is no response, in a few words. */
[[nodiscard]] QString failureText(const Exchange &exchange);
/** Who answered: the upstream, the gateway itself and why, or no one. */
[[nodiscard]] QString answeredByText(const Exchange &exchange);
/** The titles of the list's columns, in the order of items::ExchangeModel::Column. */
[[nodiscard]] QStringList columnTitles();

} // namespace traffic

#pragma once

#include "beforeafter.h"
#include "contractverdict.h"
#include "exchange.h"
#include "filterparser.h"

#include <QString>
#include <QStringList>

namespace traffic {

/** The text that says what the gateway did to a line of a request and why: symbol, word and cause, such as "~ changed:
 * …". Empty for a line that was not changed. */
[[nodiscard]] QString causeText(const items::BeforeAfterRow &row);
/** The text that says in a few words why an exchange has no response, in place of its status. `errorWord` is the
 * exchange's errorWord(). */
[[nodiscard]] QString failureText(const QString &errorWord);
/** The text for a running request, in place of its status: what it waits for, or that its response is a stream. */
[[nodiscard]] QString runningText(const Exchange &running);
/** The text that says who answered the request of an exchange: the upstream, the gateway itself and why, or no one. */
[[nodiscard]] QString answeredByText(const Exchange &exchange);
/** The text that says what is wrong with a filter of exchanges, and what can be written instead. */
[[nodiscard]] QString filterMistakeText(const items::FilterMistake &mistake);
/** The text that says in a word or two what the comparison of an exchange with its contract found. */
[[nodiscard]] QString verdictText(const items::ContractVerdict &verdict);
/** The titles of the columns in the list of exchanges, in the order of items::ExchangeModel::Column. */
[[nodiscard]] QStringList columnTitles();

} // namespace traffic

#pragma once

#include "inspection.h"

#include <QString>

namespace traffic {

/** The name of the part of an exchange that a finding is about, such as "Response body". */
[[nodiscard]] QString partText(exchangecheck::ExchangePart part);
/** The part of the exchange that a finding is about, and the place in its value, such as "Response body: /items/0". */
[[nodiscard]] QString placeText(const exchangecheck::ExchangeFinding &finding);
/** The title and the text that are shown if there are no findings: that the exchange fits the document, or why it was
 * not compared. */
[[nodiscard]] QString inspectionTitle(const monitoring::Inspection &inspection);
[[nodiscard]] QString inspectionText(const monitoring::Inspection &inspection);
/** The parts of the exchange that were not compared and why, as sentences; empty if all were. */
[[nodiscard]] QString uncomparedText(const exchangecheck::ExchangeResult &result);
/** The operation and the numbers of findings, such as "GET /books: 1 error, 2 warnings". */
[[nodiscard]] QString findingsText(const monitoring::Inspection &inspection);

} // namespace traffic

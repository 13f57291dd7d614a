#pragma once

#include "corrector.h"

namespace support {

/** Applies a correction as the window does, and returns what is wrong with it, or an empty text: the finding is gone,
 * no exchange has a new one, nothing but the places of the changes is changed, undo restores all bytes, and lint has no
 * new errors. `exchanges` are all exchanges that the description is compared with. */
[[nodiscard]] QString faultOf(const corrections::Correction &correction,
                              const std::shared_ptr<const description::Description> &description,
                              const corrections::SeenExchange &exchange, const exchangecheck::ExchangeFinding &finding,
                              const QList<corrections::SeenExchange> &exchanges);

/** Returns the description after a correction. */
[[nodiscard]] std::shared_ptr<const description::Description> corrected(const description::Description &description,
                                                                        const corrections::Correction &correction);

} // namespace support

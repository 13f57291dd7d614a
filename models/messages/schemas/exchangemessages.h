#pragma once

#include "exchangefinding.h"

#include <QString>

namespace messages {

/** Returns the translated sentence that says what of an exchange does not fit the API description. */
[[nodiscard]] QString exchangeFindingText(const exchangecheck::ExchangeFinding &finding);

} // namespace messages

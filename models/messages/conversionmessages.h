#pragma once

#include "loss.h"

namespace messages {

/** The translated sentence for something that a conversion lost. */
[[nodiscard]] QString lossText(const conversion::Loss &loss);

} // namespace messages

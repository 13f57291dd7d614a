#pragma once

#include "loss.h"

namespace messages {

/** The translated sentence for something that was lost when a document was converted to another format. */
[[nodiscard]] QString lossText(const conversion::Loss &loss);

} // namespace messages

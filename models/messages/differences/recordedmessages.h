#pragma once

#include "recordedbreaks.h"

#include <QString>

namespace messages {

/** The sentence that says why a recorded exchange does not fit an API description. */
[[nodiscard]] QString misfitText(const recorded::Misfit &misfit);

} // namespace messages

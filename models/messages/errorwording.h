#pragma once

#include "error.h"

#include <QString>

namespace messages {

/** What went wrong and what can be done, in one or two sentences; the detail stands in it where there is one. */
[[nodiscard]] QString errorText(const base::Error &error);

} // namespace messages

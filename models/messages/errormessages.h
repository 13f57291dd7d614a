#pragma once

#include "error.h"

#include <QString>

namespace messages {

/** What went wrong and what to do next, with the detail in parentheses if there is one. */
[[nodiscard]] QString errorText(const base::Error &error);

} // namespace messages

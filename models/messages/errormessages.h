#pragma once

#include "error.h"

#include <QString>

namespace messages {

/** A text that says what went wrong and what to do next, with the error's detail in parentheses if it has one. */
[[nodiscard]] QString errorText(const base::Error &error);

} // namespace messages

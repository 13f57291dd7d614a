#pragma once

#include "error.h"

namespace commands {

/** The error of an argument that a command cannot use; `detail` is its message. */
[[nodiscard]] base::Error invalidArgument(const QString &detail);

/** The message of an invalidArgument(); for any other error its text. */
[[nodiscard]] QString argumentProblem(const base::Error &error);

} // namespace commands

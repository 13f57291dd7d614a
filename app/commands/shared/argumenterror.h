#pragma once

#include "error.h"

namespace commands {

/** Returns the error of an argument that a command can't use; `detail` is its message. */
[[nodiscard]] base::Error invalidArgument(const QString &detail);

/** Returns the message of an error that invalidArgument() made; for any other error its text. */
[[nodiscard]] QString argumentProblem(const base::Error &error);

} // namespace commands

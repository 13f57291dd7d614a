#pragma once

#include "error.h"

namespace commands {

/** The error of an argument that a command cannot use; `detail` is its message. */
[[nodiscard]] base::Error invalidArgument(const QString &detail);

/** What is wrong with the arguments, for an error that a command made itself; any other error as its sentence. */
[[nodiscard]] QString argumentProblem(const base::Error &error);

} // namespace commands

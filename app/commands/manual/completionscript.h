#pragma once

#include "commandhelp.h"

namespace commands {

/** A shell that completes commands. */
enum class Shell { Bash, Zsh, Fish };

/** Returns a script that makes a shell complete the commands of the program, their options, and values to choose from.
 * Other arguments are completed as files, except values that are no files. Needs nothing but the shell itself. */
[[nodiscard]] QString completionScript(Shell shell, const QList<CommandHelp> &commands);

} // namespace commands

#pragma once

#include "console.h"

#include <QStringList>

namespace commands {

/** True when the first argument is the name of a command (or asks for help or the version): no window is wanted. */
[[nodiscard]] bool isCommandLine(const QStringList &arguments);

/** Runs the command that the arguments name until it ends; needs a QCoreApplication. Answers the exit code. */
[[nodiscard]] int runCommandLine(const QStringList &arguments, Console &console);

} // namespace commands

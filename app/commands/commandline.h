#pragma once

#include "console.h"

#include <QStringList>

namespace services {
struct CoreServices;
}

namespace commands {

/** Returns true if the first argument is a command, --help or --version, so that no window is opened. */
[[nodiscard]] bool isCommandLine(const QStringList &arguments);

/** Runs the command that the arguments name and returns its exit code. Needs a QCoreApplication. */
[[nodiscard]] int runCommandLine(const QStringList &arguments, Console &console, services::CoreServices &core);

} // namespace commands

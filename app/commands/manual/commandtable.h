#pragma once

#include "command.h"
#include "commandhelp.h"

#include <functional>
#include <memory>

namespace commands {

/** A command of the program: its name, and how to create it. */
struct CommandEntry {
    const char *name;
    const char *summary; ///< One sentence for the list of commands.
    std::function<std::unique_ptr<Command>(Console &, services::CoreServices &)> make;
};

/** Returns the commands in the order of `gatewright --help`. */
[[nodiscard]] const QList<CommandEntry> &commandTable();
/** Returns the command with a name, or null if there is none. */
[[nodiscard]] const CommandEntry *findCommand(const QString &name);

/** The options that every command has. */
void defineCommonOptions(QCommandLineParser &parser);

/** Returns what `--help` says about every command, in the order of the table. */
[[nodiscard]] QList<CommandHelp> allCommandHelp(Console &console, services::CoreServices &core);

} // namespace commands

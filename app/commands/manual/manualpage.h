#pragma once

#include "commandhelp.h"

namespace commands {

/** Returns the manual page of the program in the man macros of roff: every command with its arguments and options.
 * `notes` is the text about all commands, from generalNotes(). The same input gives the same bytes. */
[[nodiscard]] QString manualPage(const QList<CommandHelp> &commands, const QString &notes, const QString &version);

} // namespace commands

#pragma once

namespace commands {

/** The exit codes of all commands, which scripts rely on. They follow the conventions of linters. */
enum ExitCode {
    Clean = 0,
    Findings = 1,      ///< Problems of at least --fail-severity; with --check: something would change.
    UsageOrInput = 2,  ///< Wrong arguments, unreadable input, a refused call.
    InternalError = 3, ///< The command failed because of a mistake in the program.
};

} // namespace commands

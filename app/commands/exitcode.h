#pragma once

namespace commands {

/** What scripts rely on: design conventions of linters. */
enum ExitCode {
    Clean = 0,
    Findings = 1,      ///< Problems of at least --fail-severity; with --check: something would change.
    UsageOrInput = 2,  ///< Wrong arguments, unreadable input, a refused call.
    InternalError = 3, ///< A mistake of the program.
};

} // namespace commands

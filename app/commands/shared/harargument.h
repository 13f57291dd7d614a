#pragma once

#include "console.h"
#include "documentstore.h"
#include "harstream.h"

#include <functional>
#include <optional>

namespace commands {

/**
 * Reads the HAR file that a command line names, or standard input for `-`, piece by piece: at most one entry is in
 * memory. Gives the entries to `take` in the order of the file. Prints a warning for each entry that can't be read, up
 * to MaximumSkippedLines of them, and an error with its place if the file is damaged or can't be read. Returns the
 * number of entries that were skipped, or std::nullopt after an error.
 */
[[nodiscard]] std::optional<qsizetype> readHarArgument(const QString &path, workspace::DocumentStore &store,
                                                       Console &console,
                                                       const std::function<void(const traffic::HarEntry &)> &take);

/** The largest number of skipped entries that readHarArgument() names. */
inline constexpr qsizetype MaximumSkippedLines = 100;

} // namespace commands

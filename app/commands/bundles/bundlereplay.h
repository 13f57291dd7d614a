#pragma once

#include "console.h"
#include "documentstore.h"
#include "exitcode.h"

#include <QCommandLineParser>

namespace commands {

/** Returns what is wrong with the arguments of `preview --bundle ZIP [FILE]`; empty if nothing is. */
[[nodiscard]] QString bundleArgumentProblem(const QCommandLineParser &parser);

/**
 * Replays the exchanges of the bundle that `--bundle` names, with its definition, or with that of FILE, and prints
 * whether the outcomes are the same. Nothing is sent, allowed or unpacked to files. Returns Clean if all are the same,
 * Findings if not. Error: the line to print, as the detail of InvalidArgument.
 */
[[nodiscard]] base::Result<ExitCode> replayBundle(const QCommandLineParser &parser, workspace::DocumentStore &store,
                                                  Console &console);

} // namespace commands

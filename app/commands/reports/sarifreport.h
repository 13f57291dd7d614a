#pragma once

#include "lintrun.h"

namespace commands {

/**
 * Returns the report of a run of `lint` as SARIF 2.1.0. The property bag of the run lists the descriptions, and those
 * of results have what only other formats name, so that the reports of several runs can be merged into the report that
 * one run would have written.
 */
[[nodiscard]] QByteArray sarifReport(const LintRun &run);

} // namespace commands

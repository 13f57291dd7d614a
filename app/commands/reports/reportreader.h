#pragma once

#include "filefindings.h"
#include "result.h"

namespace commands {

/** The contents of a report of `lint` that was read, by linted file in the order of the report. */
struct ReadReport {
    QList<ApiFindings> descriptions;
    QStringList failures; ///< Why files could not be read, a line for each.
};

/**
 * Reads a report that `lint` has written as SARIF or JSON. A JSON report has only findings: descriptions without a
 * finding, failures and fixes are missing, and which files are parts is not known. `name` is the report's name in
 * messages. Error: InvalidArgument with a message, `name:line:col: …`, for a damaged report or one of another program.
 */
[[nodiscard]] base::Result<ReadReport> readReport(const QByteArray &bytes, const QString &name);

} // namespace commands

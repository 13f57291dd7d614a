#pragma once

#include "stepresult.h"

namespace commands {

/** Returns the line of a result with its problems, one a line, as `file:line:col: severity id message`. */
[[nodiscard]] QByteArray runLines(const savedrequests::StepResult &result, bool color);
/** Returns the last line of the text report: how many requests passed. */
[[nodiscard]] QByteArray runSummary(const QList<savedrequests::StepResult> &results);
[[nodiscard]] QByteArray runJson(const QList<savedrequests::StepResult> &results);
/** Returns the report as JUnit XML in the form that Jenkins reads: a test suite for each definition, a test case for
 * each request. Valid without results too. */
[[nodiscard]] QByteArray runJunit(const QList<savedrequests::StepResult> &results);

} // namespace commands

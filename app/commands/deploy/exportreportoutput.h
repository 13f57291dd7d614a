#pragma once

#include "exportreport.h"

namespace commands {

class Console;

/** Prints a report to standard error, one line for each remark and variable: `kept|lost|differs|set ID TEXT`. */
void printReportLines(const deploy::ExportReport &report, Console &console);

/** Returns a report as JSON on one line: `{"kept":[…],"lost":[…],"differs":[…],"variables":[…]}`. A remark is
 * `{"id","text"}`, a variable `{"name","holds","definition"}`. */
[[nodiscard]] QByteArray reportJson(const deploy::ExportReport &report);

} // namespace commands

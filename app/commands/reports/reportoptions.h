#pragma once

#include "lintreport.h"
#include "result.h"

#include <QCommandLineParser>

namespace commands {

/** The form of a report of findings, and the severity from which a finding is a failure. */
struct ReportOptions {
    ReportFormat format = ReportFormat::Text;
    base::Severity threshold = base::Severity::Error;
};

/** Declares the options --format and --fail-severity. */
void addReportOptions(QCommandLineParser &parser);
/** Reads the options of addReportOptions(). Error: InvalidArgument with a message. */
[[nodiscard]] base::Result<ReportOptions> readReportOptions(const QCommandLineParser &parser);

} // namespace commands

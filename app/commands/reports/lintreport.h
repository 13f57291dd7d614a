#pragma once

#include "lintrun.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace commands {

enum class ReportFormat { Text, Json, Sarif, JUnit, GitHub };

[[nodiscard]] std::optional<ReportFormat> reportFormat(const QString &name);

/** Returns the complete report of `lint` or `check`, ready to print. Color is used only in the text format. */
[[nodiscard]] QByteArray lintReport(ReportFormat format, const LintRun &run, bool color);

} // namespace commands

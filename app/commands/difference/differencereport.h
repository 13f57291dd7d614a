#pragma once

#include "apichange.h"
#include "comparedside.h"

namespace commands {

enum class DifferenceFormat { Text, Json, Markdown, GitHub };

/** Returns the format with a name of the option --format, or std::nullopt. */
[[nodiscard]] std::optional<DifferenceFormat> differenceFormat(const QString &name);

/** A difference with the descriptions that it is between, whose places it names. */
struct ReportedDifference {
    const difference::Difference &difference;
    const ComparedSide &before;
    const ComparedSide &now;
};

/** Returns the report of a difference. With `color`, the text has levels in the colors of a terminal. */
[[nodiscard]] QByteArray differenceReport(DifferenceFormat format, const ReportedDifference &reported, bool color);

} // namespace commands

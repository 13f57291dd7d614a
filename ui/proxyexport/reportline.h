#pragma once

#include <QString>

namespace proxyexport {

/** A line of a report for the user. */
struct ReportLine {
    enum class Kind { Lost, File, Note, Set, Differs, Kept };
    static constexpr Kind Kinds[] = {Kind::Lost, Kind::File, Kind::Note, Kind::Set, Kind::Differs, Kind::Kept};

    Kind kind = Kind::Kept;
    QString text; ///< A translated sentence.
    friend bool operator==(const ReportLine &, const ReportLine &) = default;
};

/** Returns the translated word for a kind of lines, such as `Lost`. */
[[nodiscard]] QString wordOf(ReportLine::Kind kind);

/** Returns a line with its word, such as `Lost: …`, for screen readers. */
[[nodiscard]] QString spokenLine(const ReportLine &line);

} // namespace proxyexport

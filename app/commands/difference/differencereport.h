#pragma once

#include "apichange.h"
#include "comparedside.h"
#include "recordedbreaks.h"

namespace commands {

enum class DifferenceFormat { Text, Json, Markdown, GitHub };

/** Returns the format with a name of the option --format, or std::nullopt. */
[[nodiscard]] std::optional<DifferenceFormat> differenceFormat(const QString &name);

/** A difference with the descriptions that it is between, whose places it names. */
struct ReportedDifference {
    const difference::Difference &difference;
    const ComparedSide &before;
    const ComparedSide &now;
    const recorded::RecordedBreaks *recorded = nullptr; ///< The exchanges of a HAR file; null without one.
    QString har = {};                                   ///< The name of the HAR file.
};

/** The report of the differences of many descriptions, which are added one after the other. */
class FolderReport final
{
public:
    FolderReport(DifferenceFormat format, bool color)
        : m_format(format)
        , m_hasColor(color)
    {}

    void add(const ReportedDifference &reported);
    /** Adds a description that only one folder has. A removed one is a breaking change. */
    void addRemoved(const QString &file);
    void addAdded(const QString &file);
    [[nodiscard]] QByteArray finished() const;

private:
    void addFile(const QString &file, bool isRemoved);

    DifferenceFormat m_format;
    bool m_hasColor;
    QByteArray m_definitions; ///< The reports so far; for JSON, the objects with commas between them.
    QStringList m_removed;
    QStringList m_added;
    qsizetype m_breaking = 0;
    qsizetype m_warnings = 0;
    qsizetype m_info = 0;
};

/** Returns the report of a difference. With `color`, the text has levels in the colors of a terminal. */
[[nodiscard]] QByteArray differenceReport(DifferenceFormat format, const ReportedDifference &reported, bool color);

} // namespace commands

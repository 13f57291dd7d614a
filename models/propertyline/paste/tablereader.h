#pragma once

#include "line.h"
#include "linefault.h"
#include "linescope.h"
#include "result.h"

namespace propertyline {

/** A text that was put together from parts of a row, with the place in the row of each of its characters. */
struct ComposedText {
    QString text;
    QList<qsizetype> places;

    /** Adds characters that the row does not have, as if they were at a place. */
    void add(QStringView added, qsizetype place);
    void add(const ComposedText &other);
    /** Returns the characters from `from` up to `end`. */
    [[nodiscard]] ComposedText part(qsizetype from, qsizetype end) const;
    [[nodiscard]] ComposedText trimmed() const;
    /** Returns the text without the marks of Markdown for code or bold text around it. */
    [[nodiscard]] ComposedText withoutMarks() const;
    /** Returns the part of the row that a part of the text is about. */
    [[nodiscard]] std::pair<qsizetype, qsizetype> rangeInRow(qsizetype column, qsizetype length) const;
};

/** Reads the rows of a table, in Markdown or with tabs between its cells. */
class TableReader final
{
public:
    explicit TableReader(const LineScope &scope)
        : m_scope(scope)
    {}

    /** Returns true if a line is a row of a table. */
    [[nodiscard]] static bool isRow(QStringView line);
    /** Reads a row. Returns std::nullopt for a rule, and for headings, whose order is that of the rows after them. */
    [[nodiscard]] std::optional<base::Result<Line, LineFault>> read(const QString &row);

private:
    enum class Column : quint8 { Name, Type, Required, Default, Description, Other };
    using Cells = QList<ComposedText>;

    [[nodiscard]] static Cells cellsOf(const QString &row);
    [[nodiscard]] static Column columnOf(const QString &heading);
    /** Takes the order of columns from a row of headings; returns false if it is none. */
    [[nodiscard]] bool takeHeadings(const Cells &cells);
    [[nodiscard]] Column columnAt(qsizetype index, const QString &text) const;
    /** The text of the line that the cells mean. */
    [[nodiscard]] ComposedText lineOf(const Cells &cells) const;

    const LineScope &m_scope;
    QList<Column> m_columns; ///< Empty if there are no headings.
    bool m_isFirst = true;
};

} // namespace propertyline

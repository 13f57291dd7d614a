#pragma once

#include "line.h"
#include "linefault.h"
#include "linescope.h"
#include "result.h"

#include <QSet>

namespace propertyline {

/** A line of pasted text, and the property that it means or why it means none. */
struct PastedLine {
    qsizetype number = 1; ///< The number of the line in the text, from 1.
    base::Result<Line, LineFault> line;
    /** The whole schema of a property that was read from JSON, if it has more than the line says. */
    std::optional<document::Value> schema = {};
};

/**
 * Reads several properties from pasted text:
 * - lines as parseLine() reads them, perhaps with `-` or `*` before them;
 * - a table in Markdown or with tabs between its cells: names, types, and columns with the headings Required, Default
 * and Description in any order; without headings, the cells after the type tell whether the property is required, or
 * are the description;
 * - a JSON object, or a list of them: the members, with types that fit their values.
 * Empty lines are skipped. A name that is in `taken` or that an earlier line has is a fault. At most MaximumPastedLines
 * are read.
 */
[[nodiscard]] QList<PastedLine> readPastedLines(const QString &text, const LineScope &scope,
                                                const QSet<QString> &taken = {});

} // namespace propertyline

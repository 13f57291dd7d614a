#pragma once

#include <QList>
#include <QString>

namespace architecture {

/** A line of text that people read: of a comment, of a string literal, or of a document. */
struct ProseLine {
    int number = 0; ///< From 1.
    QString text;
};

/** The comments and string literals of C++ code, line by line. */
[[nodiscard]] QList<ProseLine> proseOfCode(const QString &code);

/** All lines of a text. */
[[nodiscard]] QList<ProseLine> linesOf(const QString &text);

} // namespace architecture

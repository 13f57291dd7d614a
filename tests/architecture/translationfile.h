#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace architecture {

/** A text of a .ts file. */
struct TranslatedText {
    QString context;
    QString source;
    QString comment;
    bool hasNumber = false;     ///< It has a translation for each plural form.
    bool isFinished = false;    ///< The translator has not marked it as unfinished.
    QStringList translations{}; ///< One, or those of the plural forms in their order.

    /** What the program finds the text by. */
    [[nodiscard]] QString key() const;
};

/** Returns the texts of a .ts file in their order. An unreadable file has none. */
[[nodiscard]] QList<TranslatedText> textsOf(const QString &path);

/** Returns what is wrong with a translation, in a few words; empty if nothing is. A translation keeps the placeholders,
 * the number of mnemonics, line breaks, the blanks at both ends, the last punctuation mark and the pattern of a file
 * filter. With `isOne`, it is the form for the number 1, which may leave out `%n`. */
[[nodiscard]] QString mistakeIn(const QString &source, const QString &translation, bool isOne);

} // namespace architecture

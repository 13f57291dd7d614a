#pragma once

#include <QString>
#include <QStringList>

namespace support {

/** Finds texts that are not translated, in a window with the texts of a pseudo-locale: those outside of its brackets.
 */
class PseudoTexts final
{
public:
    /** Reads the texts that no translation changes: those of the files that a walk opens. */
    PseudoTexts();

    /** The parts of a text of a window that are outside of the pseudo-locale's brackets, except values, such as the
     * path of a file, and what is in the files. */
    [[nodiscard]] QStringList untranslatedIn(const QString &text) const;

private:
    [[nodiscard]] bool isValue(const QString &part) const;

    QString m_files;
};

/** Prints what is wrong, each text once, because Qt Test truncates the message of a failed check. Returns how many
 * texts there are. */
qsizetype reported(QStringList texts);

} // namespace support

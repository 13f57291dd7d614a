#pragma once

#include <QByteArray>
#include <QString>

namespace source {

/**
 * The bytes of a row as they are shown. Each character has as many UTF-16 units as it is written with: one that would
 * end the row, is invisible or changes the direction of the text is shown as a symbol.
 */
class RowText final
{
public:
    RowText() = default;
    /** UTF-8 without a line break. */
    explicit RowText(const QByteArray &bytes);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] const QString &shown() const { return m_shown; }
    /** The UTF-16 units before a byte. */
    [[nodiscard]] qsizetype unitAt(qsizetype byte) const;
    /** The first byte of the character with that UTF-16 unit; the size at the end. */
    [[nodiscard]] qsizetype byteAt(qsizetype unit) const;

private:
    QByteArray m_bytes;
    QString m_shown;
    bool m_isAscii = true;
};

/** Text that is typed or pasted as it is written: UTF-8 with the line breaks of the document. */
[[nodiscard]] QByteArray written(QString typed, bool usesCrlf);

} // namespace source

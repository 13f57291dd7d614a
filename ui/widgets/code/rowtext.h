#pragma once

#include <QByteArray>
#include <QString>

namespace widgets {

/**
 * The text of a row as a view shows it, with conversions between its bytes and its UTF-16 units. A character that would
 * end the row, is invisible or changes the direction of the text is shown as a symbol that takes as many UTF-16 units.
 */
class RowText final
{
public:
    RowText() = default;
    /** `bytes` is UTF-8 without a line break. */
    explicit RowText(const QByteArray &bytes);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] const QString &shown() const { return m_shown; }
    /** Returns the number of UTF-16 units of shown() before the byte at an index of bytes(). */
    [[nodiscard]] qsizetype unitAt(qsizetype byte) const;
    /** Returns the index of the first byte of the character that contains a UTF-16 unit of shown(); the number of bytes
     * if `unit` is at the end. */
    [[nodiscard]] qsizetype byteAt(qsizetype unit) const;

private:
    QByteArray m_bytes;
    QString m_shown;
    bool m_isAscii = true;
};

} // namespace widgets

#pragma once

#include <QByteArrayView>

namespace base {

/**
 * Reads single bytes and runs of bytes of a text by their places (offsets); places outside of the text have the byte 0.
 */
class ByteCursor
{
public:
    explicit ByteCursor(QByteArrayView text)
        : m_text(text)
    {}

    [[nodiscard]] QByteArrayView text() const { return m_text; }
    [[nodiscard]] char at(qsizetype place) const { return place >= 0 && place < m_text.size() ? m_text[place] : '\0'; }
    [[nodiscard]] bool isAt(qsizetype place, QByteArrayView bytes) const
    {
        return place >= 0 && place < m_text.size() && bytes.contains(m_text[place]);
    }
    [[nodiscard]] qsizetype skip(qsizetype place, QByteArrayView bytes) const
    {
        while (isAt(place, bytes))
            ++place;
        return place;
    }
    [[nodiscard]] qsizetype skipBack(qsizetype place, QByteArrayView bytes) const
    {
        while (isAt(place - 1, bytes))
            --place;
        return place;
    }
    [[nodiscard]] QByteArrayView between(qsizetype from, qsizetype end) const
    {
        return m_text.sliced(from, end - from);
    }

private:
    QByteArrayView m_text;
};

} // namespace base

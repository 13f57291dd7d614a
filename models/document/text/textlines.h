#pragma once

#include "characters.h"

#include <QByteArrayView>

#include <algorithm>

namespace document {

/** True if the text consists only of spaces and tabs. */
inline bool isBlank(QByteArrayView text)
{
    return std::all_of(text.cbegin(), text.cend(), [](char c) { return is(c, White); });
}

/** Iterates over the lines of a text, which end with LF, CR LF or CR. */
class Lines
{
public:
    explicit Lines(QByteArrayView text)
        : m_p(text.begin())
        , m_end(text.end())
    {}

    [[nodiscard]] bool atEnd() const { return m_done; }
    QByteArrayView next()
    {
        const char *from = m_p;
        while (m_p != m_end && !is(*m_p, Break))
            ++m_p;
        const QByteArrayView line(from, m_p - from);
        if (m_p == m_end)
            m_done = true;
        else
            m_p += *m_p == '\r' && m_p + 1 != m_end && m_p[1] == '\n' ? 2 : 1;
        return line;
    }
    [[nodiscard]] const char *position() const { return m_p; }

private:
    const char *m_p;
    const char *m_end;
    bool m_done = false;
};

} // namespace document

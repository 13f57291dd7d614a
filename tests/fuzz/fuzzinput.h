#pragma once

#include "snapshot.h"

#include <QByteArrayList>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace fuzz {

/**
 * How the targets of the document core read their bytes: the first one chooses the format, a text follows up to a NUL
 * byte, and what is after it are choices. So one corpus serves all of them.
 */
class Input final
{
public:
    Input(const uint8_t *data, size_t size)
        : m_rest(reinterpret_cast<const char *>(data), qsizetype(size))
    {
        m_format = choice(2) == 0 ? document::Format::Yaml : document::Format::Json;
        const qsizetype cut = m_rest.indexOf('\0');
        m_text = m_rest.first(cut < 0 ? m_rest.size() : cut).toByteArray();
        m_rest = m_rest.sliced(cut < 0 ? m_rest.size() : cut + 1);
    }

    [[nodiscard]] document::Format format() const { return m_format; }
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    [[nodiscard]] bool isDone() const { return m_rest.isEmpty(); }

    /** A number below `limit`; zero when the bytes are used up. */
    [[nodiscard]] qsizetype choice(qsizetype limit)
    {
        qsizetype number = takeByte();
        if (limit > 256)
            number = number << 8 | takeByte();
        return limit > 0 ? number % limit : 0;
    }
    /** The next bytes, fewer at the end. */
    [[nodiscard]] QByteArray bytes(qsizetype length)
    {
        const QByteArrayView taken = m_rest.first(std::min(length, m_rest.size()));
        m_rest = m_rest.sliced(taken.size());
        return taken.toByteArray();
    }
    /** The next bytes as text: what is no UTF-8 is replaced. */
    [[nodiscard]] QByteArray utf8(qsizetype length) { return QString::fromUtf8(bytes(length)).toUtf8(); }

private:
    qsizetype takeByte()
    {
        if (m_rest.isEmpty())
            return 0;
        const auto byte = static_cast<unsigned char>(m_rest.front());
        m_rest = m_rest.sliced(1);
        return byte;
    }

    QByteArrayView m_rest;
    QByteArray m_text;
    document::Format m_format = document::Format::Yaml;
};

/** Ends the run as a finding when the property does not hold; the texts are those it was to hold for. */
inline void require(bool holds, const char *property, const QByteArrayList &texts = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", property);
    for (const QByteArray &text : texts)
        std::fprintf(stderr, "---\n%s\n", text.toPercentEncoding(" :{}[]'\"\n#&*!|>,?").constData());
    std::abort();
}

} // namespace fuzz

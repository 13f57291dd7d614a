#include "jsonwriter.h"

#include "utf8.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>

namespace base {

namespace {

bool needsEscape(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte < 0x20 || character == '"' || character == '\\';
}

void appendEscape(QByteArray &out, char character)
{
    static constexpr char digits[] = "0123456789abcdef";
    static constexpr QByteArrayView escaped("\"\\\n\r\t\b\f");
    static constexpr QByteArrayView letters("\"\\nrtbf");
    const auto *const found = std::find(escaped.begin(), escaped.end(), character);
    const auto byte = static_cast<unsigned char>(character);
    if (found != escaped.end())
        out.append('\\').append(letters[found - escaped.begin()]);
    else
        out.append("\\u00").append(digits[byte >> 4]).append(digits[byte & 15]);
}

void appendQuoted(QByteArray &out, QByteArrayView utf8)
{
    out.append('"');
    for (const auto *from = utf8.begin(); from != utf8.end();) {
        const auto *const to = std::find_if(from, utf8.end(), needsEscape);
        out.append(QByteArrayView(from, to));
        if (to == utf8.end())
            break;
        appendEscape(out, *to);
        from = to + 1;
    }
    out.append('"');
}

} // namespace

QByteArray jsonQuoted(QByteArrayView utf8)
{
    QByteArray text;
    text.reserve(utf8.size() + 2);
    appendQuoted(text, utf8);
    return text;
}

void JsonWriter::breakLine()
{
    if (m_indent > 0)
        m_out.append('\n').append(qsizetype(m_indent) * m_depth, ' ');
}

void JsonWriter::beginValue()
{
    if (std::exchange(m_afterKey, false))
        return;
    if (!std::exchange(m_isFirst, false))
        m_out.append(',');
    if (m_depth > 0)
        breakLine();
}

JsonWriter &JsonWriter::open(char bracket)
{
    beginValue();
    m_out.append(bracket);
    ++m_depth;
    m_isFirst = true;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    --m_depth;
    if (!std::exchange(m_isFirst, false))
        breakLine();
    m_out.append(bracket);
    return *this;
}

JsonWriter &JsonWriter::beginObject()
{
    return open('{');
}

JsonWriter &JsonWriter::endObject()
{
    return close('}');
}

JsonWriter &JsonWriter::beginArray()
{
    return open('[');
}

JsonWriter &JsonWriter::endArray()
{
    return close(']');
}

JsonWriter &JsonWriter::key(QByteArrayView utf8)
{
    beginValue();
    appendQuoted(m_out, utf8);
    m_out.append(m_indent > 0 ? ": " : ":");
    m_afterKey = true;
    return *this;
}

JsonWriter &JsonWriter::text(QByteArrayView bytes)
{
    return isUtf8(bytes) ? utf8(bytes) : text(QString::fromLatin1(bytes.data(), bytes.size()));
}

JsonWriter &JsonWriter::text(QStringView text)
{
    return utf8(text.toUtf8());
}

JsonWriter &JsonWriter::utf8(QByteArrayView utf8)
{
    beginValue();
    appendQuoted(m_out, utf8);
    return *this;
}

JsonWriter &JsonWriter::number(qint64 value)
{
    return raw(QByteArray::number(value));
}

JsonWriter &JsonWriter::number(double value)
{
    return raw(QByteArray::number(value, 'f', 3));
}

JsonWriter &JsonWriter::boolean(bool value)
{
    return raw(value ? "true" : "false");
}

JsonWriter &JsonWriter::null()
{
    return raw("null");
}

JsonWriter &JsonWriter::raw(QByteArrayView json)
{
    beginValue();
    m_out.append(json);
    return *this;
}

} // namespace base

#include "orderedjson.h"

#include <QString>
#include <QStringDecoder>

namespace traffic {

namespace {

void appendEscaped(QByteArray &out, QByteArrayView utf8)
{
    static constexpr char digits[] = "0123456789abcdef";
    out.append('"');
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out.append('\\').append(c);
        else if (c == '\n')
            out.append("\\n");
        else if (c == '\r')
            out.append("\\r");
        else if (c == '\t')
            out.append("\\t");
        else if (byte < 0x20 || byte == 0x7f)
            out.append("\\u00").append(digits[byte >> 4]).append(digits[byte & 15]);
        else
            out.append(c);
    }
    out.append('"');
}

} // namespace

bool isUtf8(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString decoded = decoder.decode(bytes);
    return !decoder.hasError();
}

void OrderedJson::separate()
{
    if (m_needsComma)
        m_out.append(',');
    m_needsComma = true;
}

OrderedJson &OrderedJson::beginObject()
{
    separate();
    m_out.append('{');
    m_needsComma = false;
    return *this;
}

OrderedJson &OrderedJson::endObject()
{
    m_out.append('}');
    m_needsComma = true;
    return *this;
}

OrderedJson &OrderedJson::beginArray()
{
    separate();
    m_out.append('[');
    m_needsComma = false;
    return *this;
}

OrderedJson &OrderedJson::endArray()
{
    m_out.append(']');
    m_needsComma = true;
    return *this;
}

OrderedJson &OrderedJson::key(QByteArrayView name)
{
    separate();
    appendEscaped(m_out, name);
    m_out.append(':');
    m_needsComma = false;
    return *this;
}

OrderedJson &OrderedJson::text(QByteArrayView bytes)
{
    separate();
    if (isUtf8(bytes))
        appendEscaped(m_out, bytes);
    else
        appendEscaped(m_out, QString::fromLatin1(bytes.data(), bytes.size()).toUtf8());
    return *this;
}

OrderedJson &OrderedJson::text(QStringView text)
{
    separate();
    appendEscaped(m_out, text.toUtf8());
    return *this;
}

OrderedJson &OrderedJson::number(qint64 value)
{
    return raw(QByteArray::number(value));
}

OrderedJson &OrderedJson::number(double value)
{
    return raw(QByteArray::number(value, 'f', 3));
}

OrderedJson &OrderedJson::boolean(bool value)
{
    return raw(value ? "true" : "false");
}

OrderedJson &OrderedJson::null()
{
    return raw("null");
}

OrderedJson &OrderedJson::raw(QByteArrayView json)
{
    separate();
    m_out.append(json);
    return *this;
}

} // namespace traffic

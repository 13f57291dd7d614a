#include "textshape.h"

#include "requestvalues.h"
#include "schemaofsamples.h"
#include "secretnames.h"

namespace inference {

void TextShape::add(const QByteArray &text)
{
    // What redaction has replaced tells nothing about the value.
    if (text == traffic::Redacted)
        return;
    const QByteArray type = schema::typeNameOf(drafts::typedValue(text));
    m_types |= type == "integer"   ? IntegerBit
               : type == "number"  ? NumberBit
               : type == "boolean" ? BooleanBit
                                   : StringBit;
    m_formats.add(text);
}

void TextShape::addAll(const QList<QByteArray> &texts)
{
    m_isList = m_isList || texts.size() > 1;
    for (const QByteArray &text : texts)
        add(text);
}

void TextShape::merge(const TextShape &other)
{
    m_types |= other.m_types;
    m_isList = m_isList || other.m_isList;
    m_formats.merge(other.m_formats);
}

quint8 TextShape::type() const
{
    if (m_types == BooleanBit || m_types == IntegerBit)
        return m_types;
    const bool areNumbers = m_types != 0 && (m_types & ~(IntegerBit | NumberBit)) == 0;
    return areNumbers ? NumberBit : StringBit;
}

} // namespace inference

#include "valuewriter.h"

#include "scalarstyle.h"

namespace document {

namespace {

using Shape = WriteStyle::Shape;

bool isEmptyCollection(const Value &value)
{
    return value.items().isEmpty() && value.members().isEmpty();
}

} // namespace

bool ValueWriter::isBlock(const Value &value) const
{
    return m_style.shape == Shape::Block && value.isContainer() && !isEmptyCollection(value);
}

int ValueWriter::nestedColumn(const Value &collection) const
{
    const bool isAtKey = collection.type() == Value::Type::Array && !m_style.itemsIndented;
    return m_style.column + (isAtKey ? 0 : m_style.step);
}

QByteArray ValueWriter::value(const Value &value) const
{
    if (!value.isContainer())
        return scalar(value);
    return isBlock(value) ? blockEntries(value) : inBrackets(value);
}

QByteArray ValueWriter::scalar(const Value &value) const
{
    ScalarPlace place;
    place.format = m_style.format;
    place.inFlow = m_style.shape != Shape::Block;
    place.style = m_style.strings;
    place.indent = m_style.around;
    place.linesIndent = std::max(m_style.around, 0) + m_style.step;
    place.newline = m_style.newline;
    place.endsText = m_style.endsText;
    return writeScalar(value, place);
}

QByteArray ValueWriter::key(const QByteArray &key) const
{
    ScalarPlace place;
    place.format = m_style.format;
    place.inFlow = m_style.shape != Shape::Block;
    place.isKey = true;
    place.style = m_style.keys;
    place.quotes = m_style.quotes;
    place.plainNumberIsKey = m_style.plainNumberIsKey;
    return writeScalar(Value::string(key), place);
}

ValueWriter ValueWriter::at(int column, int around) const
{
    WriteStyle style = m_style;
    style.column = column;
    style.around = around;
    return ValueWriter(std::move(style));
}

QByteArray ValueWriter::lineStart() const
{
    return m_style.newline + QByteArray(m_style.column, ' ');
}

QByteArray ValueWriter::keyAndGap(const QByteArray &name) const
{
    const QByteArray written = key(name);
    // YAML requires a blank after the colon unless the key is quoted.
    const bool isTight = m_style.shape != Shape::Block && m_style.colonGap.isEmpty() && written.startsWith('"');
    return written +
           (isTight ? QByteArray(":") : ':' + (m_style.colonGap.isEmpty() ? QByteArray(" ") : m_style.colonGap));
}

QByteArray ValueWriter::member(const QByteArray &name, const Value &value) const
{
    if (m_style.shape != Shape::Block)
        return keyAndGap(name) + this->value(value);
    if (!isBlock(value))
        return key(name) + ": " + at(m_style.column, m_style.column).value(value);
    const ValueWriter nested = at(nestedColumn(value), m_style.column);
    return key(name) + ':' + nested.lineStart() + nested.value(value);
}

QByteArray ValueWriter::item(const Value &value) const
{
    static constexpr int DashWidth = 2;
    if (m_style.shape != Shape::Block)
        return this->value(value);
    return "- " + at(m_style.column + DashWidth, m_style.column).value(value);
}

QByteArray ValueWriter::blockEntries(const Value &collection) const
{
    WriteStyle followedStyle = m_style;
    followedStyle.endsText = false;
    const ValueWriter followed(std::move(followedStyle));
    qsizetype left = collection.members().size() + collection.items().size();
    const auto writer = [&]() -> const ValueWriter & { return --left > 0 ? followed : *this; };
    QByteArray text;
    for (const auto &[name, member] : collection.members())
        text += (text.isEmpty() ? QByteArray() : lineStart()) + writer().member(name, member);
    for (const Value &item : collection.items())
        text += (text.isEmpty() ? QByteArray() : lineStart()) + writer().item(item);
    return text;
}

QByteArray ValueWriter::inBrackets(const Value &collection) const
{
    const bool isObject = collection.type() == Value::Type::Object;
    const QByteArray open(isObject ? "{" : "[");
    const QByteArray close(isObject ? "}" : "]");
    if (isEmptyCollection(collection))
        return open + close;

    WriteStyle inner = m_style;
    inner.margin += m_style.unit;
    const bool isSpread = m_style.shape == Shape::Spread;
    const ValueWriter nested(inner);
    const QByteArray gap = isSpread ? m_style.newline + inner.margin : m_style.commaGap;
    QByteArray entries;
    for (const auto &[name, member] : collection.members())
        entries += (entries.isEmpty() ? QByteArray() : ',' + gap) + nested.member(name, member);
    for (const Value &item : collection.items())
        entries += (entries.isEmpty() ? QByteArray() : ',' + gap) + nested.item(item);
    if (isSpread)
        return open + gap + entries + m_style.newline + m_style.margin + close;
    const QByteArray pad = isObject ? m_style.bracketGap : QByteArray();
    return open + pad + entries + pad + close;
}

} // namespace document

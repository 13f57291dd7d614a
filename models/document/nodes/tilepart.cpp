#include "tilepart.h"

#include "coreschema.h"
#include "propertytext.h"
#include "scalartext.h"

namespace document {

namespace {

constexpr QByteArrayView CoreTag = "!<tag:yaml.org,2002:";

/** `!!int` for `!<tag:yaml.org,2002:int>`. */
QByteArray shortTag(const QByteArray &tag)
{
    return tag.startsWith(CoreTag) ? "!!" + tag.mid(CoreTag.size()).chopped(1) : tag;
}

ScalarType typeByTag(const QByteArray &tag, QByteArrayView text)
{
    const ScalarType plain = resolvePlain(text);
    const bool matches = (tag == "!!null" && plain == ScalarType::Null) ||
                         (tag == "!!bool" && plain == ScalarType::Bool) ||
                         (tag == "!!int" && plain == ScalarType::Integer) ||
                         (tag == "!!float" && (plain == ScalarType::Float || plain == ScalarType::Integer));
    return matches ? plain : ScalarType::String;
}

} // namespace

base::Span TilePart::span() const
{
    base::Span span = isKey ? tile->keySpan() : tile->valueSpan();
    span.offset += start;
    return span;
}

base::Span TilePart::contentSpan() const
{
    const qsizetype from = isKey ? tile->keyContent : tile->valueContent;
    const qsizetype to = isKey ? tile->keyEnd : tile->valueEnd;
    return {start + from, to - from};
}

QByteArray TilePart::bytes() const
{
    const ScalarStyle written = style();
    if (written == ScalarStyle::Empty || written == ScalarStyle::Alias)
        return {};
    const bool raw = tile->has(isKey ? Tile::KeyIsRaw : Tile::ValueIsRaw);
    base::Span span = contentSpan();
    if (raw && written != ScalarStyle::Plain)
        span = {span.offset + 1, span.length - 2};
    if (raw)
        return data->treeText.bytes(span);
    QByteArray scratch;
    return decodeScalar(data->treeText.view(span, scratch), written, indent);
}

bool TilePart::isTextByStyle() const
{
    const ScalarStyle written = style();
    return written != ScalarStyle::Plain && written != ScalarStyle::Empty && written != ScalarStyle::Alias &&
           !tile->has(isKey ? Tile::KeyProperties : Tile::ValueProperties);
}

ScalarType TilePart::typeOf(const QByteArray &text) const
{
    const bool tagged = tile->has(isKey ? Tile::KeyProperties : Tile::ValueProperties);
    const QByteArray tag = tagged ? shortTag(property('!')) : QByteArray();
    if (!tag.isEmpty())
        return typeByTag(tag, text);
    const ScalarStyle written = style();
    const bool plain = written == ScalarStyle::Plain || written == ScalarStyle::Empty;
    return plain ? resolvePlain(text) : ScalarType::String;
}

QByteArray TilePart::property(char mark) const
{
    if (!tile->has(isKey ? Tile::KeyProperties : Tile::ValueProperties))
        return {};
    const qsizetype from = isKey ? tile->keyOffset : tile->valueOffset;
    const qsizetype to = isKey ? tile->keyContent : tile->valueContent;
    QByteArray scratch;
    return propertyIn(data->treeText.view({start + from, to - from}, scratch), mark).toByteArray();
}

QByteArray TilePart::aliasName() const
{
    const base::Span span = contentSpan();
    return data->treeText.bytes({span.offset + 1, span.length - 1});
}

TilePart TilePart::resolved() const
{
    if (kind() != Kind::Alias)
        return *this;
    std::call_once(data->anchorsOnce, [this] { data->anchors = AnchorTable(*data->stream, data->treeText); });
    const qsizetype from = contentSpan().offset;
    const qsizetype document = data->stream->tileCovering(from).index;
    const AnchorTable::Target found = data->anchors.find(aliasName(), from, document);
    return found.tile ? TilePart{data, found.tile, found.start, found.indent, found.isKey} : *this;
}

} // namespace document

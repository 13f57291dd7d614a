#include "nodereader.h"

#include "coreschema.h"
#include "scalartext.h"

#include <algorithm>

namespace document {

namespace {

/** The content of a scalar: the bytes in the text where they are what they mean, else decoded. */
QByteArray decodeBytes(const SnapshotData &data, base::Span span, ScalarStyle style, bool raw, int indent)
{
    if (style == ScalarStyle::Empty || style == ScalarStyle::Alias)
        return {};
    if (raw && style != ScalarStyle::Plain)
        span = {span.offset + 1, span.length - 2};
    if (raw)
        return data.treeText.bytes(span);
    QByteArray scratch;
    return decodeScalar(data.treeText.view(span, scratch), style, indent);
}

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

QByteArray decodedKey(const SnapshotData &data, const Tile &tile, qsizetype start, int indent)
{
    if (!tile.has(Tile::Quiet)) {
        const base::Span span{start + tile.keyContent, qsizetype(tile.keyEnd) - tile.keyContent};
        return decodeBytes(data, span, tile.keyStyle, tile.has(Tile::KeyIsRaw), indent);
    }
    // The node lives no longer than this call, and so does not own the data.
    const std::shared_ptr<const SnapshotData> borrowed(std::shared_ptr<const SnapshotData>(), &data);
    return NodeReader::keyText(NodeReader::make(borrowed, &tile, start, indent, true));
}

Node NodeReader::make(const std::shared_ptr<const SnapshotData> &data, const Tile *tile, qsizetype start, int indent,
                      bool isKey)
{
    Node node;
    node.m_data = data;
    node.m_tile = tile;
    node.m_start = start;
    node.m_indent = indent;
    node.m_part = isKey ? Part::Key : Part::Value;
    return node;
}

Node NodeReader::child(const Node &node, const TilePlace &place, Part part)
{
    return make(node.m_data, place.tile, collectionStart(node) + place.offset, collection(node)->indent,
                part == Part::Key);
}

ScalarStyle NodeReader::style(const Node &node)
{
    return node.m_part == Part::Key ? node.m_tile->keyStyle : node.m_tile->valueStyle;
}

const TreeNode *NodeReader::collection(const Node &node)
{
    if (!node.m_tile)
        return nullptr;
    return node.m_part == Part::Key ? node.m_tile->keyChild.data() : node.m_tile->child.data();
}

qsizetype NodeReader::collectionStart(const Node &node)
{
    return node.m_start + (node.m_part == Part::Key ? node.m_tile->keyContent : node.m_tile->valueContent);
}

ScalarType NodeReader::resolve(const Node &scalar, const QByteArray &text)
{
    const bool tagged = scalar.m_tile->has(scalar.m_part == Part::Key ? Tile::KeyProperties : Tile::ValueProperties);
    const QByteArray tag = tagged ? shortTag(property(scalar, '!')) : QByteArray();
    if (!tag.isEmpty())
        return typeByTag(tag, text);
    const ScalarStyle written = style(scalar);
    const bool plain = written == ScalarStyle::Plain || written == ScalarStyle::Empty;
    return plain ? resolvePlain(text) : ScalarType::String;
}

QByteArray NodeReader::property(const Node &node, char mark)
{
    const Tile &tile = *node.m_tile;
    const bool key = node.m_part == Part::Key;
    if (!tile.has(key ? Tile::KeyProperties : Tile::ValueProperties))
        return {};
    const qsizetype from = key ? tile.keyOffset : tile.valueOffset;
    const qsizetype to = key ? tile.keyContent : tile.valueContent;
    QByteArray scratch;
    return propertyIn(node.m_data->treeText.view({node.m_start + from, to - from}, scratch), mark).toByteArray();
}

base::Span NodeReader::contentSpan(const Node &node)
{
    const Tile &tile = *node.m_tile;
    const bool key = node.m_part == Part::Key;
    const qsizetype from = key ? tile.keyContent : tile.valueContent;
    const qsizetype to = key ? tile.keyEnd : tile.valueEnd;
    return {node.m_start + from, to - from};
}

QByteArray NodeReader::decode(const Node &node)
{
    const bool raw = node.m_tile->has(node.m_part == Part::Key ? Tile::KeyIsRaw : Tile::ValueIsRaw);
    return decodeBytes(*node.m_data, contentSpan(node), style(node), raw, node.m_indent);
}

QByteArray NodeReader::aliasName(const Node &alias)
{
    const base::Span span = contentSpan(alias);
    return alias.m_data->treeText.bytes({span.offset + 1, span.length - 1});
}

Node NodeReader::target(const Node &alias)
{
    const SnapshotData &data = *alias.m_data;
    std::call_once(data.anchorsOnce, [&data] { data.anchors = AnchorTable(data); });
    const qsizetype from = contentSpan(alias).offset;
    const qsizetype document = data.stream->tileCovering(from).index;
    const AnchorTable::Target found = data.anchors.find(aliasName(alias), from, document);
    return found.tile ? make(alias.m_data, found.tile, found.start, found.indent, found.isKey) : alias;
}

Node NodeReader::member(const Node &mapping, QByteArrayView key, int mergeDepth)
{
    if (!mapping.isMapping())
        return {};
    const TreeNode &node = *collection(mapping);
    const SnapshotData &data = *mapping.m_data;
    const qsizetype index = indexOfKey(data, node, collectionStart(mapping), key);
    if (index >= 0)
        return child(mapping, node.tileAt(index), Part::Value);
    if (data.format == Format::Json || mergeDepth == 0)
        return {};
    const qsizetype merge = indexOfKey(data, node, collectionStart(mapping), "<<");
    if (merge < 0 || node.tileAt(merge).tile->keyStyle != ScalarStyle::Plain)
        return {};
    const Node source = child(mapping, node.tileAt(merge), Part::Value).resolved();
    if (source.isMapping())
        return member(source, key, mergeDepth - 1);
    for (qsizetype i = 0; source.isSequence() && i < source.childCount(); ++i) {
        const Node found = member(source.childAt(i).resolved(), key, mergeDepth - 1);
        if (found.exists())
            return found;
    }
    return {};
}

} // namespace document

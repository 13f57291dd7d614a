#include "entryfront.h"

namespace document {

bool hasSimpleKey(const Tile &tile)
{
    const bool isText = tile.keyStyle == ScalarStyle::Plain || tile.keyStyle == ScalarStyle::SingleQuoted ||
                        tile.keyStyle == ScalarStyle::DoubleQuoted;
    return isText && !tile.has(Tile::ExplicitKey) && !tile.has(Tile::NoColon);
}

bool isFront(const Tile &tile, NodeKind kind)
{
    return (kind == NodeKind::Sequence || hasSimpleKey(tile)) && tile.valueStyle == ScalarStyle::Empty &&
           tile.valueOffset == tile.width - 1 && tile.valueEnd == tile.width - 1 && !tile.has(Tile::ValueProperties);
}

void takeValue(Tile &front, const Tile &old, qsizetype head, qsizetype oldHead)
{
    constexpr int OfValue = Tile::ValueIsRaw | Tile::ValueProperties;
    const auto moved = [&](quint32 offset) { return quint32(qsizetype(offset) - oldHead + head); };
    front.width = moved(old.width);
    front.valueOffset = moved(old.valueOffset);
    front.valueContent = moved(old.valueContent);
    front.valueEnd = moved(old.valueEnd);
    front.valueStyle = old.valueStyle;
    front.flags = quint8((front.flags & ~OfValue) | (old.flags & OfValue));
    front.child = old.child;
}

} // namespace document

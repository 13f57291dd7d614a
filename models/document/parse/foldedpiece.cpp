#include "foldedpiece.h"

namespace document {

namespace {

constexpr qsizetype SmallestFold = 64;
constexpr QByteArrayView Brackets = "[]";

} // namespace

void FoldedPiece::fold(qsizetype start, const NodeRef &collection)
{
    if (collection->layout != Layout::Flow || qsizetype(collection->width) < SmallestFold)
        return;
    m_front += m_source.bytes({m_done, start - m_done});
    m_folds.push_back({m_front.size(), collection});
    m_front += Brackets;
    m_done = start + qsizetype(collection->width);
}

bool FoldedPiece::unfold(std::vector<Tile> &tiles) const
{
    auto fold = m_folds.begin();
    qsizetype start = 0;
    for (Tile &tile : tiles) {
        const qsizetype next = start + qsizetype(tile.width);
        if (fold != m_folds.end() && fold->at < next) {
            const bool isValue = tile.child && tile.child->layout == Layout::Flow &&
                                 start + qsizetype(tile.valueContent) == fold->at;
            if (!isValue)
                return false;
            const quint32 grown = fold->collection->width - quint32(Brackets.size());
            tile.child = fold->collection;
            tile.width += grown;
            tile.valueEnd += grown;
            ++fold;
        }
        start = next;
    }
    return fold == m_folds.end();
}

} // namespace document

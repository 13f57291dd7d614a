#include "pieces.h"

namespace lint {

using document::Node;
using document::Pointer;

namespace {

/** Maps of the root whose entries are pieces. */
bool holdsPieces(QByteArrayView member)
{
    return member == "paths" || member == "webhooks";
}

/** True if the text of a piece is the same, with the same distance from its key. */
bool isSame(const Piece &one, const Piece &other)
{
    const base::Span left = one.node.span();
    const base::Span right = other.node.span();
    if (left.length != right.length || one.key.length != other.key.length ||
        left.offset - one.key.offset != right.offset - other.key.offset)
        return false;
    if (!one.node.isScalar())
        return isShared(one.node, other.node);
    return other.node.isScalar() && one.node.scalarType() == other.node.scalarType() &&
           one.node.bytes() == other.node.bytes();
}

} // namespace

Pieces::Pieces(const document::Snapshot &snapshot)
{
    const Node root = snapshot.root();
    for (qsizetype i = 0; root.isMapping() && i < root.childCount(); ++i) {
        const QByteArray key = root.keyAt(i);
        const Node value = root.childAt(i);
        if (holdsPieces(key) && value.isMapping()) {
            addAll({key}, value);
        } else if (key == "components" && value.isMapping()) {
            for (qsizetype k = 0; k < value.childCount(); ++k) {
                if (value.childAt(k).isMapping())
                    addAll({key, value.keyAt(k)}, value.childAt(k));
                else
                    add({key, value.keyAt(k)}, value, k);
            }
        } else {
            add({key}, root, i);
        }
    }
}

void Pieces::add(const Pointer &place, const Node &parent, qsizetype index)
{
    m_list.push_back({place, parent.childAt(index), parent.keySpanAt(index)});
}

void Pieces::addAll(const Pointer &place, const Node &map)
{
    for (qsizetype i = 0; i < map.childCount(); ++i)
        add(place / map.keyAt(i), map, i);
}

std::optional<Pointer> Pieces::pieceOf(const Pointer &place)
{
    const auto &tokens = place.tokens();
    const QByteArray member = tokens.value(0);
    const qsizetype depth = member == "components" ? 3 : holdsPieces(member) ? 2 : 1;
    return tokens.size() < depth ? std::nullopt : std::optional(Pointer(tokens.first(depth)));
}

const Piece *Pieces::find(const Pointer &place) const
{
    if (m_numbers.isEmpty()) {
        m_numbers.reserve(qsizetype(m_list.size()));
        for (std::size_t i = 0; i < m_list.size(); ++i)
            m_numbers.insert(m_list[i].place, i);
    }
    const auto number = m_numbers.constFind(place);
    return number == m_numbers.constEnd() ? nullptr : &m_list[*number];
}

QSet<Pointer> Pieces::differencesFrom(const Pieces &before) const
{
    QSet<Pointer> different;
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        const Piece &piece = m_list[i];
        // Most edits leave the pieces in their places.
        const bool isInPlace = i < before.m_list.size() && before.m_list[i].place == piece.place;
        const Piece *old = isInPlace ? &before.m_list[i] : before.find(piece.place);
        if (!old || !isSame(*old, piece))
            different.insert(piece.place);
    }
    for (std::size_t i = 0; i < before.m_list.size(); ++i) {
        const Pointer &place = before.m_list[i].place;
        if ((i >= m_list.size() || m_list[i].place != place) && !find(place))
            different.insert(place);
    }
    return different;
}

} // namespace lint

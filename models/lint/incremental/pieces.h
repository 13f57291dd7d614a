#pragma once

#include "snapshot.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace lint {

/** A part of a document that is checked by itself: a path item, a webhook, a component. Other members of the root are
 * pieces too, so that every finding is in one. */
struct Piece {
    document::Pointer place;
    document::Node node;
    base::Span key;
};

/** The pieces of one state of a document. */
class Pieces final
{
public:
    Pieces() = default;
    explicit Pieces(const document::Snapshot &snapshot);

    /** The piece that a place is in. Nothing for places that contain pieces. */
    [[nodiscard]] static std::optional<document::Pointer> pieceOf(const document::Pointer &place);

    /** In the order of the text. */
    [[nodiscard]] const std::vector<Piece> &list() const { return m_list; }
    [[nodiscard]] const Piece *find(const document::Pointer &place) const;
    /** The pieces that are in one of the states only, or that differ. */
    [[nodiscard]] QSet<document::Pointer> differencesFrom(const Pieces &before) const;

private:
    void add(const document::Pointer &place, const document::Node &parent, qsizetype index);
    void addAll(const document::Pointer &place, const document::Node &map);

    std::vector<Piece> m_list;
    mutable QHash<document::Pointer, std::size_t> m_numbers; ///< Filled on first use.
};

} // namespace lint

#pragma once

#include "snapshot.h"

#include <QSet>

#include <optional>
#include <vector>

namespace lint {

/** A part of a document that is checked by itself: a path item, a webhook, a component. Other members of the root are
 * pieces too, so that every finding is in a piece. */
struct Piece {
    document::Node node;
    base::Span key;
};

/** The pieces of one state of a document. Each piece is read when it is asked for, so that a new state costs no time
 * for unchanged pieces. */
class Pieces final
{
public:
    Pieces() = default;
    explicit Pieces(const document::Snapshot &snapshot);

    /** Returns the pointer of the piece that a place is in, or std::nullopt for places that contain pieces. */
    [[nodiscard]] static std::optional<document::Pointer> pieceOf(const document::Pointer &place);

    [[nodiscard]] std::optional<Piece> find(const document::Pointer &place) const;
    /** Returns the node at any place of the document, or a missing node if nothing is at the place. */
    [[nodiscard]] document::Node at(const document::Pointer &place) const;
    /** Returns the pointers of the pieces that differ between the two states, or that only one of them has. */
    [[nodiscard]] QSet<document::Pointer> differencesFrom(const Pieces &before) const;

private:
    /** A mapping whose entries are pieces or other groups: the root, `paths`, `webhooks`, `components` and its members.
     */
    struct Group {
        document::Pointer place;
        document::Node map;

        /** Returns the piece at an index of the mapping, or std::nullopt if the entry is a group or the index is
         * negative. */
        [[nodiscard]] std::optional<Piece> pieceAt(qsizetype index) const;
        [[nodiscard]] bool isGroup(qsizetype index) const;
    };

    void add(const Group &group);
    [[nodiscard]] Group groupAt(const document::Pointer &place) const;
    static void addDifferences(const Group &before, const Group &now, QSet<document::Pointer> &different);

    std::vector<Group> m_groups;
};

} // namespace lint

#pragma once

#include "snapshot.h"

#include <QSet>

#include <optional>
#include <vector>

namespace lint {

/** A part of a document that is checked by itself: a path item, a webhook, a component. Other members of the root are
 * pieces too, so that every finding is in one. */
struct Piece {
    document::Node node;
    base::Span key;
};

/** The pieces of one state of a document. They are read when they are asked for, so that a new state costs no time for
 * what is as before. */
class Pieces final
{
public:
    Pieces() = default;
    explicit Pieces(const document::Snapshot &snapshot);

    /** The piece that a place is in. Nothing for places that contain pieces. */
    [[nodiscard]] static std::optional<document::Pointer> pieceOf(const document::Pointer &place);

    [[nodiscard]] std::optional<Piece> find(const document::Pointer &place) const;
    /** Any place of the document; missing if there is none. */
    [[nodiscard]] document::Node at(const document::Pointer &place) const;
    /** The pieces that are in one of the states only, or that differ. */
    [[nodiscard]] QSet<document::Pointer> differencesFrom(const Pieces &before) const;

private:
    /** A mapping whose entries are pieces or groups. */
    struct Group {
        document::Pointer place;
        document::Node map;

        /** Nothing for a group, and for -1. */
        [[nodiscard]] std::optional<Piece> pieceAt(qsizetype index) const;
        [[nodiscard]] bool isGroup(qsizetype index) const;
    };

    void add(const Group &group);
    [[nodiscard]] Group groupAt(const document::Pointer &place) const;
    static void addDifferences(const Group &before, const Group &now, QSet<document::Pointer> &different);

    std::vector<Group> m_groups;
};

} // namespace lint

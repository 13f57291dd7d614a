#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace schema {

/** A part of a regular expression and how often it can follow itself. */
struct PatternPiece {
    enum class Kind {
        Atom,      ///< One character: `source` is a literal, an escape or a class.
        Group,     ///< `alternatives`
        Lookahead, ///< The same, for what must follow here.
        Reference, ///< To what group `number` has matched.
    };

    Kind kind = Kind::Atom;
    QString source = {};
    QList<QList<PatternPiece>> alternatives = {};
    int number = 0; ///< Of a group that captures, from 1; otherwise 0.
    int minimum = 1;
    int maximum = 1; ///< -1: no limit
};

using PatternPieces = QList<PatternPiece>;

/** The alternatives of a regular expression. Anchors and what must not follow are left out. Nothing if it is too long
 * or too deep. */
[[nodiscard]] std::optional<QList<PatternPieces>> piecesOf(const QString &source);

} // namespace schema

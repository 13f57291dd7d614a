#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace schema {

/** A part of a parsed regular expression, and how often it can be repeated. */
struct PatternPiece {
    enum class Kind {
        Atom,      ///< One character: `source` is a literal, an escape or a character class.
        Group,     ///< A group of `alternatives`.
        Lookahead, ///< A lookahead: one of the `alternatives` must follow.
        Reference, ///< A reference to what group `number` has matched.
    };

    Kind kind = Kind::Atom;
    QString source = {};
    QList<QList<PatternPiece>> alternatives = {};
    int number = 0; ///< The number of a group that captures, from 1; otherwise 0.
    int minimum = 1;
    int maximum = 1; ///< The largest number of repetitions; -1 means no limit.
};

using PatternPieces = QList<PatternPiece>;

/**
 * Parses a regular expression and returns its alternatives. Anchors and negative assertions are left out. Returns
 * std::nullopt if it is too long or too deep.
 */
[[nodiscard]] std::optional<QList<PatternPieces>> piecesOf(const QString &source);

} // namespace schema

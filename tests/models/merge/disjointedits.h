#pragma once

#include "snapshot.h"
#include "splice.h"

#include <QRandomGenerator>

#include <optional>

namespace tests {

/** Three versions of a document whose sides have disjoint edits, and the text with the edits of both. */
struct DisjointVersions {
    QByteArray base;
    QByteArray ours;
    QByteArray theirs;
    QByteArray expected;
    QByteArrayList edits; ///< What was edited, for messages.
};

/**
 * Makes random edits of values, keys, entries and comments of a valid document, `count` for each side if there are as
 * many places: they replace other bytes that do not touch, at places that are not inside one another. Returns
 * std::nullopt if no edits fit the document.
 */
[[nodiscard]] std::optional<DisjointVersions> disjointVersions(const document::Snapshot &base, int count,
                                                               QRandomGenerator &random);

/**
 * Returns a random place in a mapping that edits can name: neither an alias, nor something that lists are matched by,
 * such as the name of a parameter; the root if there is none on the way.
 */
[[nodiscard]] document::Pointer randomMember(const document::Snapshot &snapshot, QRandomGenerator &random);

} // namespace tests

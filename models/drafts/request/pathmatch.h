#pragma once

#include "snapshot.h"

namespace drafts {

/** A path with names in braces, and the values that a URL has for them. */
struct MatchedPath {
    QByteArray path;
    bool isNew = false;
    /** The names in braces with the values that the URL has for them, percent-decoded. */
    QList<std::pair<QByteArray, QByteArray>> values;
    friend bool operator==(const MatchedPath &, const MatchedPath &) = default;
};

/**
 * Returns the path of the document that the path of a URL fits, the one with the most literal segments. If there is
 * none, makes a new path: its beginning is that of the path that fits best, and a later segment that looks like an ID
 * gets a name after the segment before it: `/books/{bookId}`. The longest of `basePaths` that `path` begins with is
 * left out first.
 */
[[nodiscard]] MatchedPath matchPath(const document::Snapshot &document, const QByteArray &path,
                                    const QList<QByteArray> &basePaths);

/** Returns a word for the schema of what a path is about: `book` for `/books/{bookId}`, and `body` for a path without
 * words. */
[[nodiscard]] QByteArray schemaWordOf(const QByteArray &path);

/** Returns the name of the path parameter that selects one object of a resource: `lineItemId` for `line-items`. */
[[nodiscard]] QByteArray idNameOf(const QByteArray &resource);

} // namespace drafts

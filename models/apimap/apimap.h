#pragma once

#include "description.h"
#include "mapparts.h"

namespace apimap {

/** How the map puts paths together: by their first segment, or by the tags of their operations. */
enum class Grouping { Path, Tag };

/** Paths that are shown together. */
struct MapGroup {
    QString title; ///< The first segment, such as `/books`, or the tag. Empty for operations without a tag.
    QList<MapRow> rows;
    friend bool operator==(const MapGroup &, const MapGroup &) = default;
};

/** An API at a glance: its paths as trees of segments, their operations, and the schemas that they use. */
struct ApiMap {
    QString address; ///< The address of the entry document.
    QList<MapGroup> groups;
    QList<MapOperation> operations;
    QList<MapSchema> schemas;
    friend bool operator==(const ApiMap &, const ApiMap &) = default;
};

/** Reads the map of a description, with the operations and schemas of all of its documents. With Grouping::Tag, an
 * operation with several tags is in the group of each. */
[[nodiscard]] ApiMap readMap(const description::Description &description, Grouping grouping);

/** Returns the part of a map with the operations whose method, path, operationId or summary contains all words of a
 * text, in any case, and with the schemas that they use or whose name contains the words. All for an empty text. */
[[nodiscard]] ApiMap filtered(const ApiMap &map, const QString &text);

/** Returns the indexes of the operations that use a schema, also through other schemas. */
[[nodiscard]] QList<int> usersOf(const ApiMap &map, int schema);
/** Returns the indexes of the schemas that an operation uses, also through other schemas, the direct ones first. */
[[nodiscard]] QList<int> schemasOf(const ApiMap &map, int operation);

/** Returns the number of rows of the tree that begins at a row of a group: itself and the rows inside it. */
[[nodiscard]] int treeSize(const MapGroup &group, int row);
/** Returns the index of the row that a row is inside, or -1. */
[[nodiscard]] int parentRow(const MapGroup &group, int row);
/** Returns the paths of the tree that begins at a row of a group, in the order of the map. */
[[nodiscard]] QList<QByteArray> pathsInTree(const MapGroup &group, int row);

} // namespace apimap

#pragma once

#include "description.h"

#include <QList>

namespace apimap {

/** How the map puts paths together: by their first segment, or by the tags of their operations. */
enum class Grouping { Path, Tag };

/** What clients of an operation need: the strongest scheme of the first alternative. */
enum class Access {
    Open,  ///< No credentials.
    Key,   ///< An API key.
    Login, ///< A user name and password, or another HTTP scheme.
    Token, ///< OAuth 2, OpenID Connect or a bearer token.
    Other, ///< A scheme of another type, or one that is not defined.
};

/** An operation on the map. */
struct MapOperation {
    QByteArray method; ///< In upper case.
    QByteArray path;
    QString summary;
    QString operationId;
    openapi::Place place;
    Access access = Access::Open;
    bool isDeprecated = false;
    /** The indexes of the schema components that the operation refers to, also through its parameters, bodies and
     * responses, but not through other schemas. */
    QList<int> schemas;
    friend bool operator==(const MapOperation &, const MapOperation &) = default;
};

/** A schema component on the map. */
struct MapSchema {
    QByteArray name;
    openapi::Place place;
    QList<int> schemas; ///< The indexes of the schemas that it refers to.
    friend bool operator==(const MapSchema &, const MapSchema &) = default;
};

/** A row of a group: a path, or the segments that several paths begin with. */
struct MapRow {
    QString label;         ///< The segments that the row adds to the row that it is inside.
    int depth = 0;         ///< The number of rows of the group that it is inside.
    QByteArray path;       ///< Empty for segments that are no path.
    openapi::Place place;  ///< The place of the entry in `paths`, if it is a path.
    QList<int> operations; ///< The indexes of the operations, in document order.
    friend bool operator==(const MapRow &, const MapRow &) = default;
};

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

} // namespace apimap

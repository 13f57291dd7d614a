#pragma once

#include "referencetarget.h"

#include <QList>

namespace apimap {

/** The credentials that clients of an operation need: the strongest scheme of the first alternative. */
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
    int moreCount = 0;  ///< The number of schemas without a box, which this box represents; 0 for a schema.
    friend bool operator==(const MapSchema &, const MapSchema &) = default;
};

/** A row of a group: a path, or the segments that several paths begin with. */
struct MapRow {
    QString label;         ///< The segments that the row adds to the row that it is inside.
    int depth = 0;         ///< The number of rows of the group that it is inside.
    QByteArray path;       ///< Empty for segments that are no path.
    openapi::Place place;  ///< The place of the entry in `paths`, if it is a path.
    QList<int> operations; ///< The indexes of the operations, in document order.
    int moreCount = 0;     ///< The number of rows that are not shown, which this row represents; 0 for others.
    friend bool operator==(const MapRow &, const MapRow &) = default;
};

} // namespace apimap

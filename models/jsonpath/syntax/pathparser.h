#pragma once

#include "cursor.h"
#include "query.h"

namespace jsonpath {

/** Reads paths, and the queries in filters. */
class PathParser final
{
public:
    explicit PathParser(Cursor &cursor)
        : m_cursor(cursor)
    {}

    /** The whole text. Null, and an error of the cursor, if it is not a path. */
    [[nodiscard]] std::shared_ptr<const Query> parseAll();
    /** A query that starts with `$` or `@` here. */
    [[nodiscard]] std::shared_ptr<const Query> parseQuery();

private:
    bool parseSegments(Query &query);
    bool parseSegment(Query &query);
    bool parseAfterDot(Segment &segment);
    bool parseBrackets(Segment &segment);
    bool parseSelector(Segment &segment);
    bool parseNumbers(Selector &selector);
    bool parseFilter(Selector &selector);
    bool parseRfcFilter(Expression &filter);
    bool parseFromEnd(Selector &selector);

    Cursor &m_cursor;
    bool m_isInFilter = false;
};

} // namespace jsonpath

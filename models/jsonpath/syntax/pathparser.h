#pragma once

#include "cursor.h"
#include "query.h"

namespace jsonpath {

/** Parses JSONPaths, and the queries in their filters. */
class PathParser final
{
public:
    explicit PathParser(Cursor &cursor)
        : m_cursor(cursor)
    {}

    /** Parses the whole text as a path. Returns null, with an error of the cursor, if it is not a path. */
    [[nodiscard]] std::shared_ptr<const Query> parseAll();
    /** Parses a query in a filter, which starts with `$` or `@` at the cursor. */
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

#pragma once

#include "cursor.h"
#include "query.h"

#include <functional>

namespace jsonpath {

/** Parses filters in the syntax of RFC 9535 §2.3.5, and checks the types of functions. */
class RfcParser final
{
public:
    /** A function that parses a query at the cursor; it returns null if there is none. */
    using ParseQuery = std::function<std::shared_ptr<const Query>()>;

    RfcParser(Cursor &cursor, ParseQuery parseQuery)
        : m_cursor(cursor)
        , m_parseQuery(std::move(parseQuery))
    {}

    [[nodiscard]] bool parse(Expression &into);

private:
    bool parseAnd(Expression &into);
    bool parseBasic(Expression &into);
    bool parseComparisonOrTest(Expression &into, bool isNegated);
    bool parseComparable(Expression &into);
    bool parseFunction(Expression &into);
    bool parseArguments(Expression &function, QByteArrayView types);
    bool parseLiteral(Expression &into);

    Cursor &m_cursor;
    ParseQuery m_parseQuery;
};

} // namespace jsonpath

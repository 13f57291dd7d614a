#pragma once

#include "cursor.h"
#include "query.h"

namespace jsonpath {

/** Reads filters that are expressions of JavaScript. Nothing of it is run as a program. */
class ScriptParser final
{
public:
    explicit ScriptParser(Cursor &cursor)
        : m_cursor(cursor)
    {}

    /** `(…)`, followed by the end of a selector. */
    [[nodiscard]] bool parseParenthesized(Expression &into);

private:
    bool parseOr(Expression &into);
    bool parseAnd(Expression &into);
    bool parseComparison(Expression &into);
    bool parseUnary(Expression &into);
    bool parseChain(Expression &into);
    bool parsePrimary(Expression &into);
    bool parseAt(Expression &into);
    bool parseWord(Expression &into);
    bool parseRegex(Expression &into);
    bool parseList(Expression &into);
    bool parseArguments(Expression &call);

    Cursor &m_cursor;
};

} // namespace jsonpath

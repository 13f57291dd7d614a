#pragma once

#include "cursor.h"
#include "query.h"

namespace jsonpath {

/** Parses filters that are expressions of JavaScript. No part of them is run as a program. */
class ScriptParser final
{
public:
    explicit ScriptParser(Cursor &cursor)
        : m_cursor(cursor)
    {}

    /** Parses an expression in parentheses, `(…)`, which the end of a selector must follow. */
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

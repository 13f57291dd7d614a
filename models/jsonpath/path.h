#pragma once

#include "parseerror.h"
#include "result.h"

#include <memory>

namespace jsonpath {

struct Query;

/**
 * A parsed JSONPath of RFC 9535, with the extensions that rulesets of Spectral use:
 * - `~` at the end of a path selects keys, `^` the object or list that has the value.
 * - Names after a dot can have digits, `-` and `$` anywhere: `$.responses.200`, `$..$ref`, `$.x-tag`. Brackets can hold
 *   names without quotes: `$.paths[*][get,put]`. `[(@.length-1)]` counts from the end.
 * - A filter that is in parentheses as a whole, `[?(…)]`, is an expression of JavaScript: `===`, `!==`, regular
 *   expressions, `@property`, `@parent`, `@parentProperty`, `@path`, `@root`, `length`, `typeof` and the methods
 *   match, test, includes, indexOf, startsWith, endsWith, toLowerCase, toUpperCase and hasOwnProperty. A value is taken
 *   if the result is truthy. Other expressions are read as RFC 9535 says.
 * A cheap value that threads can share.
 */
class Path final
{
public:
    [[nodiscard]] static base::Result<Path, ParseError> parse(const QString &text);

    /** For the code of this library: the parsed path. */
    [[nodiscard]] const Query &query() const { return *m_query; }

private:
    explicit Path(std::shared_ptr<const Query> query)
        : m_query(std::move(query))
    {}

    std::shared_ptr<const Query> m_query;
};

} // namespace jsonpath

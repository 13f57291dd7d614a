#pragma once

#include "accessrights.h"
#include "boundedexpression.h"

namespace management {

/**
 * The `url` of an allowed URL: a regular expression that is looked for in the path, so that `/pets` opens `/pets/3`
 * too. `{id}` stands for one part of the path. An empty one opens nothing.
 */
class UrlPattern final
{
public:
    explicit UrlPattern(const QString &text);

    [[nodiscard]] bool isValid() const { return m_expression.isValid(); }
    [[nodiscard]] const QString &problem() const { return m_expression.problem(); }
    /** `path` without query. */
    [[nodiscard]] BoundedExpression::Outcome matches(const QString &path) const;

private:
    bool m_isEmpty = false;
    BoundedExpression m_expression;
};

/** What a list of allowed URLs makes of a request. */
struct UrlDecision {
    enum class Code {
        Open,        ///< By the URL at `rule`, or because the list is empty.
        NoUrl,       ///< No URL fits the path.
        OtherMethod, ///< The URL at `rule` fits the path, but names other methods.
        NotTried,    ///< No URL opens it, and the one at `rule` is invalid or took too many steps.
    };
    Code code = Code::Open;
    qsizetype rule = -1;
    friend bool operator==(const UrlDecision &, const UrlDecision &) = default;
};

/** The first URL that opens the request decides; methods compare without case, `path` may have a query. */
[[nodiscard]] UrlDecision decideUrl(const QList<AllowedUrl> &urls, const QString &method, const QString &path);

} // namespace management

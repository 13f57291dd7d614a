#pragma once

#include "accessrights.h"
#include "boundedexpression.h"

namespace management {

/**
 * The `url` of an allowed URL: a regular expression that is searched in the path, so `/pets` also allows `/pets/3`.
 * `{id}` matches one path segment. An empty URL allows nothing.
 */
class UrlPattern final
{
public:
    explicit UrlPattern(const QString &text);

    [[nodiscard]] bool isValid() const { return m_expression.isValid(); }
    [[nodiscard]] const QString &problem() const { return m_expression.problem(); }
    /** Tells whether the pattern occurs in a path, which must have no query. */
    [[nodiscard]] BoundedExpression::Outcome matches(const QString &path) const;

private:
    bool m_isEmpty = false;
    QString m_prefix; ///< A text that all matching paths start with, which is tested first; empty if none is known.
    BoundedExpression m_expression;
};

/** The result of checking a request against a list of allowed URLs. */
struct UrlDecision {
    enum class Code {
        Open,        ///< The request is allowed: by the URL at `rule`, or because the list is empty.
        NoUrl,       ///< No URL of the list matches the path.
        OtherMethod, ///< The URL at `rule` matches the path, but not the method.
        NotTried,    ///< No URL allows the request, and the one at `rule` is invalid or needs too many steps.
    };
    Code code = Code::Open;
    qsizetype rule = -1;
    friend bool operator==(const UrlDecision &, const UrlDecision &) = default;
};

/** The allowed URLs of an API with their compiled patterns, to check many requests. Immutable. */
class AllowedUrlMatcher final
{
public:
    explicit AllowedUrlMatcher(const QList<AllowedUrl> &urls);

    /** Checks a request, as decideUrl() does. */
    [[nodiscard]] UrlDecision decide(const QString &method, const QString &path) const;

private:
    QList<AllowedUrl> m_urls;
    QList<UrlPattern> m_patterns; ///< The patterns of m_urls, in the same order.
};

/** Checks a request against a list of allowed URLs. The first URL that allows the request decides. Methods are
 * case-insensitive; `path` can have a query. */
[[nodiscard]] UrlDecision decideUrl(const QList<AllowedUrl> &urls, const QString &method, const QString &path);

} // namespace management

#include "urlpattern.h"

namespace management {

namespace {

QString withoutParameters(QString url)
{
    static const QRegularExpression parameter(u"\\{[^{}/]*[A-Za-z_][^{}/]*\\}"_qs);
    return url.replace(parameter, u"[^/]+"_qs);
}

} // namespace

UrlPattern::UrlPattern(const QString &text)
    : m_isEmpty(text.isEmpty())
    , m_expression(withoutParameters(text), BoundedExpression::Reach::Anywhere)
{}

BoundedExpression::Outcome UrlPattern::matches(const QString &path) const
{
    return m_isEmpty ? BoundedExpression::Outcome::No : m_expression.matches(path);
}

AllowedUrlMatcher::AllowedUrlMatcher(const QList<AllowedUrl> &urls)
    : m_urls(urls)
{
    for (const AllowedUrl &allowed : urls)
        m_patterns.append(UrlPattern(allowed.url));
}

UrlDecision AllowedUrlMatcher::decide(const QString &method, const QString &path) const
{
    using Code = UrlDecision::Code;
    if (m_urls.isEmpty())
        return {};
    const QString plain = path.section(u'?', 0, 0);
    UrlDecision decision{Code::NoUrl, -1};
    for (qsizetype i = 0; i < m_urls.size(); ++i) {
        const AllowedUrl &allowed = m_urls.at(i);
        const UrlPattern &pattern = m_patterns.at(i);
        const BoundedExpression::Outcome outcome = pattern.matches(plain);
        if (outcome == BoundedExpression::Outcome::Yes) {
            if (allowed.methods.isEmpty() || allowed.methods.contains(method, Qt::CaseInsensitive))
                return {Code::Open, i};
            if (decision.code != Code::NotTried)
                decision = {Code::OtherMethod, i};
        } else if (!pattern.isValid() || outcome == BoundedExpression::Outcome::GaveUp) {
            decision = {Code::NotTried, i};
        }
    }
    return decision;
}

UrlDecision decideUrl(const QList<AllowedUrl> &urls, const QString &method, const QString &path)
{
    return AllowedUrlMatcher(urls).decide(method, path);
}

} // namespace management

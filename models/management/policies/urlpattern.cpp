#include "urlpattern.h"

namespace management {

namespace {

QString withoutParameters(QString url)
{
    static const QRegularExpression parameter(u"\\{[^{}/]*[A-Za-z_][^{}/]*\\}"_qs);
    return url.replace(parameter, u"[^/]+"_qs);
}

bool isPlain(QChar character)
{
    return character.unicode() < 0x80 &&
           (character.isLetterOrNumber() || QStringView(u"/-_~%,;:@!&='").contains(character));
}

/** The plain text after `^` in an expression. */
QString prefixOf(QStringView expression)
{
    if (!expression.startsWith(u'^') || expression.contains(u'|'))
        return {};
    QString prefix;
    qsizetype at = 1;
    while (at < expression.size()) {
        const bool isEscaped = expression.at(at) == u'\\' && at + 1 < expression.size() &&
                               QStringView(u".-/").contains(expression.at(at + 1));
        if (!isEscaped && !isPlain(expression.at(at)))
            break;
        at += isEscaped ? 1 : 0;
        prefix += expression.at(at++);
    }
    // The last character can be optional.
    if (at < expression.size() && QStringView(u"?*{").contains(expression.at(at)))
        prefix.chop(1);
    return prefix;
}

} // namespace

UrlPattern::UrlPattern(const QString &text)
    : m_isEmpty(text.isEmpty())
    , m_prefix(prefixOf(withoutParameters(text)))
    , m_expression(withoutParameters(text), BoundedExpression::Reach::Anywhere)
{}

BoundedExpression::Outcome UrlPattern::matches(const QString &path) const
{
    if (m_isEmpty || !path.startsWith(m_prefix))
        return BoundedExpression::Outcome::No;
    return m_expression.matches(path);
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
    const qsizetype mark = path.indexOf(u'?');
    const QString plain = mark < 0 ? path : path.first(mark);
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

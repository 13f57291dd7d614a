#include "allowedurluse.h"

#include "urlpattern.h"

#include <algorithm>

namespace reach {

namespace {

using management::AllowedUrl;
using Code = management::UrlDecision::Code;

/** True for a path with parameters, whose segments are themselves values of parameters. */
bool isPath(QStringView url)
{
    return std::all_of(url.begin(), url.end(),
                       [](QChar c) { return c.isLetterOrNumber() || QStringView(u"/-_.~%,;:@!&='{}").contains(c); });
}

QString withoutAnchors(QString url)
{
    if (url.startsWith(u'^'))
        url.remove(0, 1);
    if (url.endsWith(u'$'))
        url.chop(1);
    return url;
}

/** A request to the operation whose parameters have the values that the URL has, if it begins at one of the segments.
 */
QString requestWith(const QStringList &values, qsizetype begin, const QStringList &path, const QStringList &sample)
{
    QStringList segments = sample;
    for (qsizetype i = 0; i < values.size() && begin + i < path.size(); ++i) {
        if (path.at(begin + i).contains(u'{') && !values.at(i).isEmpty())
            segments[begin + i] = values.at(i);
    }
    return segments.join(u'/');
}

/** The paths of requests to an operation that a URL can allow: made one after the other, because there are as many as
 * the path has segments. */
class Requests final
{
public:
    Requests(const ServedOperation &operation, const QString &url)
        : m_samples(operation.samplePaths)
    {
        if (m_samples.isEmpty() || !operation.path.contains('{'))
            return;
        m_path = QString::fromUtf8(operation.path).split(u'/');
        m_sample = m_samples.constFirst().split(u'/');
        m_values = url.split(u'/');
        if (m_sample.size() != m_path.size())
            m_path.clear();
    }

    /** The next path, or std::nullopt after the last one. */
    [[nodiscard]] std::optional<QString> next()
    {
        const qsizetype at = m_at++;
        if (at < m_samples.size())
            return m_samples.at(at);
        const qsizetype begin = at - m_samples.size();
        return begin < m_path.size() ? std::optional(requestWith(m_values, begin, m_path, m_sample)) : std::nullopt;
    }

    /** The number of comparisons that making and comparing one of the paths counts as. */
    [[nodiscard]] int cost() const
    {
        constexpr qsizetype segmentsOfComparison = 32;
        return 1 + static_cast<int>((m_path.size() + m_values.size()) / segmentsOfComparison);
    }

private:
    QStringList m_samples;
    QStringList m_path; ///< The segments of the operation's path; empty if only the samples are compared.
    QStringList m_sample;
    QStringList m_values;
    qsizetype m_at = 0;
};

} // namespace

bool AllowedUrlUse::isUsed(qsizetype api, const AllowedUrl &url)
{
    const std::pair key(api, url.url + u'\n' + url.methods.join(u'\n'));
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd())
        return *known;
    if (m_comparisons >= m_mostComparisons) {
        m_isExhausted = true;
        return true;
    }
    const bool isUsed = compare(m_apis.at(api), url);
    m_known.insert(key, isUsed);
    return isUsed;
}

bool AllowedUrlUse::compare(const ServedApi &api, const AllowedUrl &url)
{
    const QString written = withoutAnchors(url.url);
    if (api.operations.isEmpty() || !isPath(written))
        return true;
    const management::AllowedUrlMatcher matcher({url});
    for (const ServedOperation &operation : api.operations) {
        Requests requests(operation, written);
        while (const std::optional<QString> request = requests.next()) {
            m_isExhausted = m_isExhausted || m_comparisons >= m_mostComparisons;
            if (m_isExhausted)
                return true;
            m_comparisons += requests.cost();
            const Code code = matcher.decide(QString::fromLatin1(operation.method), *request).code;
            if (code == Code::Open || code == Code::NotTried)
                return true;
        }
    }
    return false;
}

} // namespace reach

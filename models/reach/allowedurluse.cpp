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

/** The paths of requests to an operation that a URL can allow. */
QStringList requestsFor(const ServedOperation &operation, const QString &url)
{
    QStringList requests = operation.samplePaths;
    const QStringList path = QString::fromUtf8(operation.path).split(u'/');
    if (requests.isEmpty() || !operation.path.contains('{') || !isPath(url))
        return requests;
    const QStringList sample = requests.constFirst().split(u'/');
    const QStringList values = url.split(u'/');
    for (qsizetype begin = 0; begin < path.size() && sample.size() == path.size(); ++begin)
        requests.append(requestWith(values, begin, path, sample));
    return requests;
}

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
        for (const QString &request : requestsFor(operation, written)) {
            ++m_comparisons;
            const Code code = matcher.decide(QString::fromLatin1(operation.method), request).code;
            if (code == Code::Open || code == Code::NotTried)
                return true;
        }
    }
    return false;
}

} // namespace reach

#include "operationsearch.h"

namespace apimap {

namespace {

/** More segments than any path of a request has; the search calls itself once for each. */
constexpr qsizetype MaximumSegments = 256;

QList<QByteArray> segmentsOf(const QByteArray &path)
{
    return path.split('/');
}

/** True if a segment begins and ends as the template does outside of its braces. */
bool fits(const QByteArray &pattern, const QByteArray &segment)
{
    const QByteArrayView before = QByteArrayView(pattern).first(pattern.indexOf('{'));
    const QByteArrayView after = QByteArrayView(pattern).sliced(pattern.lastIndexOf('}') + 1);
    return segment.size() > before.size() + after.size() && segment.startsWith(before) && segment.endsWith(after);
}

} // namespace

OperationSearch::OperationSearch(const ApiMap &map)
{
    for (int index = 0; index < int(map.operations.size()); ++index) {
        const MapOperation &operation = map.operations.at(index);
        const QList<QByteArray> segments = segmentsOf(operation.path);
        if (segments.size() > MaximumSegments)
            continue;
        int at = 0;
        for (const QByteArray &segment : segments) {
            const bool isTemplate = segment.contains('{') && segment.lastIndexOf('}') > segment.indexOf('{');
            const QByteArray key = isTemplate ? segment : QByteArray::fromPercentEncoding(segment);
            const auto known = m_steps.at(at).literals.constFind(key);
            if (known != m_steps.at(at).literals.constEnd()) {
                at = *known;
                continue;
            }
            const int next = int(m_steps.size());
            m_steps[at].literals.insert(key, next);
            if (isTemplate)
                m_steps[at].templates.append({segment, next});
            m_steps.append(Step());
            at = next;
        }
        m_steps[at].operations.insert(operation.method, index);
    }
}

std::optional<int> OperationSearch::find(const QByteArray &method, const QByteArray &path) const
{
    const QList<QByteArray> segments = segmentsOf(path);
    return segments.size() > MaximumSegments ? std::nullopt : findFrom(0, segments, 0, method);
}

/** Each step is visited once at most, because it has one step before it. */
std::optional<int> OperationSearch::findFrom(int step, const QList<QByteArray> &segments, qsizetype at,
                                             const QByteArray &method) const
{
    const Step &here = m_steps.at(step);
    if (at == segments.size()) {
        const auto operation = here.operations.constFind(method);
        return operation == here.operations.constEnd() ? std::nullopt : std::optional(*operation);
    }
    const QByteArray segment = QByteArray::fromPercentEncoding(segments.at(at));
    if (const auto next = here.literals.constFind(segment); next != here.literals.constEnd()) {
        if (const auto found = findFrom(*next, segments, at + 1, method))
            return found;
    }
    for (const auto &[pattern, next] : here.templates) {
        if (!fits(pattern, segment))
            continue;
        if (const auto found = findFrom(next, segments, at + 1, method))
            return found;
    }
    return std::nullopt;
}

} // namespace apimap

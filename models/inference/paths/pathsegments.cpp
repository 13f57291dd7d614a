#include "pathsegments.h"

#include "hiddensecrets.h"
#include "inferencelimits.h"
#include "segments.h"
#include "targettext.h"

#include <algorithm>

namespace inference {

QList<PathSegment> pathSegments(const traffic::Exchange &exchange, qsizetype baseSize,
                                traffic::TargetRedactor &redactor, const NameGuard &names)
{
    const QByteArray path = http::splitTarget(exchange.request.target).path.toByteArray();
    const QByteArray redacted = http::splitTarget(redactor.target(exchange)).path.toByteArray();
    const QList<QByteArray> written = path.split('/');
    const QList<QByteArray> shown = redacted.split('/');
    // A secret with a slash changes the number of segments: those before and after it are known from both ends.
    const auto isShown = [&](qsizetype i) {
        if (written.size() == shown.size())
            return written.at(i) == shown.at(i);
        const bool isBefore = std::equal(written.begin(), written.begin() + std::min(i + 1, shown.size()),
                                         shown.begin());
        const qsizetype rest = std::min(written.size() - i, shown.size());
        return (isBefore && i < shown.size()) || std::equal(written.end() - rest, written.end(), shown.end() - rest);
    };
    QList<PathSegment> segments;
    const qsizetype first = path.first(baseSize).count('/') + 1;
    for (qsizetype i = first; i < written.size(); ++i) {
        PathSegment segment{QByteArray::fromPercentEncoding(written.at(i)), false};
        segment.isSecret = !isShown(i) || segment.text.size() > LongestName || looksLikeSecret(segment.text) ||
                           hasSecretPart(segment.text) || names.isKnownSecret(segment.text);
        segments.append(segment);
    }
    return segments;
}

} // namespace inference

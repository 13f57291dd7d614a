#include "trafficinference.h"

#include "documentwriter.h"
#include "inferencelimits.h"
#include "knownoperations.h"
#include "operationreader.h"
#include "pathtree.h"
#include "segments.h"
#include "targetredactor.h"
#include "targettext.h"
#include "usableexchange.h"

namespace inference {

class TrafficInference::Private
{
public:
    Private() = default;
    Private(const description::Description &base, const QByteArray &listenPath)
        : known(std::make_unique<KnownOperations>(base, listenPath))
    {
        for (const QByteArray &path : known->paths())
            paths.addKnown(path);
    }

    [[nodiscard]] OperationShape *operationOf(const traffic::Exchange &exchange, const QByteArray &origin);
    [[nodiscard]] QList<PathSegment> segmentsOf(const traffic::Exchange &exchange, qsizetype baseSize);

    InferenceCounts counts;
    OperationReader reader{counts};
    traffic::TargetRedactor redactor;
    std::unique_ptr<KnownOperations> known; ///< The operations of the description; null without one.
    PathTree paths;
};

/** The segments of the request's path after the base path. Those that redaction changes are secrets. */
QList<PathSegment> TrafficInference::Private::segmentsOf(const traffic::Exchange &exchange, qsizetype baseSize)
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
                           reader.names().isKnownSecret(segment.text);
        segments.append(segment);
    }
    return segments;
}

OperationShape *TrafficInference::Private::operationOf(const traffic::Exchange &exchange, const QByteArray &origin)
{
    qsizetype baseSize = 0;
    if (known) {
        const KnownOperations::Match match = known->find(exchange, origin);
        if (match.operation)
            return match.operation;
        if (!match.isOfDescription) {
            ++counts.ofOtherServers;
            return nullptr;
        }
        baseSize = match.baseSize;
    }
    const QByteArray method = exchange.request.method.toLower();
    const QList<PathSegment> segments = segmentsOf(exchange, baseSize);
    if (segments.size() > MaximumSegments) {
        ++counts.unsupportedTargets;
        return nullptr;
    }
    OperationShape *operation = paths.operationAt(segments, method);
    counts.overLimit += operation ? 0 : 1;
    return operation;
}

TrafficInference::TrafficInference()
    : d(std::make_unique<Private>())
{}

TrafficInference::TrafficInference(const description::Description &base, const QByteArray &listenPath)
    : d(std::make_unique<Private>(base, listenPath))
{}

TrafficInference::~TrafficInference() = default;

void TrafficInference::add(const traffic::Exchange &exchange, const QByteArray &url)
{
    if (!isUsable(exchange, d->counts))
        return;
    const QByteArray origin = originOf(exchange, url);
    d->reader.begin(exchange);
    OperationShape *operation = d->operationOf(exchange, origin);
    if (!operation)
        return;
    d->reader.addTo(*operation);
    ++d->counts.used;
    if (!origin.isEmpty() && d->counts.origins.size() < MaximumServers && !d->counts.origins.contains(origin))
        d->counts.origins.append(origin);
}

const InferenceCounts &TrafficInference::counts() const
{
    return d->counts;
}

QByteArray TrafficInference::text(document::Format format)
{
    d->paths.settle(d->reader.names());
    return textOfDraft(d->paths, d->counts.origins, format);
}

drafts::Additions TrafficInference::additions()
{
    d->paths.settle(d->reader.names());
    return d->known ? d->known->additions(d->paths, d->reader.names()) : drafts::Additions();
}

} // namespace inference

#include "trafficinference.h"

#include "documentwriter.h"
#include "inferencelimits.h"
#include "knownoperations.h"
#include "operationreader.h"
#include "pathsegments.h"
#include "pathtree.h"
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

    InferenceCounts counts;
    OperationReader reader{counts};
    traffic::TargetRedactor redactor;
    std::unique_ptr<KnownOperations> known; ///< The operations of the description; null without one.
    PathTree paths;
};

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
    const QList<PathSegment> segments = pathSegments(exchange, baseSize, redactor, reader.names());
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

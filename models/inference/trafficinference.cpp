#include "trafficinference.h"

#include "documentwriter.h"
#include "hiddensecrets.h"
#include "inferencelimits.h"
#include "knownoperations.h"
#include "operationreader.h"
#include "pathsegments.h"
#include "pathtree.h"
#include "usableexchange.h"

#include <QSet>

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
    /** The servers, such as `https://api.example.com`, in the order of the exchanges. */
    QList<QByteArray> origins;
    QSet<QByteArray> withheldOrigins; ///< Servers with names that may be secrets.
    void addOrigin(const QByteArray &origin);
};

void TrafficInference::Private::addOrigin(const QByteArray &origin)
{
    if (origin.isEmpty() || origins.contains(origin) || withheldOrigins.contains(origin) ||
        origins.size() + withheldOrigins.size() >= MaximumServers)
        return;
    if (hasSecretPart(origin, ShortestSecretOfHost)) {
        withheldOrigins.insert(origin);
        ++counts.withheldServers;
    } else {
        origins.append(origin);
    }
}

OperationShape *TrafficInference::Private::operationOf(const traffic::Exchange &exchange, const QByteArray &origin)
{
    qsizetype baseSize = 0;
    if (known) {
        const KnownOperations::Match match = known->find(exchange, origin);
        if (match.operation)
            return match.operation;
        if (match.isInOtherFile) {
            ++counts.inOtherFiles;
            return nullptr;
        }
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
    d->addOrigin(origin);
}

const InferenceCounts &TrafficInference::counts() const
{
    return d->counts;
}

QByteArray TrafficInference::text(document::Format format)
{
    d->paths.settle(d->reader.names());
    QList<QByteArray> servers = d->origins;
    servers.removeIf([this](const QByteArray &origin) { return d->reader.names().isKnownPart(origin); });
    // A server without a name is any.
    if (servers.size() < d->origins.size() || !d->withheldOrigins.isEmpty())
        servers.append(QByteArray());
    return textOfDraft(d->paths, servers, format);
}

drafts::Additions TrafficInference::additions()
{
    d->paths.settle(d->reader.names());
    return d->known ? d->known->additions(d->paths, d->reader.names()) : drafts::Additions();
}

} // namespace inference

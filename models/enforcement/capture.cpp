#include "capture.h"

#include "cancellation.h"
#include "definitionview.h"
#include "description.h"
#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
#include "pathpattern.h"
#include "targettext.h"

#include <QHash>

namespace enforcement {

namespace {

bool isPreflight(const http::RequestHead &request)
{
    return request.method == "OPTIONS" && request.headers.contains("Origin") &&
           request.headers.contains("Access-Control-Request-Method");
}

/** Reads a capture. */
class Reader final
{
public:
    explicit Reader(const QList<OpenApi> &open)
        : m_open(open)
    {
        for (const OpenApi &each : open) {
            const document::Snapshot snapshot = each.description->entry()->snapshot();
            m_listenPaths.append(routing::ListenPath(definition::listenPathOrDefault(snapshot).toUtf8()));
        }
    }

    void add(const items::NumberedExchange &numbered)
    {
        const traffic::ExchangePtr exchange = numbered.exchange.exchange();
        CapturedRequest request;
        request.number = numbered.number;
        request.method = exchange->request.method;
        request.shownPath = numbered.exchange.shownTarget();
        request.startedAt = exchange->startedAt.toMSecsSinceEpoch();
        const QByteArrayView path = http::splitTarget(exchange->request.target).path;
        request.isPreflight = enforcement::isPreflight(exchange->request);
        if (!request.isPreflight) {
            if (const auto length = find(*exchange, path, request.api))
                take(request, path.sliced(*length));
        }
        const QByteArray shown = request.shownPath.toUtf8();
        request.hasSecretInPath = http::splitTarget(shown).path != path;
        m_capture.requests.append(request);
    }

    [[nodiscard]] Capture capture() const { return m_capture; }

private:
    /** Finds the API of an exchange. Returns the length of its listen path, as far as it matches. */
    std::optional<qsizetype> find(const traffic::Exchange &exchange, QByteArrayView path, qsizetype &api)
    {
        if (const traffic::ServedRoute *route = exchange.decision.route()) {
            const auto length = listenPath(route->listenPath).match(path);
            if (length)
                api = apiOf(route->documentPath, route->apiName);
            return length;
        }
        if (!exchange.isImported)
            return std::nullopt;
        qsizetype best = -1;
        std::optional<qsizetype> length;
        for (qsizetype i = 0; i < m_open.size(); ++i) {
            const auto match = m_listenPaths.at(i).match(path);
            if (match && (best < 0 || m_listenPaths.at(i).precedes(m_listenPaths.at(best)))) {
                best = i;
                length = match;
            }
        }
        if (best >= 0)
            api = apiOf(m_open.at(best).documentPath, {});
        return length;
    }

    const routing::ListenPath &listenPath(const QByteArray &written)
    {
        auto known = m_recorded.find(written);
        if (known == m_recorded.end())
            known = m_recorded.insert(written, routing::ListenPath(written));
        return *known;
    }

    qsizetype apiOf(const QString &documentPath, const QString &recordedName)
    {
        const auto known = m_places.constFind({documentPath, recordedName});
        if (known != m_places.constEnd())
            return *known;
        CapturedApi api{{{}, recordedName}, nullptr};
        for (const OpenApi &open : m_open) {
            if (open.documentPath != documentPath)
                continue;
            const definition::DefinitionView view(open.description->entry()->snapshot());
            QString name = view.apiName().value;
            if (name.isEmpty())
                name = recordedName;
            if (const auto plan = definition::planImport(view.snapshot()); name.isEmpty() && plan.isOk())
                name = plan.value().apiName; // Served without gateway settings.
            api.granted = {view.textField(definition::fields::apiId()).value, name};
            api.operations = std::make_shared<const conformance::OperationIndex>(open.description->pathItems());
        }
        // The name that was recorded can be an earlier one of the same definition.
        qsizetype place = m_capture.apis.size();
        for (qsizetype i = 0; i < m_capture.apis.size(); ++i) {
            if (m_capture.apis.at(i).granted == api.granted)
                place = i;
        }
        if (place == m_capture.apis.size())
            m_capture.apis.append(api);
        m_places.insert({documentPath, recordedName}, place);
        return place;
    }

    void take(CapturedRequest &request, QByteArrayView rest) const
    {
        const QByteArray path = rest.startsWith('/') ? rest.toByteArray() : '/' + rest.toByteArray();
        request.path = decodedPath(path);
        const auto &operations = m_capture.apis.at(request.api).operations;
        const auto match = operations ? operations->find(request.method, path) : std::nullopt;
        if (match) {
            request.item = match->item;
            request.operation = match->operation;
        }
    }

    const QList<OpenApi> m_open;
    QList<routing::ListenPath> m_listenPaths; ///< The listen paths of m_open, in the same order.
    QHash<QByteArray, routing::ListenPath> m_recorded;
    QHash<std::pair<QString, QString>, qsizetype> m_places;
    Capture m_capture;
};

} // namespace

Capture captureOf(const QList<items::NumberedExchange> &exchanges, const QList<OpenApi> &open)
{
    Reader reader(open);
    for (const items::NumberedExchange &exchange : exchanges) {
        if (base::isUnwanted())
            break;
        reader.add(exchange);
    }
    return reader.capture();
}

} // namespace enforcement

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

bool isPreflight(const items::KeptExchange &exchange, QByteArrayView method)
{
    if (method != "OPTIONS")
        return false;
    const traffic::ExchangePtr whole = exchange.exchange();
    const http::HeaderList &headers = whole->request.headers;
    return headers.contains("Origin") && headers.contains("Access-Control-Request-Method");
}

/** True if the path differs from that of the target without secrets. */
bool hasSecret(QByteArrayView path, const QString &shownTarget)
{
    const QByteArray shown = shownTarget.toUtf8();
    return http::splitTarget(shown).path != path;
}

/** Reads a capture. */
class Reader final
{
public:
    Reader(const QList<OpenApi> &open, qsizetype count)
        : m_open(open)
    {
        m_capture.requests.reserve(count);
        for (const OpenApi &each : open) {
            const document::Snapshot snapshot = each.description->entry()->snapshot();
            m_listenPaths.append(routing::ListenPath(definition::listenPathOrDefault(snapshot).toUtf8()));
        }
    }

    void add(const items::NumberedExchange &numbered)
    {
        const items::RequestFacts facts = numbered.exchange.requestFacts();
        CapturedRequest request;
        request.number = numbered.number;
        request.method = facts.method.toByteArray();
        request.shownPath = facts.shownTarget;
        request.startedAt = facts.startedAt.toMSecsSinceEpoch();
        request.isPreflight = enforcement::isPreflight(numbered.exchange, facts.method);
        const QByteArrayView path = http::splitTarget(facts.target).path;
        if (!request.isPreflight) {
            if (const auto length = find(facts, path, request.api))
                place(request, path.sliced(*length));
        }
        request.hasSecretInPath = hasSecret(path, facts.shownTarget);
        m_capture.requests.append(std::move(request));
    }

    [[nodiscard]] Capture take() { return std::move(m_capture); }

private:
    /** Finds the API of an exchange. Returns the length of its listen path, as far as it matches. */
    std::optional<qsizetype> find(const items::RequestFacts &facts, QByteArrayView path, qsizetype &api)
    {
        if (facts.route) {
            KnownRoute &known = m_routes[facts.route];
            if (!known.listenPath)
                known.listenPath = listenPath(facts.route->listenPath);
            const auto length = known.listenPath->match(path);
            if (length && known.api < 0)
                known.api = apiOf(facts.route->documentPath, facts.route->apiName);
            if (length)
                api = known.api;
            return length;
        }
        if (!facts.isImported)
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

    void place(CapturedRequest &request, QByteArrayView rest) const
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

    /** What is known of a route that was served: its listen path, and its place in Capture::apis. */
    struct KnownRoute {
        std::optional<routing::ListenPath> listenPath;
        qsizetype api = -1;
    };

    const QList<OpenApi> m_open;
    QList<routing::ListenPath> m_listenPaths;                 ///< The listen paths of m_open, in the same order.
    QHash<const traffic::ServedRoute *, KnownRoute> m_routes; ///< Exchanges share the objects of their routes.
    QHash<QByteArray, routing::ListenPath> m_recorded;
    QHash<std::pair<QString, QString>, qsizetype> m_places;
    Capture m_capture;
};

} // namespace

Capture captureOf(const QList<items::NumberedExchange> &exchanges, const QList<OpenApi> &open)
{
    Reader reader(open, exchanges.size());
    for (const items::NumberedExchange &exchange : exchanges) {
        if (base::isUnwanted())
            break;
        reader.add(exchange);
    }
    return reader.take();
}

} // namespace enforcement

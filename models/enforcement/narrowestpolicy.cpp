#include "narrowestpolicy.h"

#include "accessrights.h"
#include "methods.h"
#include "pathpattern.h"
#include "policyfields.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace enforcement {

namespace {

constexpr qint64 LeastRate = 100;
constexpr qint64 RateWindow = 60; ///< In seconds.

/** The URLs that the narrowest policy allows of one API. */
class ApiUrls final
{
public:
    explicit ApiUrls(const CapturedApi &api)
        : m_operations(api.operations)
    {
        if (m_operations) {
            for (const openapi::PathItem &item : m_operations->items())
                m_patterns.emplace_back(item.path);
        }
    }

    void add(const CapturedRequest &request, NarrowestPolicy &narrowest)
    {
        if (request.operation >= 0) {
            m_paths[{request.item, request.method}].insert(request.path);
            return;
        }
        ++narrowest.undocumented;
        const bool isKnown = m_ownPaths.contains(request.path);
        if (request.hasSecretInPath || (!isKnown && m_ownPaths.size() >= NarrowestPolicy::MaximumOwnPaths)) {
            ++narrowest.leftOut;
            return;
        }
        if (!isKnown)
            m_ownOrder.append(request.path);
        m_ownPaths[request.path].insert(request.method);
    }

    /** The URLs of the operations in the order of the document, and then those of other paths. */
    [[nodiscard]] QList<management::AllowedUrl> urls()
    {
        QList<Operation> called = m_paths.keys();
        std::sort(called.begin(), called.end());
        for (const Operation &operation : std::as_const(called)) {
            if (const auto expression = expressionOf(operation)) {
                allow(*expression, operation.second);
                continue;
            }
            QStringList paths = m_paths.value(operation).values();
            paths.sort();
            for (const QString &path : std::as_const(paths))
                allow(exactly(path), operation.second);
        }
        for (const QString &path : std::as_const(m_ownOrder)) {
            for (const QByteArray &method : m_ownPaths.value(path))
                allow(exactly(path), method);
        }
        for (management::AllowedUrl &url : m_urls)
            std::sort(url.methods.begin(), url.methods.end(), isBefore);
        return m_urls;
    }

private:
    using Operation = std::pair<qsizetype, QByteArray>; ///< The index of a path item, and the method of requests.

    static QString exactly(const QString &path) { return u'^' + escapedExpression(path) + u'$'; }

    static bool isBefore(const QString &left, const QString &right)
    {
        const auto place = [](const QString &method) {
            const qsizetype at = http::methods().indexOf(method.toLatin1());
            return at < 0 ? http::methods().size() : at;
        };
        return std::pair(place(left), left) < std::pair(place(right), right);
    }

    /** The expression for the path of a called operation without the paths of operations that were not called. Nothing
     * if it can't be said. */
    [[nodiscard]] std::optional<QString> expressionOf(const Operation &called) const
    {
        const auto &[item, method] = called;
        const PathPattern &pattern = m_patterns[static_cast<std::size_t>(item)];
        QList<PathPattern> excluded;
        for (qsizetype other = 0; other < m_operations->items().size(); ++other) {
            if (other == item || m_paths.contains({other, method}))
                continue;
            const PathPattern &otherPattern = m_patterns[static_cast<std::size_t>(other)];
            const PathPattern::Common common = pattern.commonPath(otherPattern);
            if (!common.path || !m_operations->methodsOf(other).contains(method))
                continue;
            if (!common.isKnown)
                return std::nullopt;
            const auto match = m_operations->find(method, *common.path);
            if (match && match->item == other)
                excluded.append(otherPattern);
        }
        return pattern.expressionWithout(excluded);
    }

    void allow(const QString &expression, const QByteArray &method)
    {
        const QString name = QString::fromLatin1(method);
        const auto known = m_places.constFind(expression);
        if (known == m_places.constEnd()) {
            m_places.insert(expression, m_urls.size());
            m_urls.append({expression, {name}});
        } else if (!m_urls.at(*known).methods.contains(name)) {
            m_urls[*known].methods.append(name);
        }
    }

    std::shared_ptr<const conformance::OperationIndex> m_operations;
    std::vector<PathPattern> m_patterns;         ///< The patterns of the paths of m_operations, in the same order.
    QHash<Operation, QSet<QString>> m_paths;     ///< The captured paths of the requests to each called operation.
    QHash<QString, QSet<QByteArray>> m_ownPaths; ///< Paths without an operation, with their methods.
    QStringList m_ownOrder;                      ///< The keys of m_ownPaths as they were added.
    QHash<QString, qsizetype> m_places;          ///< The index in m_urls of each expression.
    QList<management::AllowedUrl> m_urls;
};

/** The largest number of requests in any window of RateWindow. */
qint64 peakOf(const Capture &capture)
{
    QList<qint64> times;
    for (const CapturedRequest &request : capture.requests) {
        if (request.api >= 0)
            times.append(request.startedAt);
    }
    std::sort(times.begin(), times.end());
    qsizetype peak = 0;
    for (qsizetype first = 0, last = 0; last < times.size(); ++last) {
        while (times.at(last) - times.at(first) >= RateWindow * 1000)
            ++first;
        peak = std::max(peak, last - first + 1);
    }
    return peak;
}

} // namespace

NarrowestPolicy narrowestPolicy(const Capture &capture)
{
    NarrowestPolicy narrowest;
    std::vector<ApiUrls> apis(capture.apis.cbegin(), capture.apis.cend());
    for (const CapturedRequest &request : capture.requests) {
        if (request.api < 0)
            ++narrowest.leftOut;
        else
            apis[static_cast<std::size_t>(request.api)].add(request, narrowest);
    }
    using document::Value;
    management::setPolicyValue(narrowest.policy, "/rate", Value::integer(std::max(LeastRate, peakOf(capture))));
    management::setPolicyValue(narrowest.policy, "/per", Value::integer(RateWindow));
    for (qsizetype i = 0; i < capture.apis.size(); ++i) {
        const contract::GrantedApi &granted = capture.apis.at(i).granted;
        const QList<management::AllowedUrl> urls = apis[static_cast<std::size_t>(i)].urls();
        if (urls.isEmpty())
            continue; // Without URLs, all of them would be allowed.
        const QString key = granted.id.isEmpty() ? granted.name : granted.id;
        management::putAccessRight(narrowest.policy, {key, key, granted.name, {u"Default"_qs}, false, urls});
    }
    return narrowest;
}

} // namespace enforcement

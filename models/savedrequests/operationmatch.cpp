#include "operationmatch.h"

#include "descriptionresolver.h"
#include "exampletexts.h"
#include "headerlist.h"
#include "mediatypes.h"
#include "parameters.h"
#include "security.h"

#include <algorithm>

namespace savedrequests {

using openapi::Place;

QString OperationName::text() const
{
    const QString place = QString::fromUtf8(method + ' ' + path);
    return id.isEmpty() ? place : QStringLiteral("%1 (%2)").arg(QString::fromUtf8(id), place);
}

namespace {

struct Found {
    qsizetype item = -1;
    qsizetype operation = -1;
};

QByteArray methodOf(const openapi::Operation &operation)
{
    return openapi::isFixedMethod(operation.method) ? operation.method.toUpper() : operation.method;
}

/** A path without the names in its braces. */
QByteArray shapeOf(const QByteArray &path)
{
    QByteArray shape;
    bool isInside = false;
    for (const char byte : path) {
        if (byte == '}')
            isInside = false;
        if (!isInside)
            shape += byte;
        if (byte == '{')
            isInside = true;
    }
    return shape;
}

template<typename Fits>
QList<Found> operationsThat(const QList<openapi::PathItem> &items, const Fits &fits)
{
    QList<Found> found;
    for (qsizetype item = 0; item < items.size(); ++item) {
        for (qsizetype at = 0; at < items.at(item).operations.size(); ++at) {
            if (fits(items.at(item), items.at(item).operations.at(at)))
                found.append({item, at});
        }
    }
    return found;
}

/** The name that has most characters in common with `name` at its start and end. An empty text if none is near. */
QByteArray nearest(const QByteArray &name, const QList<QByteArray> &names)
{
    const QByteArray own = name.toLower();
    QByteArray best;
    double most = 0.5;
    for (const QByteArray &each : names) {
        const QByteArray other = each.toLower();
        const qsizetype shorter = std::min(own.size(), other.size());
        qsizetype start = 0;
        while (start < shorter && own.at(start) == other.at(start))
            ++start;
        qsizetype end = 0;
        while (end < shorter - start && own.at(own.size() - 1 - end) == other.at(other.size() - 1 - end))
            ++end;
        const double share = shorter == 0 ? 0
                                          : static_cast<double>(start + end) /
                                                static_cast<double>(std::max(own.size(), other.size()));
        if (share >= most) {
            most = share;
            best = each;
        }
    }
    return best;
}

/** Fits one request. */
class Fitting final
{
public:
    Fitting(FittedRequest &fitted, const description::Description &description, const QList<openapi::PathItem> &items)
        : m_fitted(fitted)
        , m_description(description)
        , m_items(items)
        , m_resolver(description::resolverOf(description))
    {}

    void fit();

private:
    void report(ProblemKind kind, const document::Pointer &place, const QStringList &arguments,
                base::Severity severity = base::Severity::Error)
    {
        m_fitted.problems.append({kind, arguments, place, {}, severity});
    }
    [[nodiscard]] std::optional<Found> find();
    [[nodiscard]] QString nearestOperation() const;
    void followPath();
    void checkParameters();
    void checkBody();
    void checkSecurity();

    FittedRequest &m_fitted;
    const description::Description &m_description;
    const QList<openapi::PathItem> &m_items;
    openapi::ReferenceResolver m_resolver;
    Place m_place;
    specification::Version m_version = specification::Version::V30;
};

std::optional<Found> Fitting::find()
{
    const OperationName &name = m_fitted.request.operation;
    const auto isPlace = [&name](const openapi::PathItem &item, const openapi::Operation &operation) {
        return item.path == name.path && methodOf(operation) == name.method;
    };
    if (!name.id.isEmpty()) {
        const QString id = QString::fromUtf8(name.id);
        const QList<Found> byId = operationsThat(
            m_items, [&id](const auto &, const openapi::Operation &each) { return each.operationId == id; });
        if (byId.size() == 1)
            return byId.first();
        if (byId.size() > 1) {
            const auto same = std::find_if(byId.begin(), byId.end(), [&](const Found &each) {
                const openapi::PathItem &item = m_items.at(each.item);
                return isPlace(item, item.operations.at(each.operation));
            });
            if (same != byId.end())
                return *same;
            report(ProblemKind::OperationAmbiguous, {"operation", "id"}, {id});
            return std::nullopt;
        }
    }
    QList<Found> byPath = operationsThat(m_items, isPlace);
    if (byPath.isEmpty()) {
        const QByteArray shape = shapeOf(name.path);
        byPath = operationsThat(m_items, [&](const openapi::PathItem &item, const openapi::Operation &each) {
            return shapeOf(item.path) == shape && methodOf(each) == name.method;
        });
    }
    if (byPath.size() == 1)
        return byPath.first();
    report(ProblemKind::OperationGone, {"operation"}, {name.text(), nearestOperation()});
    return std::nullopt;
}

QString Fitting::nearestOperation() const
{
    const OperationName &name = m_fitted.request.operation;
    QList<QByteArray> ids;
    QList<QByteArray> places;
    for (const openapi::PathItem &item : m_items) {
        for (const openapi::Operation &operation : item.operations) {
            if (!operation.operationId.isEmpty())
                ids.append(operation.operationId.toUtf8());
            places.append(methodOf(operation) + ' ' + item.path);
        }
    }
    const QByteArray place = nearest(name.method + ' ' + name.path, places);
    const QByteArray id = name.id.isEmpty() ? QByteArray() : nearest(name.id, ids);
    return QString::fromUtf8(id.isEmpty() ? place : id);
}

/** Values of names that are gone from the path get the new names at their positions. */
void Fitting::followPath()
{
    const QList<QByteArray> before = openapi::templateNames(m_fitted.request.operation.path);
    const QList<QByteArray> now = openapi::templateNames(m_fitted.now.path);
    QList<QByteArray> gone;
    QList<QByteArray> added;
    std::copy_if(before.begin(), before.end(), std::back_inserter(gone),
                 [&now](const QByteArray &name) { return !now.contains(name); });
    std::copy_if(now.begin(), now.end(), std::back_inserter(added),
                 [&before](const QByteArray &name) { return !before.contains(name); });
    if (gone.size() != added.size())
        return;
    for (SavedParameter &parameter : m_fitted.request.parameters) {
        const qsizetype at = parameter.key.in == "path" ? gone.indexOf(parameter.key.name) : -1;
        if (at < 0)
            continue;
        m_fitted.renamed.insert(parameter.key, added.at(at));
        parameter.key.name = added.at(at);
    }
}

void Fitting::checkParameters()
{
    const QList<openapi::Parameter> parameters = openapi::parametersOf(m_resolver, m_place);
    const QList<QByteArray> inPath = openapi::templateNames(m_fitted.now.path);
    for (const SavedParameter &saved : std::as_const(m_fitted.request.parameters)) {
        QList<QByteArray> names;
        // A declared parameter that is not in the path would not be sent.
        bool isKnown = saved.key.in == "path" && inPath.contains(saved.key.name);
        for (const openapi::Parameter &each : parameters) {
            if (saved.key.in == "path" || each.location.toUtf8() != saved.key.in)
                continue;
            isKnown = isKnown || each.name == saved.key.name ||
                      (saved.key.in == "header" && http::sameName(each.name, saved.key.name));
            names.append(each.name);
        }
        // The file still has the old name.
        const QByteArray before = m_fitted.renamed.key(saved.key.name, saved.key).name;
        if (!isKnown)
            report(ProblemKind::ParameterGone, {"parameters", saved.key.in, before},
                   {QString::fromUtf8(saved.key.in), QString::fromUtf8(before),
                    QString::fromUtf8(nearest(saved.key.name, saved.key.in == "path" ? inPath : names))});
    }
}

void Fitting::checkBody()
{
    const SavedRequest &request = m_fitted.request;
    const bool hasBody = request.body || (request.bodyText && !request.bodyText->isEmpty());
    const auto body = m_resolver.resolve(Place{m_place.address, m_place.pointer.child("requestBody")});
    if (!body.node.isMapping()) {
        if (hasBody)
            report(ProblemKind::BodyGone, {request.body ? "body" : "bodyText"}, {});
        if (!request.mediaType.isEmpty() && !hasBody)
            report(ProblemKind::BodyGone, {"mediaType"}, {});
        return;
    }
    const QList<QByteArray> types = content::mediaTypesOf(body.node.member("content").resolved());
    if (!request.mediaType.isEmpty() && !types.contains(request.mediaType)) {
        report(ProblemKind::MediaTypeGone, {"mediaType"},
               {QString::fromUtf8(request.mediaType), QString::fromUtf8(types.join(", "))});
        return;
    }
    const QByteArray type = request.mediaType.isEmpty() ? types.value(0) : request.mediaType;
    const Place entry{body.place.address, body.place.pointer / document::Pointer{"content", type}};
    const openapi::SetResolution found = m_resolver.resolve(entry);
    // With a body of its own, the example has no effect on the body.
    if (!request.example.isEmpty() && !hasBody &&
        !requests::exampleNames(m_resolver, found.isResolved() ? found.place : entry).contains(request.example))
        report(ProblemKind::ExampleGone, {"example"}, {QString::fromUtf8(request.example)});
}

void Fitting::checkSecurity()
{
    if (m_fitted.request.credentials.isEmpty())
        return;
    QStringList names;
    for (const SavedCredential &credential : m_fitted.request.credentials)
        names.append(QString::fromUtf8(credential.scheme));
    const auto security = openapi::securityOf(m_resolver, m_description.entry()->address(), m_place);
    const bool fits = std::any_of(security.alternatives.begin(), security.alternatives.end(), [&](const auto &schemes) {
        return schemes.size() == names.size() && std::all_of(schemes.begin(), schemes.end(), [&](const auto &scheme) {
                   return names.contains(QString::fromUtf8(scheme.name));
               });
    });
    if (!fits)
        report(ProblemKind::SchemeGone, {"security"}, {names.join(QStringLiteral(", "))});
}

void Fitting::fit()
{
    const std::optional<Found> found = find();
    if (!found)
        return;
    const openapi::PathItem &item = m_items.at(found->item);
    const openapi::Operation &operation = item.operations.at(found->operation);
    m_fitted.item = found->item;
    m_fitted.operation = found->operation;
    m_fitted.now = {operation.operationId.toUtf8(), methodOf(operation), item.path};
    const QString entry = m_description.entry()->address();
    m_place = {item.address.isEmpty() ? entry : item.address, operation.pointer};
    followPath();
    if (m_fitted.now != m_fitted.request.operation)
        report(ProblemKind::OperationMoved, {"operation"}, {m_fitted.request.operation.text(), m_fitted.now.text()},
               base::Severity::Information);
    checkParameters();
    checkBody();
    checkSecurity();
}

} // namespace

QList<requests::ParameterKey> parameterKeys(const FittedRequest &fitted, const description::Description &description,
                                            const QList<openapi::PathItem> &items)
{
    QList<requests::ParameterKey> keys;
    if (fitted.item < 0)
        return keys;
    const openapi::PathItem &item = items.at(fitted.item);
    const Place place{item.address.isEmpty() ? description.entry()->address() : item.address,
                      item.operations.at(fitted.operation).pointer};
    openapi::ReferenceResolver resolver = description::resolverOf(description);
    for (const openapi::Parameter &each : openapi::parametersOf(resolver, place)) {
        if (each.location != u"path"_qs)
            keys.append({each.location.toUtf8(), each.name});
    }
    return keys;
}

QHash<requests::ParameterKey, QByteArray> renamedParameters(const QList<requests::ParameterKey> &before,
                                                            const QList<requests::ParameterKey> &now)
{
    QHash<requests::ParameterKey, QByteArray> renamed;
    if (before.size() != now.size())
        return renamed;
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (before.at(i).in == now.at(i).in && !now.contains(before.at(i)) && !before.contains(now.at(i)))
            renamed.insert(before.at(i), now.at(i).name);
    }
    return renamed;
}

FittedRequest fitRequest(const SavedRequest &request, const description::Description &description,
                         const QList<openapi::PathItem> &items)
{
    FittedRequest fitted;
    fitted.request = request;
    Fitting(fitted, description, items).fit();
    return fitted;
}

} // namespace savedrequests

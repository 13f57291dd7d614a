#include "knownoperations.h"

#include "operationadditions.h"
#include "refs.h"
#include "targettext.h"

namespace inference {

KnownOperations::KnownOperations(const description::Description &base, const QByteArray &listenPath)
    : m_base(base)
    , m_servers(base.entry()->snapshot(), listenPath)
    , m_index(base.pathItems())
{}

QList<QByteArray> KnownOperations::paths() const
{
    QList<QByteArray> paths;
    for (const openapi::PathItem &item : m_index.items())
        paths.append(item.path);
    return paths;
}

OperationShape *KnownOperations::take(const conformance::PathMatch &match, const QByteArray &method)
{
    Known &known = m_known[{match.item, method}];
    known.operation = match.operation;
    for (const conformance::PathValue &value : match.values)
        known.pathValues[value.name].add(QByteArray::fromPercentEncoding(value.text));
    return &known.shape;
}

KnownOperations::Match KnownOperations::find(const traffic::Exchange &exchange, const QByteArray &origin)
{
    const QByteArray path = http::splitTarget(exchange.request.target).path.toByteArray();
    std::optional<conformance::PathMatch> ofOtherMethod;
    Match result;
    for (const QByteArray &base : m_servers.basePathsAt(origin)) {
        if (!path.startsWith(base + '/'))
            continue;
        if (!result.isOfDescription)
            result = {nullptr, false, true, base.size()};
        const auto match = m_index.find(exchange.request.method, path.sliced(base.size()));
        if (match && match->operation >= 0) {
            const openapi::PathItem &item = m_index.items().at(match->item);
            result.isInOtherFile = !item.address.isEmpty();
            if (result.isInOtherFile)
                return result;
            result.operation = take(*match, item.operations.at(match->operation).method);
            return result;
        }
        if (match && !ofOtherMethod)
            ofOtherMethod = match;
    }
    if (ofOtherMethod)
        result.isInOtherFile = !m_index.items().at(ofOtherMethod->item).address.isEmpty();
    if (ofOtherMethod && !result.isInOtherFile)
        result.operation = take(*ofOtherMethod, exchange.request.method.toLower());
    return result;
}

drafts::Additions KnownOperations::additions(PathTree &newPaths, const NameGuard &names)
{
    OperationAdditions additions(m_base);
    std::map<QString, OperationShape> shapes;
    QMap<QString, openapi::Operation> operations;
    for (auto &[key, known] : m_known) {
        const openapi::PathItem &item = m_index.items().at(key.first);
        known.shape.withholdSecrets(names);
        if (known.operation >= 0) {
            const openapi::Operation &operation = item.operations.at(known.operation);
            // Paths that are references to the same path item share its operations.
            shapes[operation.pointer.toString()].merge(known.shape);
            operations.insert(operation.pointer.toString(), operation);
            continue;
        }
        QSet<QByteArray> declared;
        const document::Snapshot &document = m_base.entry()->snapshot();
        const document::Pointer list = item.target.child("parameters");
        for (qsizetype i = 0; i < document.at(list).childCount(); ++i)
            declared.insert(openapi::resolveAt(document, list.child(i)).node.member("name").bytes());
        QList<InferredPath::Parameter> missing;
        for (const auto &[name, values] : known.pathValues) {
            if (!declared.contains(name))
                missing.append({name, &values});
        }
        additions.addOperation(openapi::operationPointer(item.target, key.second), item.path, key.second, known.shape,
                               missing);
    }
    for (const auto &[place, shape] : shapes)
        additions.extend(operations.value(place), shape);
    newPaths.eachPath([&additions](const InferredPath &path) { additions.addPath(path); });
    return additions.written();
}

} // namespace inference

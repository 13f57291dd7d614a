#include "operations.h"

#include "refs.h"

#include <algorithm>

namespace openapi {

namespace {

Operation readOperation(const QByteArray &path, const QByteArray &method, const document::Node &node,
                        const document::Pointer &pointer)
{
    Operation operation;
    operation.path = path;
    operation.method = method;
    operation.summary = node.member("summary").text();
    operation.operationId = node.member("operationId").text();
    operation.isDeprecated = node.member("deprecated").toBool();
    operation.pointer = pointer;
    const document::Node tags = node.member("tags").resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i)
        operation.tags.append(tags.childAt(i).resolved().text());
    return operation;
}

PathItem readPathItem(const document::Snapshot &snapshot, const QByteArray &path)
{
    PathItem item;
    item.path = path;
    item.pointer = document::Pointer{"paths", path};
    // A path item may keep operations beside a `$ref`; what stands here comes first.
    const document::Node here = snapshot.at(item.pointer);
    const Resolution resolved = resolveAt(snapshot, item.pointer);
    const document::Node node = resolved.isResolved() ? resolved.node : here;
    const document::Pointer base = resolved.isResolved() ? resolved.target : item.pointer;
    item.summary = node.member("summary").text();
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i) {
        const QByteArray key = node.keyAt(i);
        const document::Node child = node.childAt(i).resolved();
        if (isMethod(key) && child.isMapping())
            item.operations.append(readOperation(path, key, child, base.child(key)));
    }
    return item;
}

} // namespace

const QList<QByteArray> &methods()
{
    static const QList<QByteArray> names = {"get", "put", "post", "delete", "options", "head", "patch", "trace"};
    return names;
}

bool isMethod(QByteArrayView key)
{
    return std::any_of(methods().begin(), methods().end(), [&](const QByteArray &name) { return key == name; });
}

QList<PathItem> pathItems(const document::Snapshot &snapshot)
{
    QList<PathItem> items;
    const document::Node paths = snapshot.at({"paths"}).resolved();
    if (!paths.isMapping())
        return items;
    for (qsizetype i = 0; i < paths.childCount(); ++i) {
        const QByteArray path = paths.keyAt(i);
        if (!path.startsWith("x-"))
            items.append(readPathItem(snapshot, path));
    }
    return items;
}

QList<Operation> operations(const document::Snapshot &snapshot)
{
    QList<Operation> all;
    for (const PathItem &item : pathItems(snapshot))
        all.append(item.operations);
    return all;
}

QMap<QByteArray, int> methodCounts(const document::Snapshot &snapshot)
{
    QMap<QByteArray, int> counts;
    for (const Operation &operation : operations(snapshot))
        ++counts[operation.method.toUpper()];
    return counts;
}

QList<QByteArray> templateNames(QByteArrayView path)
{
    QList<QByteArray> names;
    qsizetype at = 0;
    while (true) {
        const qsizetype open = path.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : path.indexOf('}', open);
        if (close < 0)
            return names;
        const QByteArray name = path.sliced(open + 1, close - open - 1).toByteArray();
        if (!names.contains(name))
            names.append(name);
        at = close + 1;
    }
}

} // namespace openapi

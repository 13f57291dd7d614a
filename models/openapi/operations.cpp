#include "operations.h"

#include "refs.h"

#include <algorithm>
#include <tuple>

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
    operation.node = node;
    const document::Node tags = node.member("tags").resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i)
        operation.tags.append(tags.childAt(i).resolved().text());
    return operation;
}

PathItem readPathItem(const document::Snapshot &snapshot, const QByteArray &path, const document::Node &here)
{
    PathItem item;
    item.path = path;
    item.pointer = document::Pointer{"paths", path};
    item.node = here;
    item.target = item.pointer;
    // If the `$ref` of a path item is unresolved, its own operations are used.
    if (const std::optional<QString> reference = referenceOf(here)) {
        if (const Resolution resolved = resolveReference(snapshot, *reference); resolved.isResolved()) {
            item.node = resolved.node;
            item.target = resolved.target;
        }
    }
    item.summary = item.node.member("summary").text();
    for (qsizetype i = 0; item.node.isMapping() && i < item.node.childCount(); ++i) {
        const QByteArray key = item.node.keyAt(i);
        const document::Node child = isMethod(key) ? item.node.childAt(i).resolved() : document::Node();
        if (child.isMapping())
            item.operations.append(readOperation(path, key, child, item.target.child(key)));
    }
    return item;
}

} // namespace

bool operator==(const Operation &left, const Operation &right)
{
    const auto shown = [](const Operation &one) {
        return std::tie(one.path, one.method, one.summary, one.operationId, one.tags, one.isDeprecated, one.pointer);
    };
    return shown(left) == shown(right);
}

bool operator==(const PathItem &left, const PathItem &right)
{
    const auto shown = [](const PathItem &one) {
        return std::tie(one.path, one.summary, one.pointer, one.target, one.operations);
    };
    return shown(left) == shown(right);
}

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
        if (isPath(path))
            items.append(readPathItem(snapshot, path, paths.childAt(i).resolved()));
    }
    return items;
}

std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path)
{
    const document::Node here = snapshot.at({"paths"}).resolved().member(path).resolved();
    if (!isPath(path) || !here.exists())
        return std::nullopt;
    return readPathItem(snapshot, path, here);
}

bool isPath(QByteArrayView key)
{
    return !key.startsWith("x-");
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

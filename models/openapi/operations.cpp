#include "operations.h"

#include "cancellation.h"
#include "partobject.h"
#include "referenceresolver.h"
#include "referencetarget.h"
#include "refs.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace openapi {

namespace {

const QByteArray QueryMethod = "query";
const QByteArray AdditionalOperations = "additionalOperations";

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

/** Where the `$ref` of a path item leads. If it is unresolved, the item's own operations are used. */
std::optional<Resolution> targetOf(const document::Snapshot &snapshot, const document::Node &pathItem)
{
    const std::optional<QString> reference = referenceOf(pathItem);
    Resolution resolved = reference ? resolveReference(snapshot, *reference) : Resolution();
    return resolved.isResolved() ? std::optional(std::move(resolved)) : std::nullopt;
}

PathItem readPathItem(const document::Snapshot &snapshot, const document::Pointer &pointer, const document::Node &here)
{
    PathItem item;
    item.path = pointer.last();
    item.pointer = pointer;
    item.node = here;
    item.target = item.pointer;
    if (const std::optional<Resolution> target = targetOf(snapshot, here)) {
        item.node = target->node;
        item.target = target->target;
    }
    item.summary = item.node.member("summary").text();
    item.operations = operationsIn(snapshot, item.node, item.target, item.path);
    return item;
}

QList<PathItem> readPathItems(const document::Snapshot &snapshot, const QByteArray &section)
{
    QList<PathItem> items;
    const document::Node entries = snapshot.at({section}).resolved();
    for (qsizetype i = 0; entries.isMapping() && i < entries.childCount(); ++i) {
        if (const QByteArray key = entries.keyAt(i); isPath(key))
            items.append(readPathItem(snapshot, {section, key}, entries.childAt(i).resolved()));
    }
    return items;
}

std::optional<PathItem> readOnePathItem(const document::Snapshot &snapshot, const QByteArray &section,
                                        const QByteArray &key)
{
    const document::Node here = snapshot.at({section}).resolved().member(key).resolved();
    if (!isPath(key) || !here.exists())
        return std::nullopt;
    return readPathItem(snapshot, {section, key}, here);
}

/** The members of path items that are new in OpenAPI 3.2. */
bool hasNewMethods(const std::optional<specification::Version> &version)
{
    return version && specification::Since32.contain(*version);
}

/** Calls `visit(method, operation, parent)` for each operation of a path item; `parent` is relative to it. */
template<typename Visit>
void forEachOperation(const document::Node &pathItem, bool withNewMethods, Visit visit)
{
    for (qsizetype i = 0; pathItem.isMapping() && i < pathItem.childCount(); ++i) {
        const QByteArray key = pathItem.keyAt(i);
        const bool isNew = key == QueryMethod || key == AdditionalOperations;
        if (!isMethod(key) && !(isNew && withNewMethods))
            continue;
        const document::Node child = pathItem.childAt(i).resolved();
        if (key != AdditionalOperations) {
            if (child.isMapping())
                visit(key, child, document::Pointer());
            continue;
        }
        for (qsizetype j = 0; child.isMapping() && j < child.childCount(); ++j) {
            const QByteArray method = child.keyAt(j);
            const document::Node operation = child.childAt(j).resolved();
            // Without a method it would be taken for its path.
            if (operation.isMapping() && !method.isEmpty() && isPath(method) && !isFixedMethod(method))
                visit(method, operation, document::Pointer{key});
        }
    }
}

QList<Operation> readOperations(const std::optional<specification::Version> &version, const document::Node &pathItem,
                                const document::Pointer &place, const QByteArray &path)
{
    QList<Operation> found;
    forEachOperation(pathItem, hasNewMethods(version),
                     [&](const QByteArray &method, const document::Node &operation, const document::Pointer &parent) {
                         found.append(readOperation(path, method, operation, place / parent / method));
                         found.last().pathItem = pathItem;
                         found.last().version = version;
                     });
    return found;
}

/** The path item at a place of the document at an address. If its references lead nowhere, its own operations are used.
 */
PathItem readPathItem(ReferenceResolver &resolver, const QString &address, const document::Pointer &place,
                      const document::Node &here)
{
    PathItem item;
    item.path = place.last();
    item.pointer = place;
    item.target = place;
    item.node = here;
    if (followPathItem(item, resolver, address))
        return item;
    item.summary = here.member("summary").text();
    item.operations = readOperations(resolver.versionOf(address), here, place, item.path);
    return item;
}

/** Those read so far if nobody wants them any more. */
QList<PathItem> readPathItems(ReferenceResolver &resolver, const QString &address, const QByteArray &section)
{
    QList<PathItem> items;
    const auto text = resolver.textOf(address);
    const document::Node entries = text ? text->at({section}).resolved() : document::Node();
    for (qsizetype i = 0; entries.isMapping() && i < entries.childCount() && !base::isUnwanted(); ++i) {
        if (const QByteArray key = entries.keyAt(i); isPath(key))
            items.append(readPathItem(resolver, address, {section, key}, entries.childAt(i).resolved()));
    }
    return items;
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
        return std::tie(one.path, one.summary, one.pointer, one.target, one.address, one.operations);
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

bool isFixedMethod(QByteArrayView key)
{
    return isMethod(key) || key == QueryMethod;
}

document::Pointer operationPointer(const document::Pointer &pathItem, const QByteArray &method)
{
    return isFixedMethod(method) ? pathItem.child(method) : pathItem / AdditionalOperations / method;
}

document::Pointer pathItemOf(const document::Pointer &operation)
{
    const document::Pointer parent = operation.parent();
    return !isFixedMethod(operation.last()) && parent.last() == AdditionalOperations ? parent.parent() : parent;
}

QList<Operation> operationsIn(const document::Snapshot &snapshot, const document::Node &pathItem,
                              const document::Pointer &place, const QByteArray &path)
{
    return readOperations(knownVersion(snapshot), pathItem, place, path);
}

QList<PathItem> pathItems(const document::Snapshot &snapshot)
{
    return readPathItems(snapshot, "paths");
}

std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path)
{
    return readOnePathItem(snapshot, "paths", path);
}

bool followPathItem(PathItem &item, ReferenceResolver &resolver, const QString &address)
{
    // Not looked up by its place: that is slow in a long `paths`.
    const SetResolution found = referenceOf(item.node) ? resolver.follow(address, item.node) : SetResolution();
    if (!found.isResolved())
        return false;
    if (found.place.address != address)
        item.address = found.place.address;
    item.node = found.node;
    item.target = found.place.pointer;
    item.summary = found.node.member("summary").text();
    item.operations = readOperations(resolver.versionOf(found.place.address, address), found.node, item.target,
                                     item.path);
    return true;
}

QList<PathItem> pathItems(ReferenceResolver &resolver, const QString &address)
{
    return readPathItems(resolver, address, "paths");
}

QList<PathItem> webhooks(ReferenceResolver &resolver, const QString &address)
{
    return readPathItems(resolver, address, "webhooks");
}

std::optional<PathItem> pathItem(ReferenceResolver &resolver, const QString &address, const QByteArray &path)
{
    const auto text = resolver.textOf(address);
    const document::Node here = text ? text->at({"paths"}).resolved().member(path).resolved() : document::Node();
    if (!isPath(path) || !here.exists())
        return std::nullopt;
    return readPathItem(resolver, address, {"paths", path}, here);
}

QList<PathItem> webhooks(const document::Snapshot &snapshot)
{
    return readPathItems(snapshot, "webhooks");
}

std::optional<PathItem> webhook(const document::Snapshot &snapshot, const QByteArray &name)
{
    return readOnePathItem(snapshot, "webhooks", name);
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
    ReferenceResolver resolver(DocumentSet(), [&](const QString &address) {
        return address.isEmpty() ? std::optional(snapshot) : std::nullopt;
    });
    return methodCounts(resolver, {});
}

QMap<QByteArray, int> methodCounts(ReferenceResolver &resolver, const QString &address)
{
    QMap<QByteArray, int> counts;
    const auto text = resolver.textOf(address);
    const document::Node paths = text ? text->at({"paths"}).resolved() : document::Node();
    for (qsizetype i = 0; paths.isMapping() && i < paths.childCount(); ++i) {
        if (!isPath(paths.keyAt(i)))
            continue;
        document::Node item = paths.childAt(i).resolved();
        QString itemAddress = address;
        if (const SetResolution target = resolver.follow(address, item); target.isResolved()) {
            item = target.node;
            itemAddress = target.place.address;
        }
        forEachOperation(
            item, hasNewMethods(resolver.versionOf(itemAddress, address)),
            [&counts](const QByteArray &method, const auto &, const auto &) { ++counts[method.toUpper()]; });
    }
    return counts;
}

QSet<QByteArray> declaredTags(const document::Snapshot &snapshot)
{
    QSet<QByteArray> names;
    const document::Node tags = snapshot.at({"tags"}).resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (const document::Node name = tags.childAt(i).resolved().member("name"); name.isString())
            names.insert(name.bytes());
    }
    return names;
}

QStringList knownTags(const document::Snapshot &snapshot)
{
    QSet<QByteArray> names = declaredTags(snapshot);
    for (const Operation &operation : operations(snapshot)) {
        const document::Node tags = snapshot.at(operation.pointer).member("tags").resolved();
        for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
            if (const document::Node name = tags.childAt(i).resolved(); name.isString())
                names.insert(name.bytes());
        }
    }
    QStringList sorted;
    for (const QByteArray &name : std::as_const(names))
        sorted.append(QString::fromUtf8(name));
    sorted.sort(Qt::CaseInsensitive);
    return sorted;
}

QList<QByteArray> templateNames(QByteArrayView path)
{
    QList<QByteArray> names;
    QHash<QByteArray, bool> seen;
    qsizetype at = 0;
    while (true) {
        const qsizetype open = path.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : path.indexOf('}', open);
        if (close < 0)
            return names;
        const QByteArray name = path.sliced(open + 1, close - open - 1).toByteArray();
        if (!std::exchange(seen[name], true))
            names.append(name);
        at = close + 1;
    }
}

} // namespace openapi

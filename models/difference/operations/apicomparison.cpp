#include "apicomparison.h"

#include "lifecycle.h"
#include "operationcomparison.h"
#include "operationlist.h"
#include "rulelookup.h"

#include <QSet>

namespace difference {

namespace {

constexpr RemovalRules OperationRemoval{"api-removed-without-deprecation"_change, "api-removed-with-deprecation"_change,
                                        "api-removed-before-sunset"_change, "api-path-sunset-parse"_change};
constexpr RemovalRules PathRemoval{"api-path-removed-without-deprecation"_change,
                                   "api-path-removed-with-deprecation"_change, "api-path-removed-before-sunset"_change,
                                   "api-path-sunset-parse"_change};

/** The operations of one description by their keys. A path that is exactly the same is preferred. */
class OperationIndex final
{
public:
    explicit OperationIndex(const QList<ListedOperation> &operations)
    {
        for (const ListedOperation &operation : operations) {
            m_byKey[operation.key].append(&operation);
            if (!operation.isWebhook)
                m_paths.insert(withoutNames(operation.path));
        }
    }

    /** Returns the operation that is the same as one of the other description, once; null if there is none. */
    const ListedOperation *take(const ListedOperation &wanted)
    {
        auto &candidates = m_byKey[wanted.key];
        if (candidates.isEmpty())
            return nullptr;
        for (qsizetype i = 0; i < candidates.size(); ++i) {
            if (candidates[i]->path == wanted.path)
                return candidates.takeAt(i);
        }
        return candidates.takeFirst();
    }
    [[nodiscard]] bool hasPath(const QByteArray &path) const { return m_paths.contains(withoutNames(path)); }
    [[nodiscard]] bool isLeft(const ListedOperation &operation) const
    {
        return m_byKey.value(operation.key).contains(&operation);
    }

private:
    QHash<QByteArray, QList<const ListedOperation *>> m_byKey;
    QSet<QByteArray> m_paths;
};

QHash<QByteArray, QByteArray> namesByPosition(const QByteArray &before, const QByteArray &now)
{
    const QList<QByteArray> old = openapi::templateNames(before);
    const QList<QByteArray> present = openapi::templateNames(now);
    QHash<QByteArray, QByteArray> names;
    for (qsizetype i = 0; i < old.size() && i < present.size(); ++i)
        names.insert(old[i], present[i]);
    return names;
}

Origin originOf(const ListedOperation &operation)
{
    return {operation.name, operation.isWebhook, {}};
}

/** The paths of a description as they are written, by their form without names. */
QHash<QByteArray, QByteArray> writtenPaths(const QList<ListedOperation> &operations)
{
    QHash<QByteArray, QByteArray> paths;
    for (const ListedOperation &operation : operations) {
        if (!operation.isWebhook)
            paths.insert(withoutNames(operation.path), operation.path);
    }
    return paths;
}

/** The origin of an added operation, with the path as the old description writes it, as in other changes of the path.
 */
Origin originOfAdded(const ListedOperation &operation, const QHash<QByteArray, QByteArray> &oldPaths)
{
    const QByteArray path = operation.isWebhook ? QByteArray() : oldPaths.value(withoutNames(operation.path));
    Origin origin = originOf(operation);
    if (!path.isEmpty())
        origin.operation = origin.operation.section(u' ', 0, 0) + u' ' + QString::fromUtf8(path);
    return origin;
}

/** True if nothing that an operation says, or refers to, changed. */
bool isUnchanged(const Comparer &comparer, const ListedOperation &before, const ListedOperation &now)
{
    const Places parameters{before.pathItem.at("parameters"), now.pathItem.at("parameters")};
    const bool areBothMissing = !parameters.before.exists() && !parameters.now.exists();
    return before.path == now.path && comparer.schemas.isUnchanged(before.operation, now.operation) &&
           (areBothMissing || comparer.schemas.isUnchanged(parameters.before, parameters.now));
}

void addRemoved(const Comparer &comparer, const ListedOperation &operation, const OperationIndex &present)
{
    if (operation.isWebhook)
        return comparer.report.add("webhook-removed"_change, originOf(operation), true, {operation.operation, {}});
    addRemoval(comparer.report, present.hasPath(operation.path) ? OperationRemoval : PathRemoval, originOf(operation),
               operation.operation, comparer.options.today);
}

} // namespace

void compareOperations(const Comparer &comparer)
{
    const QList<ListedOperation> before = operationsOf(comparer.before);
    const QList<ListedOperation> now = operationsOf(comparer.now);
    const QHash<QByteArray, QByteArray> oldPaths = writtenPaths(before);
    OperationIndex present(now);
    for (const ListedOperation &operation : before) {
        const ListedOperation *same = present.take(operation);
        if (same && isUnchanged(comparer, operation, *same))
            continue;
        if (same)
            compareOperation(comparer, {operation.operation, same->operation, originOf(operation),
                                        namesByPosition(operation.path, same->path)});
        else
            addRemoved(comparer, operation, present);
    }
    for (const ListedOperation &operation : now) {
        if (present.isLeft(operation))
            comparer.report.add(operation.isWebhook ? "webhook-added"_change : "endpoint-added"_change,
                                originOfAdded(operation, oldPaths), true, {{}, operation.operation});
    }
}

} // namespace difference

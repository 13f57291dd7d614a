#include "operationnames.h"

#include "operations.h"

#include <functional>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;

/** Operations and members that are read. */
constexpr int MostOperations = 20'000;

/** Calls `visit` with each operation until it returns false. */
void forEachOperation(const Snapshot &snapshot, const std::function<bool(const Pointer &, const Node &)> &visit)
{
    int budget = MostOperations;
    for (const char *holder : {"paths", "webhooks"}) {
        const Node items = snapshot.root().member(holder).resolved();
        for (qsizetype i = 0; items.isMapping() && i < items.childCount(); ++i) {
            const Node item = items.childAt(i).resolved();
            for (qsizetype j = 0; item.isMapping() && j < item.childCount(); ++j) {
                const QByteArray key = item.keyAt(j);
                const Node operation = openapi::isFixedMethod(key) ? item.childAt(j).resolved() : Node();
                if (!operation.isMapping())
                    continue;
                if (--budget < 0 || !visit(Pointer{holder, items.keyAt(i), key}, operation))
                    return;
            }
        }
    }
}

} // namespace

QByteArrayList operationIdsOf(const Snapshot &snapshot)
{
    QByteArrayList names;
    forEachOperation(snapshot, [&](const Pointer &, const Node &operation) {
        if (const Node name = operation.member("operationId"); name.isString())
            names.append(name.bytes());
        return true;
    });
    return names;
}

std::optional<Pointer> operationCalled(const Snapshot &snapshot, QByteArrayView name)
{
    std::optional<Pointer> found;
    forEachOperation(snapshot, [&](const Pointer &place, const Node &operation) {
        if (operation.member("operationId").bytes() == name)
            found = place.child("operationId");
        return !found;
    });
    return found;
}

QList<Pointer> operationPlaces(const Snapshot &snapshot)
{
    QList<Pointer> places;
    forEachOperation(snapshot, [&](const Pointer &place, const Node &) {
        if (place.tokens().first() == "paths")
            places.append(place);
        return true;
    });
    return places;
}

} // namespace assist

#include "gridrow.h"

#include "referenceresolver.h"

namespace operationgrid {

namespace {

void append(QList<Row> &rows, const QList<openapi::PathItem> &items, bool isWebhook)
{
    for (const openapi::PathItem &item : items) {
        for (const openapi::Operation &operation : item.operations)
            rows.append(
                {item.path, operation.method, isWebhook, !item.address.isEmpty(), operation.pointer, operation.node});
    }
}

} // namespace

QList<Row> readRows(const document::Snapshot &snapshot)
{
    QList<Row> rows;
    append(rows, openapi::pathItems(snapshot), false);
    append(rows, openapi::webhooks(snapshot), true);
    return rows;
}

QList<Row> readRows(openapi::ReferenceResolver &resolver, const QString &address)
{
    QList<Row> rows;
    append(rows, openapi::pathItems(resolver, address), false);
    append(rows, openapi::webhooks(resolver, address), true);
    return rows;
}

} // namespace operationgrid

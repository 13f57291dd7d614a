#include "gridrow.h"

#include "celltext.h"

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

bool isInKind(const Scope &scope, const Row &row)
{
    switch (scope.kind) {
    case Scope::Kind::All:
        return true;
    case Scope::Kind::Path:
    case Scope::Kind::Webhook:
        return row.isWebhook == (scope.kind == Scope::Kind::Webhook) && QString::fromUtf8(row.path) == scope.name;
    case Scope::Kind::Tag:
        return tagsOf(row.node).contains(scope.name);
    case Scope::Kind::Untagged:
        return tagsOf(row.node).isEmpty();
    }
    return false;
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

bool contains(const Scope &scope, const Row &row)
{
    if (!isInKind(scope, row))
        return false;
    if (scope.search.isEmpty())
        return true;
    for (const Column column : {Column::Operation, Column::Summary, Column::OperationId, Column::Tags}) {
        if (cellText(row, column).contains(scope.search, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace operationgrid

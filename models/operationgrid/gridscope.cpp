#include "gridscope.h"

#include "gridtext.h"

namespace operationgrid {

namespace {

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

#include "pathtreedata.h"

#include "badge.h"
#include "colors.h"

#include <QCoreApplication>

namespace designer {

using openapi::Operation;
using openapi::PathItem;

namespace {

struct PathTreeData {
    Q_DECLARE_TR_FUNCTIONS(designer::PathTreeModel)
};

} // namespace

QVariant pathData(const PathItem &item, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromUtf8(item.path);
    case Qt::ToolTipRole:
        return item.summary.isEmpty() ? QString::fromUtf8(item.path)
                                      : QString::fromUtf8(item.path) + u'\n' + item.summary;
    case PathSearchRole:
        return QString(QString::fromUtf8(item.path) + u' ' + item.summary);
    default:
        break;
    }
    return {};
}

QVariant operationData(const Operation &operation, int role)
{
    const QString method = QString::fromUtf8(operation.method).toUpper();
    const QString title = operation.summary.isEmpty() ? operation.operationId : operation.summary;
    switch (role) {
    case widgets::BadgeRole:
        return method;
    case Qt::DisplayRole:
        return title.isEmpty() ? PathTreeData::tr("No summary") : title;
    case Qt::ForegroundRole:
        return title.isEmpty() ? QVariant(theme::color(theme::Role::Muted)) : QVariant();
    case widgets::NoteRole:
        return operation.isDeprecated ? QVariant(PathTreeData::tr("deprecated")) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QString(method + u' ' + QString::fromUtf8(operation.path) + u' ' + title);
    case PathSearchRole:
        return QStringList{method, operation.summary, operation.operationId, operation.tags.join(u' ')}.join(u' ');
    default:
        break;
    }
    return {};
}

} // namespace designer

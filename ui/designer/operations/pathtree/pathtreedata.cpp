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

bool isOfWebhook(const PathItem &item)
{
    return item.pointer.tokens().value(0) == "webhooks";
}

/** The file with the operations, or what the row is. */
QVariant pathNote(const PathItem &item)
{
    if (!item.address.isEmpty())
        return item.address.mid(item.address.lastIndexOf(u'/') + 1);
    return isOfWebhook(item) ? QVariant(PathTreeData::tr("webhook")) : QVariant();
}

QVariant severityData(const PathMark &mark)
{
    return mark.isEmpty() ? QVariant() : QVariant(int(mark.severity));
}

} // namespace

QVariant pathData(const PathItem &item, int role)
{
    const QString path = QString::fromUtf8(item.path);
    switch (role) {
    case Qt::DisplayRole:
        return path;
    case widgets::NoteRole:
        return pathNote(item);
    case Qt::ToolTipRole:
        return item.summary.isEmpty() ? path : path + u'\n' + item.summary;
    case Qt::AccessibleTextRole:
        return isOfWebhook(item) ? PathTreeData::tr("Webhook %1").arg(path) : path;
    case PathSearchRole:
        return QString(path + u' ' + item.summary + u' ' + item.address.mid(item.address.lastIndexOf(u'/') + 1));
    case PathMethodsRole: {
        QStringList methods;
        for (const Operation &operation : item.operations)
            methods.append(QString::fromUtf8(operation.method).toUpper());
        return methods;
    }
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
        return QString(method + u' ' + QString::fromUtf8(operation.path) + u' ' + title).trimmed();
    case PathTagsRole:
        return operation.tags;
    case PathSearchRole:
        return QStringList{method, operation.summary, operation.operationId, operation.tags.join(u' ')}.join(u' ');
    default:
        break;
    }
    return {};
}

QVariant markData(const PathMark &own, const PathMark &below, int role)
{
    switch (role) {
    case PathSeverityRole:
        return severityData(own);
    case PathFoldedSeverityRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        PathMark all = own;
        all.add(below);
        if (role == PathFoldedSeverityRole)
            return severityData(all);
        return all.isEmpty() ? QVariant() : QVariant(markText(all));
    }
    default:
        break;
    }
    return {};
}

} // namespace designer

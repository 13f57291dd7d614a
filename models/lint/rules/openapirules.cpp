#include "openapirules.h"

#include "objectchecks.h"
#include "operations.h"
#include "pathparameterrules.h"

#include <QHash>

namespace lint {

namespace {

using document::Pointer;

bool isBlank(const document::Node &node)
{
    return !node.exists() || node.isNull() || (node.isString() && node.text().trimmed().isEmpty());
}

void checkHead(const document::Snapshot &snapshot, Report &report)
{
    const document::Node version = snapshot.at({"openapi"});
    if (isBlank(version))
        report.add("openapi-missing"_rule, {"openapi"});
    else if (!specification::versionOf(version.text()))
        report.add("openapi-version"_rule, {"openapi"}, {version.text()});
}

/** The path without the names of its parameters. Paths with the same shape match the same requests. */
QByteArray shapeOf(const QByteArray &path)
{
    QByteArray shape;
    bool insideName = false;
    for (const char c : path) {
        insideName = insideName && c != '}';
        if (!insideName)
            shape.append(c);
        insideName = insideName || c == '{';
    }
    return shape;
}

void checkPathNames(const QList<openapi::PathItem> &items, Report &report)
{
    QHash<QByteArray, QByteArray> shapes;
    for (const openapi::PathItem &item : items) {
        const QByteArray shape = shapeOf(item.path);
        if (shapes.contains(shape) && shapes.value(shape) != item.path)
            report.addAtKey("path-params"_rule, item.pointer,
                            {u"same-path"_qs, QString::fromUtf8(item.path), QString::fromUtf8(shapes.value(shape))});
        else
            shapes.insert(shape, item.path);
    }
}

void checkOperationIds(const QList<openapi::PathItem> &items, Report &report)
{
    QHash<QString, QString> firstPlaces;
    for (const openapi::PathItem &item : items) {
        for (const openapi::Operation &operation : item.operations) {
            const Pointer pointer = operation.pointer.child("operationId");
            if (operation.operationId.isEmpty())
                continue;
            const auto first = firstPlaces.constFind(operation.operationId);
            if (first == firstPlaces.constEnd())
                firstPlaces.insert(operation.operationId, pointer.toString());
            else if (*first != pointer.toString())
                report.add("operation-operationId-unique"_rule, pointer, {operation.operationId, *first});
        }
    }
}

} // namespace

void checkOpenApi(const Subject &subject, const Project &project, Report &report)
{
    const document::Snapshot &snapshot = subject.document.snapshot();
    checkHead(snapshot, report);
    if (const auto version = specification::versionOf(snapshot.at({"openapi"}).text()))
        checkObjects(subject, *version, project, report);
    const QList<openapi::PathItem> items = openapi::pathItems(snapshot);
    checkPathNames(items, report);
    checkOperationIds(items, report);
    checkPathParameters(snapshot, items, report);
}

} // namespace lint

#include "openapirules.h"

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

bool isVersion31(const document::Snapshot &snapshot)
{
    return snapshot.at({"openapi"}).text().startsWith(u"3.1");
}

void checkHead(const document::Snapshot &snapshot, Report &report)
{
    const document::Node version = snapshot.at({"openapi"});
    if (isBlank(version))
        report.add("openapi-missing"_rule, {"openapi"});
    else if (!version.text().startsWith(u"3.0") && !version.text().startsWith(u"3.1"))
        report.add("openapi-version"_rule, {"openapi"}, {version.text()});
    const document::Node info = snapshot.at({"info"});
    if (!info.isMapping())
        return report.add("info-missing"_rule, {"info"});
    if (isBlank(info.member("title")))
        report.add("info-title-missing"_rule, {"info", "title"});
    if (isBlank(info.member("version")))
        report.add("info-version-missing"_rule, {"info", "version"});
}

void checkPathsMember(const document::Snapshot &snapshot, Report &report)
{
    const document::Node root = snapshot.root();
    if (root.member("paths").isMapping())
        return;
    const bool mayBeAbsent = isVersion31(snapshot) &&
                             (root.member("components").exists() || root.member("webhooks").exists());
    if (!mayBeAbsent || root.member("paths").exists())
        report.add("paths-missing"_rule, {"paths"});
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
        if (!item.path.startsWith('/'))
            report.addAtKey("path-not-rooted"_rule, item.pointer, {QString::fromUtf8(item.path)});
        const QByteArray shape = shapeOf(item.path);
        if (shapes.contains(shape) && shapes.value(shape) != item.path)
            report.addAtKey("path-duplicate"_rule, item.pointer,
                            {QString::fromUtf8(item.path), QString::fromUtf8(shapes.value(shape))});
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
                report.add("operation-id-duplicate"_rule, pointer, {operation.operationId, *first});
        }
    }
}

void checkResponses(const QList<openapi::PathItem> &items, Report &report)
{
    for (const openapi::PathItem &item : items) {
        for (const openapi::Operation &operation : item.operations) {
            if (!operation.node.member("responses").isMapping())
                report.add("operation-responses-missing"_rule, operation.pointer.child("responses"));
        }
    }
}

} // namespace

void checkOpenApi(const document::Snapshot &snapshot, Report &report)
{
    checkHead(snapshot, report);
    checkPathsMember(snapshot, report);
    const QList<openapi::PathItem> items = openapi::pathItems(snapshot);
    checkPathNames(items, report);
    checkOperationIds(items, report);
    checkResponses(items, report);
    checkPathParameters(snapshot, items, report);
}

} // namespace lint

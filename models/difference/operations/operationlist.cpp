#include "operationlist.h"

namespace difference {

namespace {

QByteArray shownMethod(const QByteArray &method)
{
    return openapi::isFixedMethod(method) ? method.toUpper() : method;
}

void append(QList<ListedOperation> &list, const Side &side, const openapi::PathItem &item, bool isWebhook)
{
    const QString address = item.address.isEmpty() ? side.description().entry()->address() : item.address;
    for (const openapi::Operation &operation : item.operations) {
        const QByteArray method = shownMethod(operation.method);
        const QByteArray path = isWebhook ? "webhook:" + item.path : item.path;
        list.append({method + ' ' + (isWebhook ? path : withoutNames(path)),
                     item.path,
                     operationName(operation.method, path),
                     {{address, operation.pointer}, operation.node.resolved()},
                     {{address, item.target}, item.node.resolved()},
                     isWebhook});
    }
}

} // namespace

QString operationName(const QByteArray &method, const QByteArray &path)
{
    return QString::fromUtf8(shownMethod(method) + ' ' + path);
}

QByteArray withoutNames(const QByteArray &path)
{
    QByteArray result;
    bool isName = false;
    for (const char letter : path) {
        if (letter == '}')
            isName = false;
        if (!isName)
            result += letter;
        if (letter == '{')
            isName = true;
    }
    return result;
}

QList<ListedOperation> operationsOf(const Side &side)
{
    QList<ListedOperation> list;
    for (const openapi::PathItem &item : side.description().pathItems())
        append(list, side, item, false);
    for (const openapi::PathItem &item : side.description().webhooks())
        append(list, side, item, true);
    return list;
}

QList<ListedOperation> operationsIn(Side &side, const Located &pathItem)
{
    const auto target = side.follow(pathItem);
    const openapi::ReferencedDocumentPtr document = target ? side.description().set().find(target->place.address)
                                                           : nullptr;
    QList<ListedOperation> list;
    if (!document)
        return list;
    const auto found = openapi::operationsIn(document->snapshot(), target->node, target->place.pointer, {});
    for (const openapi::Operation &operation : found) {
        const QByteArray method = shownMethod(operation.method);
        list.append({method,
                     {},
                     QString::fromUtf8(method),
                     {{target->place.address, operation.pointer}, operation.node.resolved()},
                     *target,
                     true});
    }
    return list;
}

} // namespace difference

#include "operationchoices.h"

#include "cancellation.h"
#include "definitionview.h"
#include "methods.h"
#include "operations.h"
#include "parameters.h"

namespace traffic {
namespace {

/** OpenAPI writes methods in lower case. */
bool isMethod(const QByteArray &key)
{
    return key == key.toLower() && http::methods().contains(key.toUpper());
}

QString joined(const QString &listenPath, const QString &path)
{
    QString base = listenPath.startsWith(u'/') ? listenPath : u'/' + listenPath;
    while (base.endsWith(u'/'))
        base.chop(1);
    return base + (path.startsWith(u'/') ? path : u'/' + path);
}

} // namespace

QList<OperationChoice> operationChoices(openapi::ReferenceResolver &resolver, const QString &address)
{
    QList<OperationChoice> choices;
    const auto text = resolver.textOf(address);
    if (!text)
        return choices;
    const QString listenPath = definition::DefinitionView(*text).listenPath().value;
    for (const openapi::PathItem &item : openapi::pathItems(resolver, address)) {
        const QString &file = item.address.isEmpty() ? address : item.address;
        for (const openapi::Operation &operation : item.operations) {
            if (choices.size() >= MaximumChoices || base::isUnwanted())
                return choices;
            if (!isMethod(operation.method))
                continue;
            QString path = QString::fromUtf8(item.path);
            if (path.contains(u'{')) {
                const auto parameters = openapi::parametersOf(resolver, {file, operation.pointer});
                path = openapi::filledPath(item.path, openapi::pathSegments(resolver, parameters));
            }
            choices.append({operation.method.toUpper(), joined(listenPath, path)});
        }
    }
    return choices;
}

} // namespace traffic

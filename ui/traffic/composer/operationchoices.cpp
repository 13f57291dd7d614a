#include "operationchoices.h"

#include "cancellation.h"
#include "importer.h"
#include "operations.h"

namespace traffic {

QString basePathOf(const document::Snapshot &definition)
{
    QString base = definition::listenPathOrDefault(definition);
    if (!base.startsWith(u'/'))
        base.prepend(u'/');
    while (base.endsWith(u'/'))
        base.chop(1);
    return base;
}

QList<OperationChoice> operationChoices(const description::Description &description)
{
    QList<OperationChoice> choices;
    const QString base = basePathOf(description.entry()->snapshot());
    for (const openapi::PathItem &item : description.pathItems()) {
        for (const openapi::Operation &operation : item.operations) {
            if (choices.size() >= MaximumChoices || base::isUnwanted())
                return choices;
            const QByteArray method = openapi::isFixedMethod(operation.method) ? operation.method.toUpper()
                                                                               : operation.method;
            const QString path = QString::fromUtf8(item.path);
            choices.append({item.path, operation.method,
                            QString::fromUtf8(method) + u' ' + base + (path.startsWith(u'/') ? path : u'/' + path),
                            operation.summary.isEmpty() ? operation.operationId : operation.summary});
        }
    }
    return choices;
}

} // namespace traffic

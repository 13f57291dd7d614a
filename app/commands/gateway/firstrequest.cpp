#include "firstrequest.h"

#include "definitionview.h"
#include "operations.h"

#include <QUrl>

namespace commands {

namespace {

/** The example of the path parameter `name`, declared at the operation or its path item; 1 where there is none. */
QByteArray exampleFor(const document::Snapshot &snapshot, const openapi::Operation &operation, const QByteArray &name)
{
    for (const document::Pointer &owner : {operation.pointer, operation.pointer.parent()}) {
        const document::Node parameters = snapshot.at(owner).member("parameters");
        for (qsizetype index = 0; index < parameters.childCount(); ++index) {
            const document::Node parameter = parameters.childAt(index).resolved();
            if (parameter.member("name").bytes() != name)
                continue;
            for (const document::Node &example :
                 {parameter.member("example"), parameter.member("schema").member("example")}) {
                if (example.isScalar())
                    return example.bytes();
            }
        }
    }
    return "1";
}

QByteArray filledPath(const document::Snapshot &snapshot, const openapi::Operation &operation)
{
    QByteArray path = operation.path;
    for (const QByteArray &name : openapi::templateNames(operation.path))
        path.replace('{' + name + '}',
                     QUrl::toPercentEncoding(QString::fromUtf8(exampleFor(snapshot, operation, name))));
    return path;
}

} // namespace

http::RequestHead firstRequest(const document::Snapshot &snapshot)
{
    QByteArray prefix = definition::DefinitionView(snapshot).listenPath().value.toUtf8();
    if (!prefix.startsWith('/'))
        prefix.prepend('/');
    http::RequestHead head;
    head.method = "GET";
    head.target = prefix;

    const QList<openapi::Operation> operations = openapi::operations(snapshot);
    if (operations.isEmpty())
        return head;
    const auto get = std::find_if(operations.begin(), operations.end(),
                                  [](const auto &operation) { return operation.method == "get"; });
    const openapi::Operation &chosen = get == operations.end() ? operations.constFirst() : *get;
    if (prefix.endsWith('/'))
        prefix.chop(1);
    head.method = chosen.method.toUpper();
    head.target = prefix + filledPath(snapshot, chosen);
    return head;
}

} // namespace commands

#include "firstrequest.h"

#include "definitionview.h"
#include "operations.h"
#include "parameters.h"

#include <algorithm>

namespace commands {

namespace {

struct FoundOperation {
    QString address; ///< Of its document.
    openapi::Operation operation;
};

std::optional<FoundOperation> chosenOperation(openapi::ReferenceResolver &resolver, const QString &address)
{
    std::optional<FoundOperation> first;
    for (const openapi::PathItem &item : openapi::pathItems(resolver, address)) {
        const QString &file = item.address.isEmpty() ? address : item.address;
        for (const openapi::Operation &operation : item.operations) {
            if (operation.method == "get")
                return FoundOperation{file, operation};
            if (!first)
                first = FoundOperation{file, operation};
        }
    }
    return first;
}

} // namespace

http::RequestHead firstRequest(openapi::ReferenceResolver &resolver, const QString &address)
{
    const auto text = resolver.textOf(address);
    QByteArray prefix = text ? definition::DefinitionView(*text).listenPath().value.toUtf8() : QByteArray();
    if (!prefix.startsWith('/'))
        prefix.prepend('/');
    http::RequestHead head;
    head.method = "GET";
    head.target = prefix;
    const std::optional<FoundOperation> found = chosenOperation(resolver, address);
    if (!found)
        return head;
    const openapi::Operation &operation = found->operation;
    const auto parameters = openapi::parametersOf(resolver, {found->address, operation.pointer});
    if (prefix.endsWith('/'))
        prefix.chop(1);
    head.method = operation.method.toUpper();
    head.target = prefix +
                  openapi::filledPath(operation.path, openapi::pathSegments(resolver, parameters), u"1"_qs).toUtf8();
    return head;
}

} // namespace commands

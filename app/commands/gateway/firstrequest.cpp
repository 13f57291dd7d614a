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

bool needsOtherFiles(const document::Snapshot &definition)
{
    const openapi::ReferencedDocument document({}, definition);
    const document::Node paths = definition.at({"paths"}).resolved();
    const auto leadsElsewhere = [](const openapi::ReferenceUse &use) {
        return use.kind == openapi::UseKind::Reference && !use.reference.startsWith(u'#');
    };
    // What an operation refers to in this file can be in another one, but that is not in other paths.
    const auto needsOthers = [&](const document::Node &item) {
        return std::any_of(document.uses().begin(), document.uses().end(), [&](const openapi::ReferenceUse &use) {
            const qsizetype at = use.span.offset;
            return leadsElsewhere(use) && (!paths.span().contains(at) || item.span().contains(at));
        });
    };
    for (qsizetype i = 0; paths.isMapping() && i < paths.childCount(); ++i) {
        const document::Node item = paths.childAt(i).resolved();
        const auto reference = openapi::referenceOf(item);
        const document::Node here = reference ? openapi::resolveReference(definition, *reference).node : item;
        const bool isFound = here.member("get").exists();
        if (openapi::isPath(paths.keyAt(i)) && (isFound || (reference && !here.exists())))
            return needsOthers(item);
    }
    return std::any_of(document.uses().begin(), document.uses().end(), leadsElsewhere);
}

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

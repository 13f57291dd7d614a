#include "servedapi.h"

#include "definitionview.h"
#include "descriptionresolver.h"
#include "samplepaths.h"

namespace reach {

namespace {

namespace fields = definition::fields;

QString titleOf(const definition::DefinitionView &view)
{
    const QString name = view.apiName().value;
    return name.isEmpty() ? view.snapshot().at({"info", "title"}).text() : name;
}

QString customDomainOf(const definition::DefinitionView &view)
{
    const document::Pointer domain = fields::domainCertificates().parent();
    const bool isEnabled = view.flagField(domain.child("enabled")).value;
    return isEnabled ? view.textField(domain.child("name")).value : QString();
}

QList<ServedOperation> operationsOf(const description::Description &description)
{
    QList<ServedOperation> operations;
    openapi::ReferenceResolver resolver = description::resolverOf(description);
    for (const openapi::PathItem &item : description.pathItems()) {
        const QString &address = item.address.isEmpty() ? description.entry()->address() : item.address;
        for (const openapi::Operation &operation : item.operations) {
            const openapi::Place place{address, operation.pointer};
            operations.append({item.path, operation.method.toUpper(), operation.operationId, place,
                               contract::samplePaths(resolver, {item.path, operation.method, place})});
        }
    }
    return operations;
}

} // namespace

ServedApi servedSettings(const document::Snapshot &snapshot, const QString &documentPath)
{
    const definition::DefinitionView view(snapshot);
    ServedApi api;
    api.documentPath = documentPath;
    api.title = titleOf(view);
    api.granted = {view.textField(fields::apiId()).value, view.apiName().value};
    api.hasExtension = view.hasExtension();
    api.isActive = view.active().value;
    api.needsKey = view.flagField(fields::clientAuthenticationEnabled()).value;
    api.listenPath = view.listenPath().value.toUtf8();
    api.listenPathPlace = view.listenPath().pointer;
    api.extension = view.extension();
    api.upstreamUrl = view.upstreamUrl().value;
    api.customDomain = customDomainOf(view);
    api.certificates = preflight::namedCertificates(view.snapshot());
    api.pinnedKeys = preflight::pinnedKeys(view.snapshot());
    return api;
}

ServedApi servedApi(const description::Description &description, const QString &documentPath)
{
    ServedApi api = servedSettings(description.entry()->snapshot(), documentPath);
    api.operations = operationsOf(description);
    return api;
}

} // namespace reach

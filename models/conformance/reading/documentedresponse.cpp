#include "documentedresponse.h"

#include <algorithm>

namespace conformance {

QList<DocumentedResponse> responsesOf(openapi::ReferenceResolver &resolver, const openapi::Place &operation)
{
    QList<DocumentedResponse> responses;
    const auto text = resolver.textOf(operation.address);
    const document::Node list = text ? text->at(operation.pointer).member("responses").resolved() : document::Node();
    for (qsizetype i = 0; list.isMapping() && i < list.childCount(); ++i) {
        const QByteArray status = list.keyAt(i);
        const openapi::Place place{operation.address, operation.pointer / document::Pointer{"responses", status}};
        const openapi::SetResolution found = resolver.resolve(place);
        if (!status.startsWith("x-"))
            responses.append({status, found.isResolved() ? found.place : place, found.node});
    }
    return responses;
}

const DocumentedResponse *responseAt(const QList<DocumentedResponse> &responses, const QByteArray &status)
{
    const auto found = std::find_if(responses.begin(), responses.end(), [&status](const DocumentedResponse &each) {
        return each.status.compare(status, Qt::CaseInsensitive) == 0;
    });
    return found == responses.end() ? nullptr : &*found;
}

const DocumentedResponse *responseFor(const QList<DocumentedResponse> &responses, int code)
{
    for (const QByteArray &status :
         {QByteArray::number(code), QByteArray::number(code / 100) + "XX", QByteArray("default")}) {
        if (const DocumentedResponse *each = responseAt(responses, status))
            return each;
    }
    return nullptr;
}

} // namespace conformance

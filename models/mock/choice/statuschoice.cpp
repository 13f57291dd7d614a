#include "statuschoice.h"

#include <algorithm>

namespace mock {

namespace {

const DocumentedResponse *find(const QList<DocumentedResponse> &responses, const QByteArray &status)
{
    const auto found = std::find_if(responses.begin(), responses.end(), [&status](const DocumentedResponse &each) {
        return each.status.compare(status, Qt::CaseInsensitive) == 0;
    });
    return found == responses.end() ? nullptr : &*found;
}

/** The status of a key; 0 for `default`. A range is its first status. */
int codeOf(const QByteArray &status)
{
    return QByteArray(status).toUpper().replace('X', '0').toInt();
}

bool isExact(const DocumentedResponse &response)
{
    return response.status.size() == 3 && response.status.toInt() > 0;
}

} // namespace

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

ChosenStatus successOf(const QList<DocumentedResponse> &responses)
{
    const DocumentedResponse *best = nullptr;
    const DocumentedResponse *lowest = nullptr;
    for (const DocumentedResponse &each : responses) {
        const int code = codeOf(each.status);
        if (isExact(each) && code >= 200 && code < 300 && (!best || code < codeOf(best->status)))
            best = &each;
        if (code >= 100 && (!lowest || code < codeOf(lowest->status)))
            lowest = &each;
    }
    if (best)
        return {codeOf(best->status), best};
    for (const char *status : {"2XX", "default"}) {
        if (const DocumentedResponse *each = find(responses, status))
            return {200, each};
    }
    return lowest ? ChosenStatus{codeOf(lowest->status), lowest} : ChosenStatus();
}

ChosenStatus invalidOf(const QList<DocumentedResponse> &responses)
{
    constexpr int Invalid = 422;
    for (const char *status : {"422", "400", "4XX", "default", "500"}) {
        if (const DocumentedResponse *each = find(responses, status))
            return {isExact(*each) ? codeOf(each->status) : Invalid, each};
    }
    return {Invalid, nullptr};
}

ChosenStatus statusFor(const QList<DocumentedResponse> &responses, int code)
{
    for (const QByteArray &status :
         {QByteArray::number(code), QByteArray::number(code / 100) + "XX", QByteArray("default")}) {
        if (const DocumentedResponse *each = find(responses, status))
            return {code, each};
    }
    return {code, nullptr};
}

} // namespace mock

#include "statuschoice.h"

namespace mock {

namespace {

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
        if (const DocumentedResponse *each = conformance::responseAt(responses, status))
            return {200, each};
    }
    return lowest ? ChosenStatus{codeOf(lowest->status), lowest} : ChosenStatus();
}

ChosenStatus invalidOf(const QList<DocumentedResponse> &responses)
{
    constexpr int Invalid = 422;
    for (const char *status : {"422", "400", "4XX", "default", "500"}) {
        if (const DocumentedResponse *each = conformance::responseAt(responses, status))
            return {isExact(*each) ? codeOf(each->status) : Invalid, each};
    }
    return {Invalid, nullptr};
}

ChosenStatus statusFor(const QList<DocumentedResponse> &responses, int code)
{
    return {code, conformance::responseFor(responses, code)};
}

} // namespace mock

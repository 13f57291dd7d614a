#include "trailerfilter.h"

#include "answer.h"
#include "messagerules.h"

#include <algorithm>

namespace gateway {

namespace {

using http::HeaderList;
using http::sameName;

constexpr QByteArrayView FramingFields[] = {"Content-Length", "Transfer-Encoding", "Trailer"};
/** Fields that the gateway sets or checks in the head. */
constexpr QByteArrayView RequestFields[] = {"Authorization", "Proxy-Authorization", "Cookie", "Host",
                                            "X-Forwarded-For"};

template<std::size_t Count>
bool isOneOf(const QByteArrayView (&names)[Count], QByteArrayView name)
{
    return std::any_of(std::begin(names), std::end(names), [&](QByteArrayView one) { return sameName(one, name); });
}

bool concernsTheConnection(const http::HopByHop &hopByHop, QByteArrayView name)
{
    return isOneOf(FramingFields, name) || hopByHop.contains(name);
}

} // namespace

HeaderList requestTrailers(const HeaderList &trailers, const HeaderList &head, QByteArrayView credentialField)
{
    HeaderList kept;
    if (trailers.isEmpty())
        return kept;
    const http::HopByHop hopByHop(head);
    for (const HeaderList::Field &field : trailers.fields()) {
        const bool isCredential = !credentialField.isEmpty() && sameName(field.name, credentialField);
        if (!isCredential && !isOneOf(RequestFields, field.name) && !concernsTheConnection(hopByHop, field.name))
            kept.append(field);
    }
    return kept;
}

HeaderList responseTrailers(const HeaderList &trailers, const HeaderList &head)
{
    HeaderList kept;
    if (trailers.isEmpty())
        return kept;
    const http::HopByHop hopByHop(head);
    for (const HeaderList::Field &field : trailers.fields()) {
        if (!concernsTheConnection(hopByHop, field.name) && !sameName(field.name, routing::AnswerField))
            kept.append(field);
    }
    return kept;
}

} // namespace gateway

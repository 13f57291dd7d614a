#include "messagerules.h"

#include "charactertable.h"
#include "targettext.h"

#include <algorithm>

namespace http {

namespace {

constexpr QByteArrayView HopByHopFields[] = {
    "Connection", "Proxy-Connection",  "Keep-Alive", "Proxy-Authenticate", "Proxy-Authorization", "TE",
    "Trailer",    "Transfer-Encoding", "Upgrade"};

/** `Connection` can't remove these fields: that would change the framing or the destination. */
constexpr QByteArrayView NeverHopByHop[] = {"Host", "Content-Length", "Transfer-Encoding"};

template<typename Names>
bool isOneOf(const Names &names, QByteArrayView name)
{
    return std::any_of(std::begin(names), std::end(names), [name](QByteArrayView one) { return sameName(one, name); });
}

using MaybeError = std::optional<ReadError>;

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/** RFC 9112 §6.1: unless the last coding is `chunked`, and only that one, the end of the request is ambiguous. */
MaybeError checkTransferCodings(const HeaderList &headers, int minorVersion)
{
    qsizetype count = 0;
    qsizetype chunked = 0;
    bool endsInChunked = false;
    if (!headers.contains("Transfer-Encoding"))
        return std::nullopt;
    for (const QByteArray &value : headers.all("Transfer-Encoding")) {
        const auto codings = listMembers(value);
        if (codings.isEmpty())
            return ReadError::TransferEncoding;
        for (const QByteArrayView coding : codings) {
            endsInChunked = sameName(coding, "chunked");
            chunked += endsInChunked ? 1 : 0;
            ++count;
        }
    }
    if (minorVersion == 0)
        return ReadError::TransferEncodingInHttp10;
    if (!endsInChunked || chunked != 1)
        return ReadError::TransferEncoding;
    if (headers.contains("Content-Length"))
        return ReadError::LengthAndTransferEncoding;
    // The proxy would have to decode an unknown coding. RFC 9112 §6.1 requires 501.
    return count > 1 ? MaybeError(ReadError::TransferCodingUnknown) : std::nullopt;
}

bool isHost(QByteArrayView value)
{
    // The characters of RFC 3986 §3.2.2 without the comma, which separates two hosts.
    static constexpr auto allowed = lettersDigitsAnd("-._~%!$&'()*+;=:[]");
    if (!std::all_of(value.begin(), value.end(), [](char c) { return allowed[static_cast<unsigned char>(c)]; }))
        return false;
    const QByteArrayView host = hostWithoutPort(value);
    if (value.startsWith('[') != host.endsWith(']') || host.indexOf('[', host.startsWith('[') ? 1 : 0) >= 0)
        return false;
    const QByteArrayView port = value.sliced(host.size());
    return port.isEmpty() || port == QByteArrayView(":") || (port.startsWith(':') && isDigits(port.sliced(1)));
}

/** RFC 9112 §3.2: HTTP/1.1 requires exactly one Host. */
MaybeError checkHost(const RequestHead &head)
{
    const auto host = head.headers.find("Host");
    if (!host)
        return head.minorVersion == 0 ? std::nullopt : MaybeError(ReadError::HostMissing);
    if (head.headers.count("Host") > 1)
        return ReadError::HostTwice;
    return isHost(host->value) ? std::nullopt : MaybeError(ReadError::HostMalformed);
}

/** RFC 9112 §3.2: one of the four forms, in visible ASCII, without a fragment. */
MaybeError checkTarget(const RequestHead &head)
{
    const bool plain = std::all_of(head.target.begin(), head.target.end(), [](char c) { return c > 0x20 && c < 0x7f; });
    if (!plain || head.target.contains('#'))
        return ReadError::BadTarget;
    if (head.method == "CONNECT")
        return ReadError::ConnectUnsupported;
    if (head.target.startsWith('/'))
        return std::nullopt;
    if (isAbsoluteForm(head.target))
        return isHost(authorityOf(head.target)) && !authorityOf(head.target).isEmpty()
                   ? std::nullopt
                   : MaybeError(ReadError::BadTarget);
    return head.target == "*" && head.method == "OPTIONS" ? std::nullopt : MaybeError(ReadError::BadTarget);
}

bool namesWebSocket(const HeaderList &headers)
{
    const QList<QByteArray> protocols = headers.all("Upgrade");
    return protocols.size() == 1 && sameName(protocols.first(), "websocket") && hasConnectionOption(headers, "upgrade");
}

} // namespace

std::optional<ReadError> checkRequest(const RequestHead &head)
{
    if (const auto bad = checkTransferCodings(head.headers, head.minorVersion))
        return bad;
    const auto length = head.headers.find("Content-Length");
    if (length && (head.headers.count("Content-Length") > 1 || !isDigits(length->value)))
        return ReadError::ContentLength;
    if (const auto bad = checkHost(head))
        return bad;
    return checkTarget(head);
}

std::optional<ReadError> checkResponse(ResponseHead &head)
{
    if (head.status < 100)
        return ReadError::BadStatus;
    if (head.status == 204 || head.status / 100 == 1) { // RFC 9110 §8.6
        head.headers.remove("Content-Length");
        head.headers.remove("Transfer-Encoding");
        return std::nullopt;
    }
    if (const auto bad = checkTransferCodings(head.headers, head.minorVersion))
        return bad;
    const auto length = head.headers.find("Content-Length");
    if (!length)
        return std::nullopt;
    const qsizetype fields = head.headers.count("Content-Length");
    if (fields == 1 && isDigits(length->value))
        return std::nullopt;
    const auto members = listMembers(length->value);
    if (members.isEmpty() || !isDigits(members.first()))
        return ReadError::ContentLength;
    if (fields > 1 || members.size() > 1) // Beast has checked that they are equal.
        head.headers.set("Content-Length", members.first());
    return std::nullopt;
}

bool canHaveBody(QByteArrayView method, int status)
{
    return method != "HEAD" && status >= 200 && status != 204 && status != 304;
}

bool isChunked(const HeaderList &headers)
{
    bool chunked = false;
    for (const HeaderList::Field &field : headers.fields()) {
        if (sameName(field.name, "Transfer-Encoding")) {
            const auto codings = listMembers(field.value);
            chunked = !codings.isEmpty() && sameName(codings.last(), "chunked");
        }
    }
    return chunked;
}

bool hasConnectionOption(const HeaderList &headers, QByteArrayView option)
{
    for (const HeaderList::Field &field : headers.fields()) {
        if (!sameName(field.name, "Connection"))
            continue;
        const auto differs = [option](QByteArrayView member) { return !sameName(member, option); };
        if (!eachListMember(field.value, differs))
            return true;
    }
    return false;
}

HopByHop::HopByHop(const HeaderList &headers)
{
    for (const HeaderList::Field &field : headers.fields()) {
        if (!sameName(field.name, "Connection"))
            continue;
        eachListMember(field.value, [this](QByteArrayView member) {
            if (!isOneOf(NeverHopByHop, member))
                m_named.append(member);
            return true;
        });
    }
}

bool HopByHop::contains(QByteArrayView name) const
{
    return isOneOf(HopByHopFields, name) || isOneOf(m_named, name);
}

bool asksForUpgrade(const RequestHead &head)
{
    return head.minorVersion > 0 && namesWebSocket(head.headers);
}

bool acceptsUpgrade(const ResponseHead &head)
{
    return head.minorVersion > 0 && namesWebSocket(head.headers);
}

} // namespace http

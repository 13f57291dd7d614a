#include "curlarguments.h"

#include "messagerules.h"
#include "targettext.h"

#include <algorithm>

namespace http {

namespace {

bool hasDotSegment(QByteArrayView url)
{
    const QByteArray path = splitTarget(url).path.toByteArray() + '/';
    return path.contains("/./") || path.contains("/../");
}

void addUrl(const QByteArray &url, QList<CurlArgument> &arguments)
{
    arguments.append({"url", url});
    const auto globs = [](char c) { return c == '[' || c == ']' || c == '{' || c == '}'; };
    if (std::any_of(url.begin(), url.end(), globs))
        arguments.append({"globoff", std::nullopt});
    if (hasDotSegment(url))
        arguments.append({"path-as-is", std::nullopt});
}

void addHeaders(const RequestToCopy &request, QList<CurlArgument> &arguments)
{
    for (const HeaderList::Field &field : request.head.headers.fields()) {
        if (!isSetByPrograms(field, request))
            arguments.append({"header", field.value.isEmpty() ? field.name.toByteArray() + ';' : field.line()});
    }
}

/** An option `-H 'Name:'` removes a field that curl would add. */
void suppressDefaults(const RequestHead &head, bool hasBody, QList<CurlArgument> &arguments)
{
    for (const char *name : {"User-Agent", "Accept"}) {
        if (!head.headers.contains(name))
            arguments.append({"header", QByteArray(name) + ':'});
    }
    for (const char *name : {"Content-Type", "Expect"}) {
        if (hasBody && !head.headers.contains(name))
            arguments.append({"header", QByteArray(name) + ':'});
    }
}

} // namespace

bool isSetByPrograms(const HeaderList::Field &field, const RequestToCopy &request)
{
    const bool repeatsUrl = sameName(field.name, "Host") && sameName(field.value, authorityOf(request.url));
    return repeatsUrl || sameName(field.name, "Content-Length") || HopByHop(request.head.headers).contains(field.name);
}

bool hasBody(const RequestToCopy &request)
{
    return !request.body.isEmpty() || request.head.headers.first("Content-Length") == QByteArray("0");
}

QList<CurlArgument> curlArguments(const RequestToCopy &request, bool hasBody)
{
    QList<CurlArgument> arguments;
    addUrl(request.url, arguments);
    const QByteArray &method = request.head.method;
    if (method == "HEAD" && !hasBody)
        arguments.append({"head", std::nullopt});
    else if (method != "GET" || hasBody)
        arguments.append({"request", method});
    addHeaders(request, arguments);
    suppressDefaults(request.head, hasBody, arguments);
    if (!request.certificate.isEmpty())
        arguments.append({"cacert", request.certificate});
    return arguments;
}

} // namespace http

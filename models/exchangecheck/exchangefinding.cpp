#include "exchangefinding.h"

#include "operations.h"

namespace exchangecheck {

namespace {

struct PartRow {
    ExchangePart part;
    const char *name;
    bool isOfRequest;
};

constexpr PartRow PartRows[] = {
    {ExchangePart::Path, "path", true},
    {ExchangePart::Query, "query", true},
    {ExchangePart::Header, "header", true},
    {ExchangePart::Cookie, "cookie", true},
    {ExchangePart::Body, "body", true},
    {ExchangePart::Security, "security", true},
    {ExchangePart::MediaType, "media-type", true},
    {ExchangePart::Method, "method", true},
    {ExchangePart::Route, "route", true},
    {ExchangePart::Status, "status", false},
    {ExchangePart::ResponseMediaType, "response-media-type", false},
    {ExchangePart::ResponseHeader, "response-header", false},
    {ExchangePart::ResponseBody, "response-body", false},
};

const PartRow &rowOf(ExchangePart part)
{
    return PartRows[static_cast<int>(part)];
}

} // namespace

QString nameOf(ExchangePart part)
{
    return QString::fromLatin1(rowOf(part).name);
}

QString operationText(const QByteArray &path, const QByteArray &method)
{
    const bool isFixed = openapi::isFixedMethod(method);
    return QString::fromUtf8(isFixed ? method.toUpper() : method) + u' ' + QString::fromUtf8(path);
}

bool isOfRequest(ExchangePart part)
{
    return rowOf(part).isOfRequest;
}

} // namespace exchangecheck

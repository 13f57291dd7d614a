#include "requestparts.h"

namespace exchangecheck {

using base::Severity;
using conformance::RequestFinding;
using conformance::RequestPart;

ExchangePart partOf(RequestPart part)
{
    switch (part) {
    case RequestPart::Path:
        return ExchangePart::Path;
    case RequestPart::Query:
    case RequestPart::QueryString:
        return ExchangePart::Query;
    case RequestPart::Header:
        return ExchangePart::Header;
    case RequestPart::Cookie:
        return ExchangePart::Cookie;
    case RequestPart::Body:
        return ExchangePart::Body;
    case RequestPart::MediaType:
        return ExchangePart::MediaType;
    case RequestPart::Security:
        break;
    }
    return ExchangePart::Security;
}

std::optional<RequestPart> requestPartOf(ExchangePart part)
{
    switch (part) {
    case ExchangePart::Path:
        return RequestPart::Path;
    case ExchangePart::Query:
        return RequestPart::Query;
    case ExchangePart::Header:
        return RequestPart::Header;
    case ExchangePart::Cookie:
        return RequestPart::Cookie;
    case ExchangePart::Body:
        return RequestPart::Body;
    default:
        return std::nullopt;
    }
}

ExchangeFault faultOf(RequestFinding::Fault fault)
{
    switch (fault) {
    case RequestFinding::Fault::Missing:
        return ExchangeFault::Missing;
    case RequestFinding::Fault::NotReadable:
        return ExchangeFault::NotReadable;
    case RequestFinding::Fault::NotValid:
        return ExchangeFault::NotValid;
    case RequestFinding::Fault::OtherRoot:
        return ExchangeFault::OtherRoot;
    case RequestFinding::Fault::NotAllowed:
        return ExchangeFault::NotAllowed;
    case RequestFinding::Fault::NotDescribed:
        break;
    }
    return ExchangeFault::NotDescribed;
}

Severity severityOf(const schema::Finding &reason)
{
    static const QStringList warnings = {u"readOnly"_qs, u"writeOnly"_qs, u"$ref"_qs,        u"cycle"_qs,
                                         u"schema"_qs,   u"schemas"_qs,   u"values"_qs,      u"steps"_qs,
                                         u"depth"_qs,    u"duplicate"_qs, u"patternSteps"_qs};
    return warnings.contains(reason.keyword) ? Severity::Warning : Severity::Error;
}

} // namespace exchangecheck

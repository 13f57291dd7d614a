#include "requestfinding.h"

namespace conformance {

QByteArray locationOf(RequestPart part)
{
    switch (part) {
    case RequestPart::Path:
        return "path";
    case RequestPart::Query:
        return "query";
    case RequestPart::QueryString:
        return "querystring";
    case RequestPart::Header:
        return "header";
    case RequestPart::Cookie:
        return "cookie";
    case RequestPart::Body:
        return "body";
    case RequestPart::MediaType:
        return "media-type";
    case RequestPart::Security:
        break;
    }
    return "security";
}

} // namespace conformance

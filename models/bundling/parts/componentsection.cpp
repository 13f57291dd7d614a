#include "componentsection.h"

namespace bundling {

using specification::ObjectKind;
using specification::Version;

QByteArray sectionOf(ObjectKind kind, Version version)
{
    switch (kind) {
    case ObjectKind::Schema:
        return "schemas";
    case ObjectKind::Response:
        return "responses";
    case ObjectKind::Parameter:
        return "parameters";
    case ObjectKind::Example:
        return "examples";
    case ObjectKind::RequestBody:
        return "requestBodies";
    case ObjectKind::Header:
        return "headers";
    case ObjectKind::SecurityScheme:
        return "securitySchemes";
    case ObjectKind::Link:
        return "links";
    case ObjectKind::Callback:
        return "callbacks";
    case ObjectKind::PathItem:
        return version == Version::V30 ? QByteArray() : QByteArray("pathItems");
    case ObjectKind::MediaType:
        return version == Version::V32 ? QByteArray("mediaTypes") : QByteArray();
    default:
        return {};
    }
}

} // namespace bundling

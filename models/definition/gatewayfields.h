#pragma once

#include "pointer.h"

namespace definition {

/** The fields of the extension, as places below it. For a new field: a function here, DefinitionView to read it,
 * DefinitionWriter to write it, its type in lint/rules/extensionrules.cpp, preview/routeinputs.cpp when the test
 * gateway obeys it, and a section of ui/designer/settings to edit it. */
namespace fields {

[[nodiscard]] inline document::Pointer info()
{
    return {"info"};
}
[[nodiscard]] inline document::Pointer apiName()
{
    return {"info", "name"};
}
[[nodiscard]] inline document::Pointer active()
{
    return {"info", "state", "active"};
}
[[nodiscard]] inline document::Pointer listenPath()
{
    return {"server", "listenPath", "value"};
}
[[nodiscard]] inline document::Pointer stripListenPath()
{
    return {"server", "listenPath", "strip"};
}
[[nodiscard]] inline document::Pointer upstreamUrl()
{
    return {"upstream", "url"};
}
[[nodiscard]] inline document::Pointer authentication()
{
    return {"upstream", "authentication"};
}
[[nodiscard]] inline document::Pointer authenticationEnabled()
{
    return authentication().child("enabled");
}
[[nodiscard]] inline document::Pointer basicAuth()
{
    return authentication().child("basicAuth");
}
[[nodiscard]] inline document::Pointer basicEnabled()
{
    return basicAuth().child("enabled");
}
[[nodiscard]] inline document::Pointer userName()
{
    return basicAuth().child("username");
}
[[nodiscard]] inline document::Pointer password()
{
    return basicAuth().child("password");
}
[[nodiscard]] inline document::Pointer header()
{
    return basicAuth().child("header");
}
[[nodiscard]] inline document::Pointer headerEnabled()
{
    return header().child("enabled");
}
[[nodiscard]] inline document::Pointer headerName()
{
    return header().child("name");
}

} // namespace fields

} // namespace definition

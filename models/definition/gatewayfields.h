#pragma once

#include "pointer.h"

namespace definition {

/** The places of section 2.1 of the gateway's interface, below the extension. */
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

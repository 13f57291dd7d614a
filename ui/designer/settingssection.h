#pragma once

namespace designer {

/** The sections of the Settings tab, in their order. */
enum class SettingsSection { Api, Server, Upstream, ClientAccess };

} // namespace designer

#pragma once

namespace designer {

/** The sections of the Settings tab, in the order in which the tab shows them. */
enum class SettingsSection { Api, Server, Upstream, ClientAccess };

} // namespace designer

#pragma once

#include "definitionview.h"
#include "requestway.h"
#include "settingssection.h"

namespace designer {

/** The stations of a request's way, in order. */
enum class Station { Client, ListenPath, ClientAuthentication, UpstreamAuthentication, Upstream };
inline constexpr int StationCount = 5;

/** What each station does, read from the definition; the credentials themselves are not in it. */
[[nodiscard]] QList<WayStation> stationsOf(const definition::DefinitionView &view);
/** Where a station is set. */
[[nodiscard]] SettingsSection sectionOf(Station station);

} // namespace designer

#pragma once

#include "gatewaycontrol.h"
#include "settings.h"

#include <QByteArray>
#include <QStringList>

namespace window {

inline constexpr int MaximumRecent = 12;
inline constexpr int NarrowWindow = 1080; ///< In a narrower window the tool bar hides some labels.
inline constexpr double SmallestZoom = 0.7;
inline constexpr double LargestZoom = 2.0;
inline constexpr double ZoomStep = 0.1;

inline constexpr base::Setting<int> ThemeChoice{"window/theme", 0}; ///< theme::Choice
inline constexpr base::Setting<double> Zoom{"window/zoom", 1.0};
inline constexpr base::Setting<bool> NavigationFolded{"window/navigationFolded", false};
inline constexpr base::Setting<int> NavigationWidth{"window/navigationWidth", 0};
inline constexpr base::Setting<bool> PanelFolded{"window/panelFolded", true};
inline constexpr base::Setting<int> PanelHeight{"window/panelHeight", 0};
inline constexpr preview::GatewayOptions GatewayDefaults;
inline constexpr base::Setting<int> GatewayPort{"gateway/port", GatewayDefaults.port};
inline constexpr base::Setting<bool> GatewayHttps{"gateway/https", GatewayDefaults.https};
inline constexpr base::Setting<bool> GatewayPrefixMatch{"gateway/prefixMatch", GatewayDefaults.prefixMatch};
inline constexpr base::Setting<qint64> RecordedBody{"gateway/recordedBody", GatewayDefaults.recordedBodyBytes};
inline constexpr base::Setting<qint64> RecordedMemory{"gateway/recordedMemory", GatewayDefaults.recordedMemoryBytes};
inline constexpr base::Setting<qint64> RecordedFile{"gateway/recordedFile", GatewayDefaults.recordedFileBytes};
// Functions, because the default values of these settings are not constant expressions.
[[nodiscard]] inline base::Setting<QByteArray> windowGeometry()
{
    return {"window/geometry", {}};
}
/** The paths of the files that were open when the window closed, in their order. */
[[nodiscard]] inline base::Setting<QStringList> openFiles()
{
    return {"window/openFiles", {}};
}
/** The path of the definition that was shown when the window closed. */
[[nodiscard]] inline base::Setting<QString> frontFile()
{
    return {"window/frontFile", {}};
}
[[nodiscard]] inline base::Setting<QStringList> recentFiles()
{
    return {"window/recentFiles", {}};
}

} // namespace window

#pragma once

#include "setting.h"

#include <QByteArray>
#include <QStringList>

#include <array>

/** All settings, sorted by key. A test reads the rows of this file: one a line, each with a comment. */
namespace settings {

inline constexpr qint64 KiB = 1024;
inline constexpr qint64 MiB = 1024 * KiB;
inline constexpr qint64 GiB = 1024 * MiB;

// Dividers have the format of QSplitter::saveState(), the window that of QWidget::saveGeometry().

/** The divider of the page Certificates. */
inline constexpr Setting<QByteArray> CertificatesSplitter{"certificates/splitter"};
/** Certificates are shown on a time line, otherwise in a table. */
inline constexpr Setting<bool> CertificatesTimeline{"certificates/timeline", false};
/** The id of the environment in use. Empty: the sandbox. */
inline constexpr Setting<QString> CurrentEnvironment{"currentEnvironment"};
/** The environments, without their credentials. */
inline constexpr SettingArray Environments{"environments"};
/** The divider of the page Exchanges. */
inline constexpr Setting<QByteArray> ExchangesSplitter{"exchanges/splitter"};
/** The test gateway serves HTTPS. */
inline constexpr Setting<bool> GatewayHttps{"gateway/https", false};
/** The port of the test gateway. 0: any free port. */
inline constexpr Setting<int> GatewayPort{"gateway/port", 8080, 0, 65535};
/** A listen path /a also serves /ab. */
inline constexpr Setting<bool> GatewayPrefixMatch{"gateway/prefixMatch", false};
/** Bytes that are recorded of each body. */
inline constexpr Setting<qint64> RecordedBody{"gateway/recordedBody", 1 * MiB, 0, 1 * GiB};
/** Bytes of the temporary file for bodies that don't fit in the memory. */
inline constexpr Setting<qint64> RecordedFile{"gateway/recordedFile", 1 * GiB, 0, 1024 * GiB};
/** Bytes of memory for all recorded bodies. */
inline constexpr Setting<qint64> RecordedMemory{"gateway/recordedMemory", 64 * MiB, 0, 16 * GiB};
/** Lists of paths are grouped by tag. */
inline constexpr Setting<bool> PathsGroupedByTag{"paths/groupedByTag", false};
/** The ids of the policies that were shown, the newest first, for each environment by its id. */
inline constexpr SettingFamily<QStringList> KnownPolicies{"policies/known/"};
/** The divider of the page Policies. */
inline constexpr Setting<QByteArray> PoliciesSplitter{"policies/splitter"};
/** How problems are grouped: 0 by file, 1 by rule, 2 not at all. */
inline constexpr Setting<int> ProblemsGrouping{"problems/grouping", 0, 0, 2};
/** Servers that references may be fetched from: the server's prefix, a blank, and the folder of the definitions. */
inline constexpr Setting<QStringList> AllowedServers{"references/allowedServers"};
/** Schemas are shown as a picture, otherwise in forms. */
inline constexpr Setting<bool> SchemasAsPicture{"schemas/asPicture", false};
/** The divider between a form and Source below it. */
inline constexpr Setting<QByteArray> SourceBelowSplitter{"source/belowSplitter"};
/** The divider between a form and Source beside it. */
inline constexpr Setting<QByteArray> SourceBesideSplitter{"source/besideSplitter"};
/** The divider of the page SSO Profiles. */
inline constexpr Setting<QByteArray> SsoSplitter{"sso/splitter"};
/** The path of the definition that was shown when the window was closed. */
inline constexpr Setting<QString> FrontFile{"window/frontFile"};
/** The tab of that definition by its name, such as "paths". Earlier versions stored a number. */
inline constexpr Setting<QString> FrontTab{"window/frontTab"};
/** Place and size of the window. */
inline constexpr Setting<QByteArray> WindowGeometry{"window/geometry"};
/** The navigation shows icons only. */
inline constexpr Setting<bool> NavigationFolded{"window/navigationFolded", false};
/** The width of the navigation in pixels. 0: that of the theme. */
inline constexpr Setting<int> NavigationWidth{"window/navigationWidth", 0, 0};
/** The paths of the files that were open when the window was closed, in their order. */
inline constexpr Setting<QStringList> OpenFiles{"window/openFiles"};
/** The paths of the folders that were open when the window was closed. */
inline constexpr Setting<QStringList> OpenFolders{"window/openFolders"};
/** The panel below the pages shows its tabs only. */
inline constexpr Setting<bool> PanelFolded{"window/panelFolded", true};
/** The height of that panel in pixels. 0: that of a new window. */
inline constexpr Setting<int> PanelHeight{"window/panelHeight", 0, 0};
/** The paths of files and folders that were opened, the newest first. */
inline constexpr Setting<QStringList> RecentFiles{"window/recentFiles"};
/** The files that were open when the window was closed are opened at the next start. */
inline constexpr Setting<bool> ReopenFiles{"window/reopenFiles", true};
/** The path of the definition on the second page when the window was closed. Empty: there was no second page. */
inline constexpr Setting<QString> SideFile{"window/sideFile"};
/** The divider between the two pages. */
inline constexpr Setting<QByteArray> SideSplitter{"window/sideSplitter"};
/** The tab of the definition on the second page by its name. */
inline constexpr Setting<QString> SideTab{"window/sideTab"};
/** Source is shown beside the form of the same definition. */
inline constexpr Setting<bool> SourceBeside{"window/sourceBeside", false};
/** A theme::Choice: 0 as the system, 1 light, 2 dark. */
inline constexpr Setting<int> ThemeChoice{"window/theme", 0, 0, 2};
/** The size of the text as a factor. */
inline constexpr Setting<double> Zoom{"window/zoom", 1.0, 0.7, 2.0};
/** What one step of zooming adds. */
inline constexpr double ZoomStep = 0.1;

/** Keys of earlier versions. */
inline constexpr std::array<RenamedKey, 0> RenamedKeys{};

} // namespace settings

#pragma once

#include "setting.h"

#include <QByteArray>
#include <QStringList>

#include <array>

/** The table of all settings, sorted by key. A test reads the rows of this file: one a line, each with a comment. */
namespace settings {

inline constexpr qint64 KiB = 1024;
inline constexpr qint64 MiB = 1024 * KiB;
inline constexpr qint64 GiB = 1024 * MiB;

// Dividers have the format of QSplitter::saveState(), the window that of QWidget::saveGeometry().

/** The place of the divider of the page Certificates. */
inline constexpr Setting<QByteArray> CertificatesSplitter{"certificates/splitter"};
/** True to show certificates on a time line, false to show them in a table. */
inline constexpr Setting<bool> CertificatesTimeline{"certificates/timeline", false};
/** The revisions that definitions were compared with, the newest first. */
inline constexpr Setting<QStringList> RecentRevisions{"changes/recentRevisions"};
/** The id of the environment in use. Empty: the sandbox. */
inline constexpr Setting<QString> CurrentEnvironment{"currentEnvironment"};
/** The environments that the user has added, without their credentials. */
inline constexpr SettingArray Environments{"environments"};
/** The columns of the list of exchanges as the user has arranged them, see traffic::ColumnChoice. */
inline constexpr Setting<QStringList> ExchangesColumns{"exchanges/columns"};
/** The saved filters of exchanges: each is a name, a tab, and the text of the filter. */
inline constexpr Setting<QStringList> ExchangesFilters{"exchanges/filters"};
/** The place of the divider of the page Exchanges. */
inline constexpr Setting<QByteArray> ExchangesSplitter{"exchanges/splitter"};
/** True if the test gateway serves HTTPS. */
inline constexpr Setting<bool> GatewayHttps{"gateway/https", false};
/** The port of the test gateway. 0: any free port. */
inline constexpr Setting<int> GatewayPort{"gateway/port", 8080, 0, 65535};
/** True if the listen path /a of the test gateway also serves /ab. */
inline constexpr Setting<bool> GatewayPrefixMatch{"gateway/prefixMatch", false};
/** The largest number of bytes that are recorded of each body. */
inline constexpr Setting<qint64> RecordedBody{"gateway/recordedBody", 1 * MiB, 0, 1 * GiB};
/** The largest number of bytes of the temporary file for recorded bodies that don't fit in the memory. */
inline constexpr Setting<qint64> RecordedFile{"gateway/recordedFile", 1 * GiB, 0, 1024 * GiB};
/** The largest number of bytes of memory for all recorded bodies. */
inline constexpr Setting<qint64> RecordedMemory{"gateway/recordedMemory", 64 * MiB, 0, 16 * GiB};
/** The sizes of a splitter's parts, of a table's columns, or of a dialog (width, height), by the widget's name. */
inline constexpr SettingFamily<QStringList> LayoutSizes{"layout/sizes/"};
/** True to group lists of paths by tag. */
inline constexpr Setting<bool> PathsGroupedByTag{"paths/groupedByTag", false};
/** The ids of the policies that were shown, the newest first, for each environment by its id. */
inline constexpr SettingFamily<QStringList> KnownPolicies{"policies/known/"};
/** The place of the divider of the page Policies. */
inline constexpr Setting<QByteArray> PoliciesSplitter{"policies/splitter"};
/** How the list of problems is grouped: 0 by file, 1 by rule, 2 not at all. */
inline constexpr Setting<int> ProblemsGrouping{"problems/grouping", 0, 0, 2};
/** Servers to fetch references from: each is the server's prefix, a blank, and the folder of the definitions. */
inline constexpr Setting<QStringList> AllowedServers{"references/allowedServers"};
/** True to show schemas as a picture, false to show them in forms. */
inline constexpr Setting<bool> SchemasAsPicture{"schemas/asPicture", false};
/** The place of the divider between a form and the Source editor below it. */
inline constexpr Setting<QByteArray> SourceBelowSplitter{"source/belowSplitter"};
/** The place of the divider between a form and the Source editor beside it. */
inline constexpr Setting<QByteArray> SourceBesideSplitter{"source/besideSplitter"};
/** The place of the divider of the page SSO Profiles. */
inline constexpr Setting<QByteArray> SsoSplitter{"sso/splitter"};
/** True while the tour of the example is in progress, so that the next run of the program continues it. */
inline constexpr Setting<bool> TourRunning{"tour/running", false};
/** The stops of the tour of the example that were skipped: bit n is for the stop with the number n. */
inline constexpr Setting<int> TourSkipped{"tour/skipped", 0, 0, 31};
/** The current stop of the tour of the example, a window::TourStop. */
inline constexpr Setting<int> TourStop{"tour/stop", 0, 0, 5};
/** The path of the definition that was shown when the window was closed. */
inline constexpr Setting<QString> FrontFile{"window/frontFile"};
/** The page of the navigation that was shown when the window was closed, such as "navigationExchanges". */
inline constexpr Setting<QString> FrontPage{"window/frontPage"};
/** The tab of the definition at FrontFile by its name, such as "paths". Earlier versions stored a number. */
inline constexpr Setting<QString> FrontTab{"window/frontTab"};
/** The place and size of the main window. */
inline constexpr Setting<QByteArray> WindowGeometry{"window/geometry"};
/** The language of the window by its code, such as "de". Empty: the system's. */
inline constexpr Setting<QString> Language{"window/language"};
/** True if the navigation shows icons only. */
inline constexpr Setting<bool> NavigationFolded{"window/navigationFolded", false};
/** The width of the navigation in pixels. 0: the width that the theme sets. */
inline constexpr Setting<int> NavigationWidth{"window/navigationWidth", 0, 0};
/** The paths of the files that were open when the window was closed, in their order. */
inline constexpr Setting<QStringList> OpenFiles{"window/openFiles"};
/** The paths of the folders that were open when the window was closed. */
inline constexpr Setting<QStringList> OpenFolders{"window/openFolders"};
/** True if the panel below the pages shows its tabs only. */
inline constexpr Setting<bool> PanelFolded{"window/panelFolded", true};
/** The height of the panel below the pages in pixels. 0: the height in a new window. */
inline constexpr Setting<int> PanelHeight{"window/panelHeight", 0, 0};
/** The paths of files and folders that were opened, the newest first. */
inline constexpr Setting<QStringList> RecentFiles{"window/recentFiles"};
/** True to open the files at the next start that were open when the window was closed. */
inline constexpr Setting<bool> ReopenFiles{"window/reopenFiles", true};
/** What was known of the files that were open last: JSON objects, see window::SeenFile. */
inline constexpr Setting<QStringList> SeenFiles{"window/seenFiles"};
/** The definition on the second page when the window was closed, by its path. Empty: there was no second page. */
inline constexpr Setting<QString> SideFile{"window/sideFile"};
/** The place of the divider between the first and the second page of the window. */
inline constexpr Setting<QByteArray> SideSplitter{"window/sideSplitter"};
/** The tab of the definition on the second page by its name, such as "paths". */
inline constexpr Setting<QString> SideTab{"window/sideTab"};
/** True to show the Source editor beside the form of the same definition. */
inline constexpr Setting<bool> SourceBeside{"window/sourceBeside", false};
/** The colors of the window, a theme::Choice: 0 as the system, 1 light, 2 dark. */
inline constexpr Setting<int> ThemeChoice{"window/theme", 0, 0, 2};
/** The size of the text in the window as a factor. */
inline constexpr Setting<double> Zoom{"window/zoom", 1.0, 0.7, 2.0};
/** The number that one step of zooming adds to Zoom. */
inline constexpr double ZoomStep = 0.1;

/** The keys that earlier versions used for settings, each with the key that replaced it. */
inline constexpr std::array<RenamedKey, 0> RenamedKeys{};

} // namespace settings

#pragma once

#include "definitionpage.h"

#include <QStringList>

namespace settings {
class Settings;
}

namespace window {

/** What restoreSession() has opened. */
struct RestoredSession {
    workspace::OpenDefinition *front = nullptr; ///< The one to show; may be null.
    DefinitionTab tab = DefinitionTab::Overview;
    QStringList failures; ///< Messages about files that could not be opened.
};

/** Stores the opened folders and the paths of the open definitions for the next run. Untitled definitions have none
 * and are left out. `front` is the one to show then, in this tab; may be null. */
void saveSession(const workspace::Workspace &workspace, const workspace::OpenDefinition *front, DefinitionTab tab,
                 settings::Settings &settings);
/** Opens what the last run stored. Opens nothing if the user has turned that off. */
[[nodiscard]] RestoredSession restoreSession(const settings::Settings &settings, workspace::Workspace &workspace);

} // namespace window

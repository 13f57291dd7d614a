#pragma once

#include "definitiontab.h"
#include "workspace.h"

#include <QStringList>

namespace settings {
class Settings;
}

namespace window {

/** A definition on a page and the tab that its page shows. */
struct ShownDefinition {
    workspace::OpenDefinition *definition = nullptr; ///< Null if the page shows no definition.
    DefinitionTab tab = DefinitionTab::Overview;
};

/** What restoreSession() has opened, and what it could not open. */
struct RestoredSession {
    ShownDefinition front; ///< The definition that was shown last, to be shown now.
    ShownDefinition side;  ///< The definition to be shown on the second page of a split view.
    QStringList failures;  ///< Messages for the user about files that could not be opened.
};

/** Stores the opened folders and the paths of the open definitions in the settings. The next run shows `front`, and
 * `side` on the second page of a split view. Untitled definitions have no path and are left out. */
void saveSession(const workspace::Workspace &workspace, const ShownDefinition &front, const ShownDefinition &side,
                 settings::Settings &settings);
/** Opens the folders and files that saveSession() stored in the last run. Opens nothing if the user has turned that
 * off. */
[[nodiscard]] RestoredSession restoreSession(const settings::Settings &settings, workspace::Workspace &workspace);

} // namespace window

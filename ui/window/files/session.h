#pragma once

#include "definitionpage.h"

#include <QStringList>

namespace settings {
class Settings;
}

namespace window {

/** A definition and its tab. */
struct ShownDefinition {
    workspace::OpenDefinition *definition = nullptr; ///< May be null.
    DefinitionTab tab = DefinitionTab::Overview;
};

/** What restoreSession() has opened. */
struct RestoredSession {
    ShownDefinition front; ///< To be shown.
    ShownDefinition side;  ///< On the second page.
    QStringList failures;  ///< Messages about files that could not be opened.
};

/** Stores the opened folders and the paths of the open definitions for the next run, which shows `front`, and `side` on
 * the second page. Untitled definitions have no path and are left out. */
void saveSession(const workspace::Workspace &workspace, const ShownDefinition &front, const ShownDefinition &side,
                 settings::Settings &settings);
/** Opens what the last run stored. Opens nothing if the user has turned that off. */
[[nodiscard]] RestoredSession restoreSession(const settings::Settings &settings, workspace::Workspace &workspace);

} // namespace window

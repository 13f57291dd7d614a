#pragma once

namespace settings {
class Settings;
}
namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class DefinitionFiles;

/** Stores the paths of the open definitions for the next run. Untitled definitions have none and are left out. `front`
 * is the one to show then; may be null. */
void saveSession(const workspace::Workspace &workspace, const workspace::OpenDefinition *front,
                 settings::Settings &settings);
/** Opens the files that the last run stored, and returns the definition to show, or null. */
[[nodiscard]] workspace::OpenDefinition *restoreSession(const settings::Settings &settings, DefinitionFiles &files,
                                                        const workspace::Workspace &workspace);

} // namespace window

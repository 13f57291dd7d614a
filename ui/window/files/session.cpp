#include "session.h"

#include "definitionfiles.h"
#include "windowsettings.h"
#include "workspace.h"

namespace window {

void saveSession(const workspace::Workspace &workspace, const workspace::OpenDefinition *front,
                 base::Settings &settings)
{
    QStringList paths;
    for (const workspace::OpenDefinition *definition : workspace.definitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    settings.set(openFiles(), paths);
    settings.set(frontFile(), front ? front->path() : QString());
}

workspace::OpenDefinition *restoreSession(const base::Settings &settings, DefinitionFiles &files,
                                          const workspace::Workspace &workspace)
{
    for (const QString &path : settings.get(openFiles()))
        files.open(path);
    const QString front = settings.get(frontFile());
    return front.isEmpty() ? nullptr : workspace.find(front);
}

} // namespace window

#include "session.h"

#include "definitionfiles.h"
#include "settings.h"
#include "settingstable.h"
#include "workspace.h"

namespace window {

void saveSession(const workspace::Workspace &workspace, const workspace::OpenDefinition *front,
                 settings::Settings &settings)
{
    QStringList paths;
    for (const workspace::OpenDefinition *definition : workspace.definitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    settings.set(settings::OpenFiles, paths);
    settings.set(settings::FrontFile, front ? front->path() : QString());
}

workspace::OpenDefinition *restoreSession(const settings::Settings &settings, DefinitionFiles &files,
                                          const workspace::Workspace &workspace)
{
    for (const QString &path : settings.get(settings::OpenFiles))
        files.open(path);
    const QString front = settings.get(settings::FrontFile);
    return front.isEmpty() ? nullptr : workspace.find(front);
}

} // namespace window

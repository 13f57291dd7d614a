#include "session.h"

#include "filemessages.h"
#include "settings.h"
#include "settingstable.h"
#include "tabnames.h"

#include <QCoreApplication>

namespace window {

namespace {

constexpr qsizetype MostMissingNamed = 3;

struct SessionMessages {
    Q_DECLARE_TR_FUNCTIONS(window::Session)
};

QString missingText(const QStringList &names)
{
    const QString named = names.mid(0, MostMissingNamed).join(u", "_qs);
    return names.size() > MostMissingNamed
               ? SessionMessages::tr("%1 files of the last session no longer exist, such as %2.",
                                     "%1: how many, %2: names")
                     .arg(QString::number(names.size()), named)
               : SessionMessages::tr("Files of the last session no longer exist: %1.", "%1: file names").arg(named);
}

ShownDefinition shownBefore(const workspace::Workspace &workspace, const QString &path, const QString &tab)
{
    return {path.isEmpty() ? nullptr : workspace.find(path), tabOfStoredName(tab)};
}

QString pathOf(const ShownDefinition &shown)
{
    return shown.definition ? shown.definition->path() : QString();
}

} // namespace

void saveSession(const workspace::Workspace &workspace, const ShownDefinition &front, const ShownDefinition &side,
                 settings::Settings &settings)
{
    QStringList paths;
    for (const workspace::OpenDefinition *definition : workspace.definitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    settings.set(settings::OpenFiles, paths);
    settings.set(settings::OpenFolders, workspace.folders());
    settings.set(settings::FrontFile, pathOf(front));
    settings.set(settings::FrontTab, storedName(front.tab));
    settings.set(settings::SideFile, pathOf(side));
    settings.set(settings::SideTab, storedName(side.tab));
}

RestoredSession restoreSession(const settings::Settings &settings, workspace::Workspace &workspace)
{
    RestoredSession session;
    if (!settings.get(settings::ReopenFiles))
        return session;
    QStringList missing;
    for (const QString &folder : settings.get(settings::OpenFolders))
        workspace.addFolder(folder);
    for (const QString &path : settings.get(settings::OpenFiles)) {
        const auto opened = workspace.open(path);
        if (!opened && opened.error().code == base::ErrorCode::NotFound)
            missing.append(fileName(path));
        else if (!opened)
            session.failures.append(openFailureText(fileName(path), opened.error()));
    }
    if (!missing.isEmpty())
        session.failures.prepend(missingText(missing));
    session.front = shownBefore(workspace, settings.get(settings::FrontFile), settings.get(settings::FrontTab));
    session.side = shownBefore(workspace, settings.get(settings::SideFile), settings.get(settings::SideTab));
    if (!session.front.definition && !workspace.definitions().isEmpty())
        session.front = {workspace.definitions().constFirst(), DefinitionTab::Overview};
    return session;
}

} // namespace window

#include "session.h"

#include "filemessages.h"
#include "settings.h"
#include "settingstable.h"

#include <QCoreApplication>

#include <algorithm>

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

DefinitionTab tabOf(int stored)
{
    return static_cast<DefinitionTab>(std::clamp(stored, 0, static_cast<int>(DefinitionTab::Source)));
}

} // namespace

void saveSession(const workspace::Workspace &workspace, const workspace::OpenDefinition *front, DefinitionTab tab,
                 settings::Settings &settings)
{
    QStringList paths;
    for (const workspace::OpenDefinition *definition : workspace.definitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    settings.set(settings::OpenFiles, paths);
    settings.set(settings::OpenFolders, workspace.folders());
    settings.set(settings::FrontFile, front ? front->path() : QString());
    settings.set(settings::FrontTab, static_cast<int>(tab));
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
    const QString front = settings.get(settings::FrontFile);
    session.front = front.isEmpty() ? nullptr : workspace.find(front);
    session.tab = tabOf(settings.get(settings::FrontTab));
    if (!session.front && !workspace.definitions().isEmpty()) {
        session.front = workspace.definitions().constFirst();
        session.tab = DefinitionTab::Overview;
    }
    return session;
}

} // namespace window

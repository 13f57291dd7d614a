#include "session.h"

#include "filemessages.h"
#include "settings.h"
#include "settingstable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

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

/** In settings, in the order of DefinitionTab. */
const std::array TabNames{u"overview"_qs, u"paths"_qs,    u"schemas"_qs, u"map"_qs,
                          u"reading"_qs,  u"settings"_qs, u"source"_qs};

/** The tab of a name, or of a number of the versions without the tabs Map and Reading. */
DefinitionTab tabOf(const QString &stored)
{
    if (const auto named = std::find(TabNames.cbegin(), TabNames.cend(), stored); named != TabNames.cend())
        return static_cast<DefinitionTab>(named - TabNames.cbegin());
    constexpr std::array Numbered{DefinitionTab::Overview, DefinitionTab::Paths, DefinitionTab::Schemas,
                                  DefinitionTab::Settings, DefinitionTab::Source};
    return Numbered.at(std::clamp<size_t>(stored.toUInt(), 0, Numbered.size() - 1));
}

QString nameOf(DefinitionTab tab)
{
    return TabNames.at(static_cast<size_t>(tab));
}

ShownDefinition shownBefore(const workspace::Workspace &workspace, const QString &path, const QString &tab)
{
    return {path.isEmpty() ? nullptr : workspace.find(path), tabOf(tab)};
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
    settings.set(settings::FrontTab, nameOf(front.tab));
    settings.set(settings::SideFile, pathOf(side));
    settings.set(settings::SideTab, nameOf(side.tab));
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

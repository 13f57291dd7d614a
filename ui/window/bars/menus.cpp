#include "menus.h"

#include "actions.h"
#include "pagetable.h"
#include "theme.h"

#include <QMenu>
#include <QMenuBar>

#include <optional>

namespace window {

namespace {

using Id = ActionId;
/** The actions of a menu after those of pages; an empty entry is a separator. */
using MenuEntries = QList<std::optional<Id>>;

constexpr qsizetype ViewMenu = 2; ///< The place of the menu View in the menu bar.

/** The actions that write a definition in another form. They have a menu of their own, so that the menu File fits the
 * smallest window. */
MenuEntries exportEntries()
{
    return {Id::ExportProxy, Id::ExportPublic, Id::ExportHtml, std::nullopt, Id::Bundle, Id::Split};
}

/** The actions of the menu File before the menu Export. */
MenuEntries fileEntries()
{
    return {Id::NewApi,        Id::NewDefinition, Id::NewEmptyDefinition, Id::OpenFile, Id::OpenFolder, Id::OpenRecent,
            Id::ImportOpenApi, Id::OpenExample,   std::nullopt,           Id::Save,     Id::SaveAs,     Id::SaveAll,
            std::nullopt};
}

/** The actions of the menu File after the menu Export. */
MenuEntries moreFileEntries()
{
    return {Id::ConvertVersion,  Id::MergeVersions,    std::nullopt,    Id::ForgetServers, std::nullopt,
            Id::CloseDefinition, Id::ReopenDefinition, Id::CloseFolder, std::nullopt,      Id::Quit};
}

MenuEntries editEntries()
{
    return {Id::Undo,      Id::Redo,        Id::StepHistory,     std::nullopt,       Id::Find,
            Id::Replace,   Id::FindInFiles, std::nullopt,        Id::GoToDefinition, Id::FindUses,
            Id::GoBack,    Id::GoForward,   Id::RecentLocations, Id::Rename,         std::nullopt,
            Id::QuickOpen, Id::FindFile,    Id::CommandPalette,  std::nullopt,       Id::Preferences};
}

MenuEntries viewEntries()
{
    return {std::nullopt,    Id::ShowOverview,   Id::ShowPaths,          Id::ShowSchemas,    Id::ShowMap,
            Id::ShowChanges, Id::ShowTraffic,    Id::ShowReading,        Id::ShowSettings,   Id::ShowSource,
            std::nullopt,    Id::NextDefinition, Id::PreviousDefinition, Id::SplitView,      Id::SourceBeside,
            std::nullopt,    Id::ShowProblems,   Id::ShowExchangesDock,  Id::NextProblem,    Id::PreviousProblem,
            Id::NextPane,    Id::PreviousPane,   std::nullopt,           Id::FoldNavigation, Id::ThemeSystem,
            Id::ThemeLight,  Id::ThemeDark,      std::nullopt,           Id::ZoomIn,         Id::ZoomOut,
            Id::ZoomReset};
}

MenuEntries gatewayEntries()
{
    return {Id::ToggleGateway,
            Id::CopyGatewayAddress,
            Id::GatewayHttps,
            Id::GatewayCertificate,
            Id::ServeDefinition,
            std::nullopt,
            Id::SwitchEnvironment,
            Id::UseEcho,
            Id::UseMock,
            Id::MockAnswersInvalid,
            Id::EndDrills,
            std::nullopt,
            Id::ListenPaths,
            Id::PolicyMatrix,
            Id::CompareEnvironments,
            std::nullopt,
            Id::SendRequest,
            Id::Replay,
            Id::SaveRequest,
            Id::SavedRequests,
            Id::TryForbidden,
            std::nullopt,
            Id::UnderPolicy,
            Id::SaveBundle,
            Id::OpenBundle};
}

MenuEntries helpEntries()
{
    return {Id::Tour, Id::KeyboardShortcuts, std::nullopt, Id::Diagnostics, Id::About};
}

} // namespace

Menus::Menus(QMenuBar &bar, const Actions &actions, QObject *parent)
    : QObject(parent)
    , m_export(new QMenu(&bar))
{
    const auto fill = [&actions](QMenu &menu, const MenuEntries &entries) {
        for (const std::optional<Id> &id : entries) {
            if (id)
                menu.addAction(actions[*id]);
            else
                menu.addSeparator();
        }
    };
    for (const MenuEntries &entries : {fileEntries(), editEntries(), viewEntries(), gatewayEntries(), helpEntries()}) {
        m_menus.append(bar.addMenu(QString()));
        if (m_menus.size() == ViewMenu + 1) {
            for (const PageEntry &entry : Pages)
                m_menus.constLast()->addAction(actions[entry.page]);
        }
        fill(*m_menus.constLast(), entries);
    }
    m_export->setObjectName(u"exportMenu"_qs);
    m_export->setIcon(theme::icon(theme::Icon::Export));
    fill(*m_export, exportEntries());
    m_menus.constFirst()->addMenu(m_export);
    fill(*m_menus.constFirst(), moreFileEntries());
}

void Menus::retranslate()
{
    const QStringList titles{tr("&File"), tr("&Edit"), tr("&View"), tr("&Gateway"), tr("&Help")};
    for (qsizetype i = 0; i < titles.size(); ++i)
        m_menus.at(i)->setTitle(titles.at(i));
    m_export->setTitle(tr("&Export"));
}

void showDefinitionMenu(const Actions &actions, const QPoint &globalPosition, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"definitionMenu"_qs);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionId id : {ActionId::Save, ActionId::SaveAs, ActionId::ExportPublic, ActionId::ConvertVersion,
                              ActionId::Bundle, ActionId::Split, ActionId::ServeDefinition, ActionId::CloseDefinition})
        menu->addAction(actions[id]);
    menu->popup(globalPosition);
}

} // namespace window

#include "moc_menus.cpp"

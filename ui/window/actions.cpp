#include "actions.h"

#include "naming.h"
#include "theme.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

#include <optional>
#include <vector>

namespace window {

namespace {

struct Entry {
    ActionId id;
    const char *name;
    const char *text; ///< Source text, translated in the context "window::Actions".
    std::optional<theme::Icon> icon;
    QList<QKeySequence> keys;
};

constexpr char Context[] = "window::Actions";

std::vector<Entry> entries()
{
    using Id = ActionId;
    using theme::Icon;
    const auto key = [](int combination) { return QList<QKeySequence>{QKeySequence(combination)}; };
    constexpr int Ctrl = Qt::CTRL;
    constexpr int Shift = Qt::SHIFT;
    constexpr int Alt = Qt::ALT;
    return {
        {Id::NewDefinition, "actionNewDefinition", QT_TRANSLATE_NOOP("window::Actions", "&New from template"),
         Icon::Template, key(Ctrl | Qt::Key_N)},
        {Id::OpenFile, "actionOpenFile", QT_TRANSLATE_NOOP("window::Actions", "&Open file…"), Icon::File,
         key(Ctrl | Qt::Key_O)},
        {Id::OpenFolder, "actionOpenFolder", QT_TRANSLATE_NOOP("window::Actions", "Open &folder…"), Icon::Folder,
         key(Ctrl | Shift | Qt::Key_O)},
        {Id::OpenExample,
         "actionOpenExample",
         QT_TRANSLATE_NOOP("window::Actions", "Open the e&xample"),
         Icon::Overview,
         {}},
        {Id::ImportOpenApi, "actionImport", QT_TRANSLATE_NOOP("window::Actions", "&Import OpenAPI…"), Icon::Import,
         key(Ctrl | Qt::Key_I)},
        {Id::Save, "actionSave", QT_TRANSLATE_NOOP("window::Actions", "&Save"), Icon::Save, key(Ctrl | Qt::Key_S)},
        {Id::SaveAs, "actionSaveAs", QT_TRANSLATE_NOOP("window::Actions", "Save &as…"), {}, {}},
        {Id::SaveAll,
         "actionSaveAll",
         QT_TRANSLATE_NOOP("window::Actions", "Save a&ll"),
         {},
         key(Ctrl | Shift | Qt::Key_S)},
        {Id::CloseDefinition, "actionClose", QT_TRANSLATE_NOOP("window::Actions", "&Close definition"), Icon::Close,
         key(Ctrl | Qt::Key_W)},
        {Id::ReopenDefinition,
         "actionReopen",
         QT_TRANSLATE_NOOP("window::Actions", "&Reopen closed definition"),
         {},
         key(Ctrl | Shift | Qt::Key_T)},
        {Id::ExportPublic,
         "actionExportPublic",
         QT_TRANSLATE_NOOP("window::Actions", "&Export public document…"),
         Icon::Export,
         {}},
        {Id::ForgetServers,
         "actionForgetServers",
         QT_TRANSLATE_NOOP("window::Actions", "Forget allowed ser&vers"),
         {},
         {}},
        {Id::Quit, "actionQuit", QT_TRANSLATE_NOOP("window::Actions", "&Quit"), {}, key(Ctrl | Qt::Key_Q)},
        {Id::Undo, "actionUndo", QT_TRANSLATE_NOOP("window::Actions", "&Undo"), Icon::Undo, key(Ctrl | Qt::Key_Z)},
        {Id::Redo,
         "actionRedo",
         QT_TRANSLATE_NOOP("window::Actions", "&Redo"),
         Icon::Redo,
         {QKeySequence(Ctrl | Shift | Qt::Key_Z), QKeySequence(Ctrl | Qt::Key_Y)}},
        {Id::Find, "actionFind", QT_TRANSLATE_NOOP("window::Actions", "&Find"), Icon::Search, key(Ctrl | Qt::Key_F)},
        {Id::Replace,
         "actionReplace",
         QT_TRANSLATE_NOOP("window::Actions", "Re&place in source"),
         {},
         key(Ctrl | Qt::Key_H)},
        {Id::FindInFiles,
         "actionFindInFiles",
         QT_TRANSLATE_NOOP("window::Actions", "Find in &all files"),
         {},
         key(Ctrl | Shift | Qt::Key_F)},
        {Id::GoToDefinition,
         "actionGoToDefinition",
         QT_TRANSLATE_NOOP("window::Actions", "Go to reference &target"),
         {},
         key(Qt::Key_F12)},
        {Id::FindUses,
         "actionFindUses",
         QT_TRANSLATE_NOOP("window::Actions", "Fin&d references"),
         {},
         key(Shift | Qt::Key_F12)},
        {Id::GoBack, "actionGoBack", QT_TRANSLATE_NOOP("window::Actions", "Go &back"), {}, key(Alt | Qt::Key_Left)},
        {Id::Rename, "actionRename", QT_TRANSLATE_NOOP("window::Actions", "Rena&me symbol"), {}, key(Qt::Key_F2)},
        {Id::CommandPalette,
         "actionCommandPalette",
         QT_TRANSLATE_NOOP("window::Actions", "&Command palette"),
         Icon::Command,
         {QKeySequence(Ctrl | Qt::Key_K), QKeySequence(Ctrl | Shift | Qt::Key_P)}},
        {Id::QuickOpen,
         "actionQuickOpen",
         QT_TRANSLATE_NOOP("window::Actions", "&Go to file"),
         {},
         key(Ctrl | Qt::Key_P)},
        {Id::Preferences, "actionPreferences", QT_TRANSLATE_NOOP("window::Actions", "Pr&eferences…"), Icon::Settings,
         key(Ctrl | Qt::Key_Comma)},
        {Id::FoldNavigation, "actionFoldNavigation", QT_TRANSLATE_NOOP("window::Actions", "Collapse &navigation"),
         Icon::Menu, key(Ctrl | Qt::Key_Backslash)},
        {Id::ShowApis, "actionShowApis", QT_TRANSLATE_NOOP("window::Actions", "&APIs"), Icon::Api,
         key(Alt | Qt::Key_1)},
        {Id::ShowExchanges, "actionShowExchanges", QT_TRANSLATE_NOOP("window::Actions", "&Exchanges"), Icon::Exchange,
         key(Alt | Qt::Key_2)},
        {Id::ShowCertificates, "actionShowCertificates", QT_TRANSLATE_NOOP("window::Actions", "&Certificates"),
         Icon::Certificate, key(Alt | Qt::Key_3)},
        {Id::ShowPolicies, "actionShowPolicies", QT_TRANSLATE_NOOP("window::Actions", "&Policies"), Icon::Policy,
         key(Alt | Qt::Key_4)},
        {Id::ShowSsoProfiles, "actionShowSsoProfiles", QT_TRANSLATE_NOOP("window::Actions", "&SSO Profiles"),
         Icon::Profile, key(Alt | Qt::Key_5)},
        {Id::ShowEnvironments, "actionShowEnvironments", QT_TRANSLATE_NOOP("window::Actions", "En&vironments"),
         Icon::Environment, key(Alt | Qt::Key_6)},
        {Id::ShowOverview,
         "actionShowOverview",
         QT_TRANSLATE_NOOP("window::Actions", "Show Overview tab"),
         {},
         key(Ctrl | Qt::Key_1)},
        {Id::ShowPaths,
         "actionShowPaths",
         QT_TRANSLATE_NOOP("window::Actions", "Show Paths tab"),
         {},
         key(Ctrl | Qt::Key_2)},
        {Id::ShowSchemas,
         "actionShowSchemas",
         QT_TRANSLATE_NOOP("window::Actions", "Show Schemas tab"),
         {},
         key(Ctrl | Qt::Key_3)},
        {Id::ShowSettings,
         "actionShowSettings",
         QT_TRANSLATE_NOOP("window::Actions", "Show Settings tab"),
         {},
         key(Ctrl | Qt::Key_4)},
        {Id::ShowSource,
         "actionShowSource",
         QT_TRANSLATE_NOOP("window::Actions", "Show Source tab"),
         {},
         key(Ctrl | Qt::Key_5)},
        {Id::ShowProblems, "actionShowProblems", QT_TRANSLATE_NOOP("window::Actions", "Show pro&blems panel"),
         Icon::Warning, key(Alt | Qt::Key_8)},
        {Id::ShowExchangesDock,
         "actionShowExchangesDock",
         QT_TRANSLATE_NOOP("window::Actions", "Show e&xchanges panel"),
         {},
         key(Alt | Qt::Key_9)},
        {Id::NextProblem,
         "actionNextProblem",
         QT_TRANSLATE_NOOP("window::Actions", "Next problem"),
         {},
         key(Qt::Key_F8)},
        {Id::PreviousProblem,
         "actionPreviousProblem",
         QT_TRANSLATE_NOOP("window::Actions", "Previous problem"),
         {},
         key(Shift | Qt::Key_F8)},
        {Id::ThemeSystem, "actionThemeSystem", QT_TRANSLATE_NOOP("window::Actions", "S&ystem theme"), Icon::Theme, {}},
        {Id::ThemeLight, "actionThemeLight", QT_TRANSLATE_NOOP("window::Actions", "&Light theme"), {}, {}},
        {Id::ThemeDark, "actionThemeDark", QT_TRANSLATE_NOOP("window::Actions", "&Dark theme"), {}, {}},
        {Id::ZoomIn,
         "actionZoomIn",
         QT_TRANSLATE_NOOP("window::Actions", "Zoom &in"),
         {},
         {QKeySequence(Ctrl | Qt::Key_Equal), QKeySequence(Ctrl | Qt::Key_Plus)}},
        {Id::ZoomOut,
         "actionZoomOut",
         QT_TRANSLATE_NOOP("window::Actions", "Zoom &out"),
         {},
         key(Ctrl | Qt::Key_Minus)},
        {Id::ZoomReset,
         "actionZoomReset",
         QT_TRANSLATE_NOOP("window::Actions", "&Reset zoom"),
         {},
         key(Ctrl | Qt::Key_0)},
        {Id::ToggleGateway, "actionToggleGateway", QT_TRANSLATE_NOOP("window::Actions", "Start &gateway"), Icon::Play,
         key(Ctrl | Shift | Qt::Key_G)},
        {Id::CopyGatewayAddress,
         "actionCopyGatewayAddress",
         QT_TRANSLATE_NOOP("window::Actions", "&Copy gateway address"),
         Icon::Copy,
         {}},
        {Id::GatewayHttps, "actionGatewayHttps", QT_TRANSLATE_NOOP("window::Actions", "Serve &HTTPS"), {}, {}},
        {Id::GatewayCertificate,
         "actionGatewayCertificate",
         QT_TRANSLATE_NOOP("window::Actions", "&Trust the gateway's certificate…"),
         Icon::Lock,
         {}},
        {Id::UseEcho, "actionUseEcho", QT_TRANSLATE_NOOP("window::Actions", "Answer with the &built-in echo"), {}, {}},
        {Id::SwitchEnvironment, "actionSwitchEnvironment", QT_TRANSLATE_NOOP("window::Actions", "Switch &environment"),
         Icon::Environment, key(Ctrl | Qt::Key_E)},
        {Id::KeyboardShortcuts, "actionKeyboardShortcuts", QT_TRANSLATE_NOOP("window::Actions", "&Keyboard shortcuts"),
         Icon::Help, key(Qt::Key_F1)},
        {Id::About, "actionAbout", QT_TRANSLATE_NOOP("window::Actions", "&About Gatewright"), Icon::Information, {}},
    };
}

} // namespace

Actions::Actions(QWidget *window)
    : QObject(window)
{
    for (const Entry &entry : entries()) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1StringView(entry.name));
        action->setShortcuts(entry.keys);
        if (entry.icon)
            action->setIcon(theme::icon(*entry.icon));
        window->addAction(action);
        m_actions.insert(entry.id, action);
        m_ordered.append(action);
    }
    auto *themes = new QActionGroup(this);
    for (const ActionId id : {ActionId::ThemeSystem, ActionId::ThemeLight, ActionId::ThemeDark}) {
        m_actions.value(id)->setCheckable(true);
        themes->addAction(m_actions.value(id));
    }
    for (const ActionId id : {ActionId::GatewayHttps, ActionId::UseEcho})
        m_actions.value(id)->setCheckable(true);
    m_actions.value(ActionId::Quit)->setMenuRole(QAction::QuitRole);
    m_actions.value(ActionId::Preferences)->setMenuRole(QAction::PreferencesRole);
    m_actions.value(ActionId::About)->setMenuRole(QAction::AboutRole);
    retranslate();
}

void Actions::retranslate()
{
    for (const Entry &entry : entries())
        setText(m_actions.value(entry.id), QCoreApplication::translate(Context, entry.text));
}

void Actions::setText(QAction *action, const QString &text)
{
    action->setText(text);
    const QString name = widgets::spokenLabel(text);
    action->setIconText(name);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? name
                                      : tr("%1 (%2)", "%1: name of an action, %2: its shortcut").arg(name, keys));
}

} // namespace window

#include "moc_actions.cpp"

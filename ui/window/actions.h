#pragma once

#include <QAction>
#include <QHash>
#include <QObject>

class QWidget;

namespace window {

/** The actions of the window. */
enum class ActionId {
    NewDefinition,
    OpenFile,
    OpenFolder,
    OpenExample,
    ImportOpenApi,
    Save,
    SaveAs,
    SaveAll,
    CloseDefinition,
    ReopenDefinition,
    ExportPublic,
    ForgetServers,
    Quit,
    Undo,
    Redo,
    Find,
    Replace,
    FindInFiles,
    GoToDefinition,
    FindUses,
    GoBack,
    Rename,
    CommandPalette,
    QuickOpen,
    Preferences,
    FoldNavigation,
    ShowApis,
    ShowExchanges,
    ShowCertificates,
    ShowPolicies,
    ShowSsoProfiles,
    ShowEnvironments,
    ShowOverview,
    ShowPaths,
    ShowSchemas,
    ShowSettings,
    ShowSource,
    ShowProblems,
    ShowExchangesDock,
    NextProblem,
    PreviousProblem,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    ToggleGateway,
    CopyGatewayAddress,
    GatewayHttps,
    GatewayCertificate,
    UseEcho,
    SwitchEnvironment,
    KeyboardShortcuts,
    About,
};

/** The actions with their texts, icons, shortcuts and tooltips. Their shortcuts work in `window`. */
class Actions final : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    /** The action; never null. */
    [[nodiscard]] QAction *operator[](ActionId id) const { return m_actions.value(id); }
    /** In the order of the enumeration. */
    [[nodiscard]] const QList<QAction *> &all() const { return m_ordered; }
    void retranslate();
    /** Sets the text, and the icon text and tooltip that are derived from it. */
    static void setText(QAction *action, const QString &text);

private:
    QHash<ActionId, QAction *> m_actions;
    QList<QAction *> m_ordered;
};

} // namespace window

#pragma once

#include "actions.h"
#include "navigator.h"
#include "page.h"
#include "services.h"

#include <QMainWindow>

namespace base {
struct Span;
}
namespace editing {
class EditGuard;
}
namespace document {
class Pointer;
}
namespace traffic {
class ExchangeLog;
}
namespace widgets {
class Banner;
}
namespace workspace {
class OpenDefinition;
}

namespace window {

class BottomPanel;
class CentralWidget;
class DefinitionCommands;
class DefinitionFiles;
class DefinitionSaving;
class FileNotices;
class GatewayController;
class Menus;
class Navigation;
class PageStack;
class RecentFiles;
class RecentMenu;
class ReferenceJumps;
class SeenFiles;
class ToolBar;
class Tour;

/**
 * The main window. Creates the parts of the window and the controllers that work on them, and connects them with each
 * other. What a part does is implemented in its own class.
 */
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Services &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /** Opens files and folders. */
    void open(const QStringList &paths);
    /** Opens the files that were open when the window was last closed, unless the user has turned that off. */
    void restoreSession();
    /** Shows a page of the navigation. */
    void showPage(Page page);
    /** Shows the page of an open definition. */
    void showDefinition(workspace::OpenDefinition *definition);
    /** The definition whose page is visible; null while another page is. */
    [[nodiscard]] workspace::OpenDefinition *currentDefinition() const;
    [[nodiscard]] QAction *action(ActionId id) const { return m_actions[id]; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void guardEdits();
    void buildWidgets();
    void buildControllers();
    void retranslate();
    void connectAll();
    void connectActions();
    void connectFiles();
    void connectNavigation();
    void connectPages();
    void connectPanel();
    void restoreLayout();
    void showFrontPage();
    void storeFrontPage();

    void showPlace(const workspace::OpenDefinition &definition, const document::Pointer &pointer,
                   const base::Span &span);
    void showSetting(const QString &documentPath, const QString &pointer);
    void showPreferences();
    void refreshTitle();
    /** The name of the environment with unsaved edits; empty if there is none. */
    [[nodiscard]] QString unsavedEnvironment() const;

    Services m_services;
    navigation::Navigator m_navigator;
    Actions m_actions;
    editing::EditGuard *m_edits = nullptr;
    traffic::ExchangeLog *m_log = nullptr;
    Menus *m_menus = nullptr;
    SeenFiles *m_seen = nullptr;
    RecentFiles *m_recent = nullptr;
    RecentMenu *m_recentMenu = nullptr;
    ToolBar *m_toolBar = nullptr;
    CentralWidget *m_central = nullptr;
    Navigation *m_navigation = nullptr; ///< A part of m_central, as are m_banner, m_pages and m_panel.
    widgets::Banner *m_banner = nullptr;
    PageStack *m_pages = nullptr;
    BottomPanel *m_panel = nullptr;
    FileNotices *m_notices = nullptr;
    DefinitionSaving *m_saving = nullptr;
    DefinitionFiles *m_files = nullptr;
    DefinitionCommands *m_commands = nullptr;
    ReferenceJumps *m_jumps = nullptr;
    GatewayController *m_gateway = nullptr;
    Tour *m_tour = nullptr;
    bool m_mayClose = false; ///< The user has decided about unsaved changes, so the window may close.
};

} // namespace window

#pragma once

#include "actions.h"
#include "page.h"
#include "services.h"
#include "workspace.h"

#include <QMainWindow>

#include <functional>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
namespace problems {
class ProblemsPanel;
}
namespace traffic {
class ExchangeLog;
}
namespace widgets {
class Banner;
}

namespace window {

class BottomPanel;
class DefinitionFiles;
class DefinitionPage;
class EnvironmentSwitcher;
class GatewayBar;
class Navigation;
class ReferenceJumps;
class WelcomePage;

/** The window: navigation, pages, docks, actions. It assembles and leads from one to the other, nothing else. */
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Services &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /** Opens files and folders, as the command line names them. */
    void open(const QStringList &paths);
    /** Opens what was open when the window was closed last. */
    void restoreSession();
    /** Shows a page of the navigation. */
    void showPage(Page page);
    /** Shows the page of an open definition. */
    void showDefinition(workspace::OpenDefinition *definition);
    /** The definition in front; null on every other page. */
    [[nodiscard]] workspace::OpenDefinition *currentDefinition() const;
    /** The action of that name, as the menus show it. */
    [[nodiscard]] QAction *action(ActionId id) const { return m_actions[id]; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildWidgets();
    void buildCentre();
    void buildToolBar();
    void buildPanel();
    void buildMenus();
    void retranslate();
    void connectAll();
    void connectFiles();
    void connectViews();
    void connectJumps();
    void connectGateway();
    void connectDefinitions();

    void on(ActionId id, const std::function<void()> &act);
    /** The same for what needs a definition. */
    void onDefinition(ActionId id, const std::function<void(workspace::OpenDefinition &)> &act);
    [[nodiscard]] DefinitionPage *currentPage() const;
    DefinitionPage *pageOf(workspace::OpenDefinition *definition);
    void leaveDefinition(const workspace::OpenDefinition *definition);
    void showPlace(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    void showSetting(const QString &documentPath, const QString &pointer);
    void togglePanel(QWidget *page);
    void sizePanel(bool folded);
    void showPalette();
    void showQuickOpen();
    void find();
    void findInFiles();
    void showDefinitionMenu(const QPoint &place);
    void copyGatewayAddress();
    void startGateway(int port);
    void toggleGateway();
    void serveHttps(bool https);
    void showGatewayCertificate();
    void showGatewayFailure();
    void refreshGateway();
    void refreshActions();
    void refreshTitle();
    void refreshPanelTitles();
    void setFolded(bool folded);
    void zoom(double factor);
    void chooseTheme(int choice);
    void showPreferences();
    void restartGateway(int portBefore);
    void showShortcuts();
    void showAbout();
    void offerRecovery();
    void restoreLayout();
    void restorePlace();
    void fitToolBar();
    void saveLayout();
    void saveSession();

    Services m_services;
    Actions m_actions;
    QFont m_baseFont;
    widgets::Banner *m_banner = nullptr;
    QSplitter *m_splitter = nullptr;
    QSplitter *m_upright = nullptr; ///< The pages above, the panel below.
    QStackedWidget *m_stack = nullptr;
    Navigation *m_navigation = nullptr;
    WelcomePage *m_welcome = nullptr;
    EnvironmentSwitcher *m_environment = nullptr;
    GatewayBar *m_gateway = nullptr;
    QLabel *m_environmentLabel = nullptr;
    QAction *m_environmentLabelAction = nullptr; ///< Of the tool bar: it shows and hides the label.
    QToolButton *m_paletteButton = nullptr;
    QAction *m_useEcho = nullptr;
    BottomPanel *m_panel = nullptr;
    problems::ProblemsPanel *m_problems = nullptr;
    QWidget *m_exchanges = nullptr;
    traffic::ExchangeLog *m_log = nullptr;
    DefinitionFiles *m_files = nullptr;
    ReferenceJumps *m_jumps = nullptr;
    QList<QMenu *> m_menus;
    QHash<int, QWidget *> m_pages;
    QHash<const workspace::OpenDefinition *, DefinitionPage *> m_definitionPages;
    const workspace::OpenDefinition *m_lastDefinition = nullptr; ///< What APIs leads back to.
    bool m_mayClose = false;
};

} // namespace window

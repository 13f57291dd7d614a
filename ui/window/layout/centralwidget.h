#pragma once

#include "services.h"

#include <QSplitter>

namespace navigation {
class Navigator;
}
namespace traffic {
class ExchangeLog;
}
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class BottomPanel;
class DefinitionTabs;
class FolderPanel;
class Navigation;
class PageStack;
class SidePane;
class TourBar;

/**
 * Arranges the content of the window: the navigation on the left, the banner and the pages on the right, the bottom
 * panel below. Stores the sizes of these parts in the settings.
 */
class CentralWidget final : public QSplitter
{
    Q_OBJECT

public:
    CentralWidget(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                  traffic::ExchangeLog &log, QWidget *parent);

    [[nodiscard]] Navigation &navigation() const { return *m_navigation; }
    [[nodiscard]] FolderPanel &folders() const { return *m_folders; }
    [[nodiscard]] widgets::Banner &banner() const { return *m_banner; }
    [[nodiscard]] PageStack &pages() const { return *m_pages; }
    [[nodiscard]] DefinitionTabs &tabs() const { return *m_tabs; }
    [[nodiscard]] SidePane &side() const { return *m_side; }
    [[nodiscard]] BottomPanel &panel() const { return *m_panel; }
    [[nodiscard]] TourBar &tourBar() const { return *m_tourBar; }

    void setNavigationFolded(bool folded);
    /** Gives the parts the sizes and the folded states that are stored in the settings. Call it when the window has its
     * size. */
    void restoreSizes();
    void saveSizes();

private:
    void buildWidgets(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                      traffic::ExchangeLog &log);
    QWidget *newPageArea(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                         traffic::ExchangeLog &log);
    void resizePanel(bool folded);

    settings::Settings &m_settings;
    QSplitter *m_columns = nullptr; ///< The splitter with the navigation on the left and the pages on the right.
    Navigation *m_navigation = nullptr;
    FolderPanel *m_folders = nullptr; ///< The opened folders, at the bottom of m_navigation.
    widgets::Banner *m_banner = nullptr;
    DefinitionTabs *m_tabs = nullptr;
    PageStack *m_pages = nullptr;
    SidePane *m_side = nullptr;
    TourBar *m_tourBar = nullptr;
    BottomPanel *m_panel = nullptr;
};

} // namespace window

#pragma once

#include <QWidget>

class QComboBox;
class QSplitter;
class QToolButton;
class QVBoxLayout;
namespace settings {
class Settings;
}
namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class DefinitionPage;
class PageStack;

/**
 * The right side of a split view: a second page, which shows another definition or another tab of the definition on the
 * left. The actions of the window work on the side that had the focus last. Hidden while there is no second page.
 */
class SidePane final : public QWidget
{
    Q_OBJECT

public:
    /** `sides` is the splitter that contains the left side and this widget. The position of its divider is stored in
     * `settings`. */
    SidePane(workspace::Workspace &workspace, PageStack &pages, settings::Settings &settings, QSplitter *sides);

    /** Opens a second page for the current definition, or closes the second page if there is one. */
    void toggle();
    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void setPage(DefinitionPage *page);
    void refreshChoices();
    void followFocus(const QWidget *focused);

    workspace::Workspace &m_workspace;
    PageStack &m_pages;
    settings::Settings &m_settings;
    QSplitter *m_sides;
    QComboBox *m_choice = nullptr;
    QToolButton *m_close = nullptr;
    QVBoxLayout *m_column = nullptr;
};

} // namespace window

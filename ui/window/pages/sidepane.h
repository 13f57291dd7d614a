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
 * The second page beside the others: another definition, or another tab of the same one. The page with the focus is the
 * one that the actions of the window work on. Hidden while there is no second page.
 */
class SidePane final : public QWidget
{
    Q_OBJECT

public:
    /** The settings have the place of the divider between the pages; `sides` contains both. */
    SidePane(workspace::Workspace &workspace, PageStack &pages, settings::Settings &settings, QSplitter *sides);

    /** Shows the current definition beside itself, or removes the second page. */
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

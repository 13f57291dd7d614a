#pragma once

#include <QWidget>

class QComboBox;
class QToolButton;
class QVBoxLayout;
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
    SidePane(workspace::Workspace &workspace, PageStack &pages, QWidget *parent = nullptr);

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
    QComboBox *m_choice = nullptr;
    QToolButton *m_close = nullptr;
    QVBoxLayout *m_column = nullptr;
};

} // namespace window

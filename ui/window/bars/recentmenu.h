#pragma once

#include <QMenu>

namespace window {

class DefinitionFiles;
class RecentFiles;

/** The menu of the files and folders that were opened, and the list of the same in a palette. */
class RecentMenu final : public QMenu
{
    Q_OBJECT

public:
    /** Creates the menu, which becomes the menu of the action `open`. Without the menu, as in the command palette, the
     * action opens a palette. */
    RecentMenu(RecentFiles &recent, DefinitionFiles &files, QAction &open, QWidget *window);

    void retranslate();

private:
    void fill();
    void showPalette();

    RecentFiles &m_recent;
    DefinitionFiles &m_files;
    QAction &m_open;
    QWidget *m_window;
};

} // namespace window

#pragma once

#include "folderlisting.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeView;
namespace widgets {
class SearchField;
}
namespace workspace {
class FolderIndex;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class FolderModel;

/** The panel with the opened folders and their files: a filter field and a tree. Hidden while no folder is open. */
class FolderPanel final : public QWidget
{
    Q_OBJECT

public:
    /** The largest number of files that the tree lists while a filter is set. */
    static constexpr qsizetype MostMatches = 500;

    FolderPanel(workspace::FolderIndex &index, workspace::Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QTreeView *tree() const { return m_tree; }
    /** Selects the row of a definition's file, if it is in an opened folder. */
    void select(const workspace::OpenDefinition *definition);
    /** Moves the focus to the filter field. */
    void find();
    /** Closes the opened folder of the current row; without a current row, the folder that was opened last. */
    void closeFolder();
    void retranslate();

signals:
    /** The user chose a file in the tree by click or Return. */
    void fileChosen(const QString &path);
    /** The user requested the context menu of a row. `path` is the path of its file, empty for a folder. */
    void menuRequested(const QString &path, const QPoint &globalPosition);

private:
    struct Matches {
        QStringList paths; ///< The paths of the files that match the filter, at most MostMatches.
        qsizetype count = 0;
    };

    void buildWidgets();
    void connectAll();
    void choose(const QModelIndex &index);
    void refresh();
    void filter();
    void showMatches(const Matches &matches);
    void refreshNote();
    void expandFolders();
    void expandOnlyChild(const QModelIndex &index);

    workspace::FolderIndex &m_index;
    workspace::Workspace &m_workspace;
    FolderModel *m_model = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QTreeView *m_tree = nullptr;
    QLabel *m_note = nullptr;
    QString m_matchNote;      ///< How many files match the filter; empty without a filter.
    quint64 m_generation = 0; ///< The number of the latest run of the filter. Results of earlier runs are ignored.
};

} // namespace window

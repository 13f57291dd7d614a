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

/** The opened folders with their files: a filter and a tree. Hidden while no folder is open. */
class FolderPanel final : public QWidget
{
    Q_OBJECT

public:
    /** The maximum number of files that the filter lists. */
    static constexpr qsizetype MostMatches = 500;

    FolderPanel(workspace::FolderIndex &index, workspace::Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QTreeView *tree() const { return m_tree; }
    /** Selects the row of a definition's file, if it is in an opened folder. */
    void select(const workspace::OpenDefinition *definition);
    /** Moves the focus to the filter. */
    void find();
    /** Closes the folder of the current row, or the only one. */
    void closeFolder();
    void retranslate();

signals:
    /** A file was chosen by click or Return. */
    void fileChosen(const QString &path);
    /** The context menu of a row was requested. `path` is empty for a folder. */
    void menuRequested(const QString &path, const QPoint &globalPosition);

private:
    struct Matches {
        QStringList paths; ///< At most MostMatches.
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
    QString m_matchNote;      ///< Of the filter; empty if it lists all matches.
    quint64 m_generation = 0; ///< Of the latest filter.
};

} // namespace window

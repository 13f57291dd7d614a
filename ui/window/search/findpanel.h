#pragma once

#include "filesearch.h"
#include "workspace.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
namespace widgets {
class SearchField;
}
namespace workspace {
class FolderIndex;
}

namespace window {

/**
 * The panel Find in all files: searches the open definitions as they are now and the files of the opened folders.
 * Matches are listed by file while the search is in progress.
 */
class FindPanel final : public QWidget
{
    Q_OBJECT

public:
    FindPanel(workspace::Workspace &workspace, workspace::DocumentStore &store, const workspace::FolderIndex &index,
              QWidget *parent = nullptr);

    /** Moves the focus to the search field and selects its text. */
    void focusField();
    void retranslate();

signals:
    /** A match in an open definition was chosen by double click or Return; `span` is the match. */
    void definitionChosen(workspace::OpenDefinition *definition, const base::Span &span);
    /** A match in a file that is not open was chosen by double click or Return; `span` is the match. */
    void fileChosen(const QString &path, const base::Span &span);

private:
    void buildWidgets();
    void connectAll();
    [[nodiscard]] TextQuery query() const;
    [[nodiscard]] QList<SearchedText> texts();
    void searchSoon();
    void search();
    void add(const QList<FileHits> &files);
    void addFile(const FileHits &file);
    /** Sets what screen readers say for the entries of a file. */
    void nameEntries(QTreeWidgetItem &file) const;
    void choose(const QTreeWidgetItem *item);
    void refreshState();

    workspace::Workspace &m_workspace;
    const workspace::FolderIndex &m_index;
    FileSearch *m_search = nullptr;
    /** The definitions that were open when the search started, by path, or by key if untitled. */
    QHash<QString, QPointer<workspace::OpenDefinition>> m_open;
    QTimer m_pause;
    QString m_failure; ///< Why the typed regular expression is not valid; empty if it is.
    bool m_isStopped = false;
    widgets::SearchField *m_field = nullptr;
    QToolButton *m_case = nullptr;
    QToolButton *m_expression = nullptr;
    QToolButton *m_stop = nullptr;
    QLabel *m_state = nullptr;
    QTreeWidget *m_list = nullptr;
};

} // namespace window

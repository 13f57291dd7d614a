#pragma once

#include "gridscope.h"
#include "pathtreemodel.h"

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
namespace settings {
class Settings;
}
namespace widgets {
class SearchField;
}

namespace designer {

class PathChanges;
class PathView;
class ReviewMarks;
class TagTreeModel;

/**
 * The tree of paths and operations with a filter and buttons. It makes no edits itself but requests them by signals.
 */
class PathList final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the tree. `settings` remember whether the paths are grouped by tag. */
    PathList(document::Document &document, settings::Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] PathTreeModel &model() const { return *m_model; }
    [[nodiscard]] std::optional<PathEntry> current() const;
    /** Returns the selected entries in the order of their rows, each entry once. */
    [[nodiscard]] QList<PathEntry> selected() const;
    /** Selects an entry and scrolls to it. Clears a filter that hides the entry. */
    void select(const PathEntry &entry);
    void select(const QList<PathEntry> &entries);
    void setFocusOnTree();
    /** Shows what differs from the base, with actions to revert it. */
    void setMarks(const ReviewMarks &marks);
    /** Returns the place in the base of the current row if only the base has it; otherwise std::nullopt. */
    [[nodiscard]] std::optional<document::Pointer> currentRemoved() const;
    /** Adds a menu for the current operation. */
    void setOperationMenu(QMenu &menu);
    [[nodiscard]] QWidget &tree() const;
    /**
     * Sets the function that tells whether the operations of a path can be edited at the target of its reference.
     * Without it, they never can.
     */
    void setCanEditTarget(std::function<bool(const PathTarget &)> canEdit);
    /** True if all these entries can be edited, and they can be duplicated and deleted together. */
    [[nodiscard]] bool canEdit(const QList<PathEntry> &entries) const;
    /**
     * Enables and disables the actions of the tree for the selected entries, because what can be edited may have
     * changed.
     */
    void refreshActions();
    /** Returns the operations of the current row: those of its path or of its tag. */
    [[nodiscard]] operationgrid::Scope currentScope() const;
    /** Returns the operations that the filter finds, or all operations. */
    [[nodiscard]] operationgrid::Scope filteredScope() const;
    /** Sets whether the tree shows operations below their tags instead of below their paths. */
    void setGroupedByTag(bool grouped);

signals:
    /** Emitted when the current entry or the set of selected entries has changed. */
    void currentChanged();
    void addPathRequested();
    void addWebhookRequested();
    void newResourceRequested();
    void addOperationRequested();
    void addMethodRequested();
    void duplicateRequested();
    void renameRequested();
    void deleteRequested();
    void cutRequested();
    void copyRequested();
    void pasteRequested();
    /** Emitted when the user wants to see what a text adds before it is added. */
    void pasteTextRequested();
    /** Emitted when the user wants to move the current entry by this number of rows, up if it is negative. */
    void moveRequested(int by);
    void sourceRequested();
    /** Emitted when the user wants to give the current entry its earlier text, or to restore the removed one. */
    void revertRequested();
    /** Emitted when the user wants to see the changes of the current entry. */
    void changesRequested();
    /** Emitted when the user wants to see the commits that changed the current operation. */
    void historyRequested();
    /** Emitted when the user wants to send a request to the current operation. */
    void sendRequested();
    /** Emitted when the user wants to send the requests that the document forbids for the current operation. */
    void triesRequested();
    /** Emitted when the user wants to edit many operations in a grid. */
    void gridRequested(const operationgrid::Scope &scope);
    /** Emitted when the user wants to add something to all selected operations; `kind` is an Addition as a number (tag,
     * response, parameter, security requirement). */
    void addToSelectedRequested(int kind);
    /** Emitted when the user double-clicked the current entry or pressed Return on it. */
    void openRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void placeWidgets();
    void buildActions();
    void connectAll();
    void connectModels();
    void retranslate();
    void refreshReviewActions();
    void saveViewState();
    void restoreViewState();
    void setCurrentRow(const QModelIndex &row);
    void selectCurrent();
    void notifyCurrent();
    void notifySelection();
    void applyFilter(const QString &text);
    void expandInitially();
    [[nodiscard]] QAction *addAction(const QString &objectName, const QKeySequence &shortcut, int icon = -1);
    void addSeparator();
    [[nodiscard]] QModelIndex rowFor(const PathEntry &entry) const;
    [[nodiscard]] std::optional<PathEntry> entryAt(const QModelIndex &row) const;
    [[nodiscard]] bool canEditOperations(const PathEntry &path) const;
    [[nodiscard]] QString nameOfRow(const QModelIndex &row) const;

    document::Document &m_document;
    settings::Settings &m_settings;
    PathTreeModel *m_model = nullptr;
    std::function<bool(const PathTarget &)> m_canEditTarget;
    TagTreeModel *m_tags = nullptr;
    PathChanges *m_changes = nullptr; ///< Between m_filtered and the model of the rows.
    const ReviewMarks *m_marks = nullptr;
    QSortFilterProxyModel *m_filtered = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QToolButton *m_groupButton = nullptr;
    QToolButton *m_gridButton = nullptr;
    PathView *m_tree = nullptr;
    QAction *m_operationMenu = nullptr; ///< Null without such a menu.
    QPushButton *m_addPath = nullptr;
    QPushButton *m_addOperation = nullptr;
    QToolButton *m_duplicateButton = nullptr;
    QToolButton *m_deleteButton = nullptr;
    QToolButton *m_menuButton = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_pasteText = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_source = nullptr;
    QAction *m_send = nullptr;
    QAction *m_try = nullptr;
    QAction *m_editMany = nullptr;
    QAction *m_addToSelected = nullptr;
    QMenu *m_additions = nullptr;
    QAction *m_addWebhook = nullptr;
    QAction *m_addMethod = nullptr;
    QAction *m_revert = nullptr;
    QAction *m_showChanges = nullptr;
    QAction *m_history = nullptr;
    QAction *m_newResource = nullptr;
    /** The state of the tree's view before the model is reset, so that it can be restored. */
    struct ViewState {
        QList<PathEntry> selected;
        std::optional<PathEntry> current;
        QList<int> rows;
        QSet<QString> collapsed; ///< The names of the rows that were collapsed.
        bool isSaved = false;    ///< Whether a state is saved that is not restored yet.
    };
    ViewState m_viewState;
    /** The current entry before rows change, if it was selected; otherwise std::nullopt. */
    std::optional<PathEntry> m_selectedBefore;
    qsizetype m_selectedCount = 0; ///< The number of selected entries when currentChanged() was emitted last.
    bool m_isRestoring = false;    ///< True while rows change and the current row is not final.
};

} // namespace designer

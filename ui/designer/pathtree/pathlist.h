#pragma once

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

class PathView;
class TagTreeModel;

/** The tree of paths and operations with a filter and buttons. It requests edits by signals and makes none. */
class PathList final : public QWidget
{
    Q_OBJECT

public:
    explicit PathList(document::Document &document, QWidget *parent = nullptr);

    /** Remembers if the paths are grouped by tag. */
    void setSettings(settings::Settings &settings) { m_settings = &settings; }

    [[nodiscard]] PathTreeModel &model() const { return *m_model; }
    [[nodiscard]] std::optional<PathEntry> current() const;
    /** The selected entries in the order of the rows, each once. */
    [[nodiscard]] QList<PathEntry> selected() const;
    /** Selects the entry and scrolls to it. Clears a filter that hides it. */
    void select(const PathEntry &entry);
    void select(const QList<PathEntry> &entries);
    void setFocusOnTree();
    [[nodiscard]] QWidget &tree() const;
    /** Tells for which targets of references the operations can be edited. Without it, for none. */
    void setCanEditTarget(std::function<bool(const PathTarget &)> canEdit);
    /** True if these can be duplicated and deleted together. */
    [[nodiscard]] bool canEdit(const QList<PathEntry> &entries) const;
    /** Asks again. */
    void refreshActions();
    /** Shows operations below their tags instead of their paths. */
    void setGroupedByTag(bool grouped);

signals:
    /** The current entry, or the set of selected ones, has changed. */
    void currentChanged();
    void addPathRequested();
    void addWebhookRequested();
    void addOperationRequested();
    void addMethodRequested();
    void duplicateRequested();
    void renameRequested();
    void deleteRequested();
    void cutRequested();
    void copyRequested();
    void pasteRequested();
    /** Up (negative) or down by this number of rows. */
    void moveRequested(int by);
    void sourceRequested();
    /** To add to all selected operations; `kind` is the number of a kind in the menu: tag, response, parameter,
     * security requirement. */
    void addToSelectedRequested(int kind);
    /** The entry was double-clicked, or Return was pressed on it. */
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
    PathTreeModel *m_model = nullptr;
    std::function<bool(const PathTarget &)> m_canEditTarget;
    settings::Settings *m_settings = nullptr;
    TagTreeModel *m_tags = nullptr;
    QSortFilterProxyModel *m_filtered = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QToolButton *m_groupButton = nullptr;
    PathView *m_tree = nullptr;
    QPushButton *m_addPath = nullptr;
    QPushButton *m_addOperation = nullptr;
    QToolButton *m_duplicateButton = nullptr;
    QToolButton *m_deleteButton = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_source = nullptr;
    QAction *m_addToSelected = nullptr;
    QMenu *m_additions = nullptr;
    QAction *m_addWebhook = nullptr;
    QAction *m_addMethod = nullptr;
    /** The state of the view before a reset of the model. */
    struct ViewState {
        QList<PathEntry> selected;
        std::optional<PathEntry> current;
        QList<int> rows;
        QSet<QString> collapsed; ///< Names of rows.
        bool isSaved = false;    ///< And not restored yet.
    };
    ViewState m_viewState;
    std::optional<PathEntry> m_selectedBefore; ///< The current entry before rows change, if it is selected.
    qsizetype m_selectedCount = 0;             ///< As last announced.
    bool m_isRestoring = false;                ///< True while rows change, when the current row is not final.
};

} // namespace designer

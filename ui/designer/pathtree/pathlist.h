#pragma once

#include "pathtreemodel.h"

#include <QWidget>

class QAction;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;
namespace widgets {
class SearchField;
}

namespace designer {

/** The tree of paths and operations with a filter and buttons. It requests edits by signals and makes none. */
class PathList final : public QWidget
{
    Q_OBJECT

public:
    explicit PathList(document::Document &document, QWidget *parent = nullptr);

    [[nodiscard]] PathTreeModel &model() const { return *m_model; }
    [[nodiscard]] std::optional<PathEntry> current() const;
    /** Selects the entry and scrolls to it. Clears a filter that hides it. */
    void select(const PathEntry &entry);
    void setFocusOnTree();

signals:
    void currentChanged();
    void addPathRequested();
    void addOperationRequested();
    void duplicateRequested();
    void renameRequested();
    void deleteRequested();
    void moveRequested(int by);
    void sourceRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildActions();
    void connectAll();
    void retranslate();
    void refreshActions();
    void saveViewState();
    void restoreViewState();
    void notifyCurrent();
    void applyFilter(const QString &text);
    void expandInitially();
    [[nodiscard]] QAction *addAction(const QString &objectName, const QKeySequence &shortcut);

    document::Document &m_document;
    PathTreeModel *m_model = nullptr;
    QSortFilterProxyModel *m_filtered = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QTreeView *m_tree = nullptr;
    QPushButton *m_addPath = nullptr;
    QPushButton *m_addOperation = nullptr;
    QToolButton *m_duplicateButton = nullptr;
    QToolButton *m_deleteButton = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_source = nullptr;
    /** The state of the view before a reset of the model. */
    struct ViewState {
        std::optional<PathEntry> current;
        QList<int> rows;
        QSet<QByteArray> collapsed;
    };
    ViewState m_viewState;
    bool m_isRestoring = false; ///< True while rows change, when the current row is not final.
};

} // namespace designer

#pragma once

#include "navigationdelegate.h"
#include "page.h"
#include "workspace.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QButtonGroup;
class QSplitter;
class QStackedLayout;
class QTreeView;
class QTreeWidget;
class QTreeWidgetItem;
namespace preview {
class GatewayControl;
class RouteService;
} // namespace preview

namespace window {

/** The list of pages on the left of the window, with the open definitions below APIs. When folded, it shows the icons
 * of the pages. */
class Navigation final : public QWidget
{
    Q_OBJECT

public:
    Navigation(workspace::Workspace &workspace, preview::RouteService &routes, const preview::GatewayControl &gateway,
               QWidget *parent = nullptr);

    /** Adds a widget below the tree of pages and definitions. */
    void addBelow(QWidget *widget);
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const;
    void select(Page page);
    void select(const workspace::OpenDefinition *definition);
    void retranslate();
    /** The tree of pages and definitions. It shows the definitions below APIs; pages() shows the other pages. */
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }
    /** The list of the pages besides APIs, which does not scroll. It has the model and the selection of tree(). */
    [[nodiscard]] QTreeView *pages() const { return m_pages; }

signals:
    void pageChosen(window::Page page);
    void definitionChosen(workspace::OpenDefinition *definition);
    /** The user requested the context menu of a definition. */
    void menuRequested(workspace::OpenDefinition *definition, const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTree();
    void setUpView(QTreeView *view);
    void fitFiles();
    bool goTo(QTreeView *view, const QModelIndex &row);
    [[nodiscard]] QModelIndex lastFile() const;
    void buildStrip();
    void connectAll();
    void add(workspace::OpenDefinition *definition);
    void remove(const workspace::OpenDefinition *definition);
    void refreshCheckBox(QTreeWidgetItem *item, const workspace::OpenDefinition &definition);
    void refreshSplit();
    void refreshSoon(workspace::OpenDefinition *definition);
    void refreshNext();
    [[nodiscard]] QStringList methodsTexts(const workspace::OpenDefinition &definition) const;
    [[nodiscard]] Activity activityOf(const workspace::OpenDefinition &definition) const;
    void refresh(QTreeWidgetItem *item, const workspace::OpenDefinition &definition);
    [[nodiscard]] QTreeWidgetItem *itemOf(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] workspace::OpenDefinition *definitionOf(const QTreeWidgetItem *item) const;

    workspace::Workspace &m_workspace;
    preview::RouteService &m_routes;
    const preview::GatewayControl &m_gateway;
    QTreeWidget *m_tree = nullptr;
    QTreeView *m_pages = nullptr;
    QSplitter *m_parts = nullptr; ///< The splitter with the tree and the widgets that addBelow() added.
    QWidget *m_strip = nullptr;
    QButtonGroup *m_buttons = nullptr;
    QStackedLayout *m_stack = nullptr;
    QHash<const workspace::OpenDefinition *, QTreeWidgetItem *> m_items;
    /** Definitions whose entries are refreshed soon, one after the other. */
    QList<workspace::OpenDefinition *> m_waiting;
    QTimer m_refresh;
    int m_lastCostMs = 0; ///< How long the last refresh of an entry took, in milliseconds.
    bool m_isSelecting = false;
};

} // namespace window

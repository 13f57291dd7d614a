#pragma once

#include "components.h"
#include "document.h"
#include "snapshot.h"

#include <QWidget>

class QAction;
class QKeyEvent;
class QMenu;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
namespace widgets {
class SearchField;
}

namespace designer {

/** The item data role of the place of a component in the tree of a ComponentList, as the text of a JSON Pointer. */
inline constexpr int ComponentPointerRole = Qt::UserRole + 1;

/** A list of the components of a document, grouped by kind, with a filter, and with buttons and a menu for edits. The
 * list makes no edits itself but requests them by signals. */
class ComponentList final : public QWidget
{
    Q_OBJECT

public:
    explicit ComponentList(document::Document &document, QWidget *parent = nullptr);

    [[nodiscard]] std::optional<openapi::Component> current() const;
    [[nodiscard]] const QList<openapi::Component> &all() const { return m_components; }
    /**
     * Selects the component at `pointer`, and clears a filter that hides it. Returns false if the list has no such
     * component.
     */
    bool select(const document::Pointer &pointer);
    [[nodiscard]] QWidget &tree() const;
    void retranslate();

signals:
    void currentChanged();
    /** Emitted when the user clicked a component, also one that was already the current component. */
    void clicked();
    void addRequested(const QByteArray &kind);
    void duplicateRequested();
    void deleteRequested();
    void renameRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void placeWidgets();
    void buildActions();
    void connectAll();
    void refresh();
    void fill();
    void applyFilter();
    void fillAddMenu();
    void refreshButtons();
    [[nodiscard]] QAction *addAction(const QString &objectName, const QKeySequence &shortcut);
    [[nodiscard]] QAction *actionFor(const QKeyEvent &event) const;
    [[nodiscard]] QTreeWidgetItem *itemOf(const document::Pointer &pointer) const;

    document::Document &m_document;
    document::Snapshot m_text; // Before a change.
    QList<openapi::Component> m_components;
    widgets::SearchField *m_filter = nullptr;
    QTreeWidget *m_tree = nullptr;
    QPushButton *m_addSchema = nullptr;
    QPushButton *m_add = nullptr;
    QMenu *m_kinds = nullptr;
    QToolButton *m_duplicateButton = nullptr;
    QToolButton *m_deleteButton = nullptr;
    QToolButton *m_menuButton = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
    bool m_isFilling = false;
};

/** Returns the translated name of a kind of components: "Schemas" for `schemas`. */
[[nodiscard]] QString componentKindName(const QByteArray &kind);

} // namespace designer

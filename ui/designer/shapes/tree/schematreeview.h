#pragma once

#include "schemacells.h"
#include "shapemodel.h"

#include <QPersistentModelIndex>
#include <QTreeView>

#include <functional>

class QLabel;

namespace designer {

/**
 * The view of the tree of a schema. All columns fit into its width: the name is always visible, and columns for which
 * there is no room are hidden. Tab goes to the next cell that can be edited, Return edits, and a letter selects by
 * name. Rows inside the target of a reference are on a band. Below the rows there is a hint while the current row's
 * schema says nothing yet.
 */
class SchemaTreeView final : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::edit;

    explicit SchemaTreeView(items::ShapeModel &model, QWidget *parent = nullptr);

    /** Shows another schema: that at `schema`, or none if its pointer is the root. */
    void setPlace(const openapi::Place &schema);
    /**
     * Sets the plain types that are offered when the type of a schema is edited. setReferences() sets the references
     * that are offered as well.
     */
    void setTypes(const QStringList &types);
    void setReferences(SchemaTypeDelegate::References references);
    /** Sets the function that counts the references to a schema. */
    void setUses(std::function<qsizetype(const openapi::Place &)> uses) { m_uses = std::move(uses); }
    /** Sets the functions that return how a row differs from the base, and what its tooltip says about that.
     * refreshMarks() shows them again after they have changed. */
    void setMarks(std::function<review::Mark(const shapes::Row &)> markOf,
                  std::function<QString(const shapes::Row &)> textOf);
    void refreshMarks();
    [[nodiscard]] const shapes::Row *currentRow() const;
    /** The row at an index of the model; null for a new property. */
    [[nodiscard]] const shapes::Row *rowAt(const QModelIndex &index) const { return m_model.rowAt(index); }
    /**
     * Selects the row of the schema at `place`, or of its nearest ancestor that has a row. Returns false if there is
     * none.
     */
    bool select(const openapi::Place &place);
    /** Selects a row; the rows around it are expanded. */
    void selectRow(const QModelIndex &index);
    /** The first expanded row of a reference to the schema at `place`; the current row if it is one. */
    [[nodiscard]] QModelIndex expandedTo(const openapi::Place &place) const;
    /** Selects the row of the schema at `place` and starts editing its name, if it has one. */
    void editName(const openapi::Place &place);
    /** Adds a row below `parent` in which the user types the name or the line of a new property of the schema of
     * `into`. Nothing is written before, and Escape removes the row. Return adds the property and begins the next one.
     */
    void addProperty(const QModelIndex &parent, const shapes::Row &into);
    /** True while the user types the name of a new property. */
    [[nodiscard]] bool isAdding() const { return m_model.isDraft(currentIndex()); }
    /** Edits the current row as a line, with the cursor at its end; does nothing for a row whose name can't be edited.
     */
    void editLine();
    /** Puts the cursor of the line that is edited at the place of a fault. */
    void showFault(const propertyline::LineFault &fault);
    /** Opens the list in which the user chooses the type of the current row. */
    void editType();
    /** Selects the row that the current row repeats, if that is a recursion. */
    void selectRepeated();

signals:
    /** Emitted when another row is the current row, or the schema of the current row has changed. */
    void rowChanged();
    /** Emitted when the user asks for the menu of the current row, with its position on the screen. */
    void menuRequested(const QPoint &position);
    /** Emitted when an edit of a cell or line has ended: it was written or cancelled. */
    void editEnded();
    /** Emitted when the user pastes a text of several properties while the line of a new property is empty. */
    void linesPasted(const QString &text);
    /** Emitted when the user has chosen that the current row refers to a component that does not exist yet. */
    void newComponentRequested();

protected:
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyboardSearch(const QString &text) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectAll();
    void expandOwn(const QModelIndex &index, int &left);
    void expandInside(const QModelIndex &index, int &left);
    void showInserted(const QModelIndex &parent, int first, int last);
    [[nodiscard]] SchemaNameDelegate::Notes notes(const QModelIndex &index) const;
    void pasteInstead(const QString &text);
    void showHint();
    [[nodiscard]] bool hasTexts() const;
    void fit();
    void measureColumns();
    void layOutColumns();
    void fitHeight();
    void goTo(const QModelIndex &cell);
    [[nodiscard]] QModelIndex nextEditable(const QModelIndex &from, bool isForward) const;
    [[nodiscard]] QModelIndex editableIn(const QModelIndex &row, int column, int step) const;

    items::ShapeModel &m_model;
    SchemaTypeDelegate *m_types = nullptr;
    QLabel *m_hint = nullptr;            ///< What can be done with a schema that says nothing yet, below the rows.
    QPersistentModelIndex m_beforeDraft; ///< The current row before a property was added.
    QPersistentModelIndex m_aboveDraft;  ///< The row below which the property is added.
    bool m_isDrafting = false;           ///< True while properties are added, until one is not.
    bool m_isPlacing = false;            ///< True while the model reads another schema.
    bool m_isFilling = false;            ///< True while rows are expanded that the user did not expand.
    QPersistentModelIndex m_fetched;     ///< The row whose rows inside were fetched last, until it is expanded.
    std::function<qsizetype(const openapi::Place &)> m_uses;
    std::function<review::Mark(const shapes::Row &)> m_markOf;
    /** True after Tab went to a check box, which has no editor: the next Tab goes on to the next cell. */
    bool m_isTabbing = false;
    int m_nameWidth = 0;     ///< The width that the texts in the column of names want.
    int m_typeWidth = 0;     ///< The width that the texts in the column of types want.
    bool m_hasTexts = false; ///< True if a row has a description or constraints.
};

} // namespace designer

#pragma once

#include "schemacells.h"
#include "schemamodel.h"

#include <QSet>
#include <QTreeView>

#include <functional>

namespace designer {

/**
 * The tree of a schema. All columns fit into its width: the name is always visible, and columns without room are
 * hidden. Tab goes to the next cell that can be edited. The expanded rows and the current one are kept when rows are
 * added or removed.
 */
class SchemaTreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit SchemaTreeView(items::SchemaModel &model, QWidget *parent = nullptr);

    /** The plain types, and the references that are offered as types when a cell is edited. */
    void setTypes(const QStringList &types);
    void setReferences(SchemaTypeDelegate::References references);
    [[nodiscard]] const openapi::SchemaRow *currentRow() const;
    /** Selects the row of the place, or of the nearest schema around it. False if there is none. */
    bool select(const document::Pointer &place);
    /** The row of a place, or the nearest around it. */
    [[nodiscard]] QModelIndex rowOf(const document::Pointer &place) const;
    /** Selects the row of this place and starts editing its name, if it has one. */
    void editName(const document::Pointer &place);
    /** Starts choosing the type of the current row. */
    void editType();

signals:
    /** The current row is another one, or has changed. */
    void rowChanged();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectAll();
    void saveState();
    void restoreState();
    void layOutColumns();
    void fitHeight();
    [[nodiscard]] QModelIndex nextEditable(const QModelIndex &from, bool isForward) const;
    [[nodiscard]] QModelIndex editableIn(const QModelIndex &row, int column, int step) const;
    [[nodiscard]] QModelIndex nearestRemaining() const;

    items::SchemaModel &m_model;
    SchemaTypeDelegate *m_types = nullptr;
    /** The current row before a reset. */
    struct Before {
        document::Pointer place;
        document::Pointer parent;
        int row = 0;
        int column = 0;
        bool exists = false;
    };
    Before m_before;
    QSet<document::Pointer> m_collapsed;
    document::Pointer m_shown; ///< The schema that the saved state is of.
    bool m_isRestoring = false;
};

} // namespace designer

#pragma once

#include "schemacells.h"
#include "schemamodel.h"

#include <QSet>
#include <QTreeView>

#include <functional>

namespace designer {

/**
 * The view of the tree of a schema. All columns fit into its width: the name is always visible, and columns for which
 * there is no room are hidden. Tab goes to the next cell that can be edited. The expanded rows and the current row are
 * kept when rows are added or removed.
 */
class SchemaTreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit SchemaTreeView(items::SchemaModel &model, QWidget *parent = nullptr);

    /**
     * Sets the plain types that are offered when the type of a schema is edited. setReferences() sets the references
     * that are offered as well.
     */
    void setTypes(const QStringList &types);
    void setReferences(SchemaTypeDelegate::References references);
    [[nodiscard]] const openapi::SchemaRow *currentRow() const;
    /**
     * Selects the row of the schema at `place`, or of its nearest ancestor that has a row. Returns false if there is
     * none.
     */
    bool select(const document::Pointer &place);
    /** Returns the index of the row of the schema at `place`, or of its nearest ancestor that has a row. */
    [[nodiscard]] QModelIndex rowOf(const document::Pointer &place) const;
    /** Selects the row of the schema at `place` and starts editing its name, if it has one. */
    void editName(const document::Pointer &place);
    /** Opens the list in which the user chooses the type of the current row. */
    void editType();

signals:
    /** Emitted when another row is the current row, or the schema of the current row has changed. */
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
    /** The current row before the model is reset, so that it can be selected again. */
    struct Before {
        document::Pointer place;
        document::Pointer parent;
        int row = 0;
        int column = 0;
        bool exists = false;
    };
    Before m_before;
    QSet<document::Pointer> m_collapsed;
    document::Pointer m_shown; ///< The schema whose tree was shown when the state of the view was saved.
    bool m_isRestoring = false;
};

} // namespace designer

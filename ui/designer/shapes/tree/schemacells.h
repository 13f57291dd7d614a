#pragma once

#include "celldelegate.h"
#include "componentreferences.h"
#include "marks.h"

#include <QStringList>

#include <functional>

namespace designer {

/** Edits a cell with a line edit whose text is at the position that the text of the cell has. */
class CellTextDelegate : public editing::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
};

/** Edits the name of a schema or the line of a property, for which the editor is as wide as the row, and shows badges
 * and a note beside it, such as the component that it comes from. */
class SchemaNameDelegate final : public CellTextDelegate
{
    Q_OBJECT

public:
    /** What is shown beside the name of a row; all of it can be empty. */
    struct Notes {
        QString relation;   ///< Before the name.
        QStringList badges; ///< After the name.
        QString text;       ///< After the badges.
        review::Mark mark;  ///< At the right end.
    };
    using NotesOf = std::function<Notes(const QModelIndex &index)>;

    /** Creates the delegate; `notesOf` returns the notes of a row. */
    explicit SchemaNameDelegate(NotesOf notesOf, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    [[nodiscard]] int roleIn(const QWidget &editor) const override;
    /** The list of completions takes keys before they end the edit. */
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    NotesOf m_notesOf;
};

/** Edits the cell with the type of a schema, or with a reference to a schema, with a drop-down list of types and
 * references. References are shown by their short names. */
class SchemaTypeDelegate final : public editing::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;
    using References = std::function<QList<ComponentReference>()>;

    void setTypes(const QStringList &types) { m_types = types; }
    /** Sets the function that returns the references to offer, which is called each time that a cell is edited. */
    void setReferences(References references) { m_references = std::move(references); }

signals:
    /** Emitted when the user wants the schema to refer to a component that does not exist yet. The cell is not edited
     * then. */
    void newComponentRequested() const;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    void show(QWidget &editor, const QModelIndex &index) const override;
    [[nodiscard]] QVariant valueIn(const QWidget &editor) const override;

private:
    QStringList m_types;
    References m_references;
};

} // namespace designer

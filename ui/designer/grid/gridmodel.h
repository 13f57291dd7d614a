#pragma once

#include "celledits.h"
#include "context.h"
#include "gridscope.h"

#include <QAbstractTableModel>

namespace document {
struct Change;
}

namespace designer {

/** The table model of the grid of operations: one row for each operation of the scope, and the columns of
 * operationgrid::Column. Cells read the document when they are shown. While the model is inactive, it does not follow
 * the document. */
class GridModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /** The item data role of the text of operationgrid::cellText(), in all columns. */
    static constexpr int TextRole = Qt::UserRole + 7101;
    /** The item data role that is true for a cell with a fault, which the tool tip explains. */
    static constexpr int FaultRole = Qt::UserRole + 7102;

    /** A new text for a cell. */
    struct CellText {
        QModelIndex index;
        QString text;
    };
    /** The effect of change(). */
    struct Outcome {
        qsizetype changed = 0;
        QStringList refused; ///< Why cells were not changed, with the name of each cell.
    };

    explicit GridModel(const Context &context, QObject *parent = nullptr);

    void setActive(bool isActive);
    void setScope(const operationgrid::Scope &scope);
    [[nodiscard]] const operationgrid::Scope &scope() const { return m_scope; }
    /** Returns the names of all tags that operations have, in alphabetical order. */
    [[nodiscard]] QStringList tags() const;
    [[nodiscard]] QStringList schemes() const;
    /** Returns the place of the operation in a row, or the root if it is in another file. */
    [[nodiscard]] document::Pointer pointerAt(int row) const;
    /** Returns the row of the operation that contains a place of the document; -1 if no row does. */
    [[nodiscard]] int rowOf(const document::Pointer &pointer) const;

    /** Gives cells new texts as one undo step called `step`. Cells that already have their text are left out. Cells
     * that can't have their text keep their value and are marked until the document changes again. */
    Outcome change(const QList<CellText> &texts, const QString &step, operationgrid::OtherResponses others);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    void retranslate();

signals:
    /** Emitted when a text that the user entered in a cell was refused; `reason` is a sentence. */
    void refused(const QModelIndex &index, const QString &reason);
    /** Emitted after a text that the user entered in a cell was written. */
    void accepted();

private:
    struct Refused {
        QString text;
        operationgrid::Fault fault;
    };
    using CellKey = std::pair<document::Pointer, int>; ///< The place of an operation, and a column.

    void refresh();
    void read();
    void announce();
    [[nodiscard]] bool isWritable() const;
    [[nodiscard]] const operationgrid::Row &rowAt(const QModelIndex &index) const { return m_shown.at(index.row()); }
    [[nodiscard]] QString shownText(const QModelIndex &index) const;
    [[nodiscard]] QString faultOf(const QModelIndex &index) const;
    [[nodiscard]] QString toolTipOf(const QModelIndex &index) const;
    [[nodiscard]] QString cellName(const QModelIndex &index) const;

    const Context m_context;
    operationgrid::Scope m_scope;
    QList<operationgrid::Row> m_rows;  ///< All operations of the API.
    QList<operationgrid::Row> m_shown; ///< Those of the scope, and those that were in it when it was set.
    operationgrid::Names m_names;
    QString m_inherited; ///< The text for the security of the document.
    QHash<CellKey, Refused> m_refused;
    bool m_isActive = false;
    bool m_isStale = true;
    bool m_isChanging = false;
};

} // namespace designer

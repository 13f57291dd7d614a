#pragma once

#include "document.h"

#include <QAbstractTableModel>
#include <QHash>

#include <functional>
#include <optional>

namespace designer {

/**
 * The base class of table models of a collection in the document, such as parameters, responses or servers. Each entry
 * is a row. Cells read the document's snapshot and write single members of an entry. Each edit is one undo step.
 */
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit RowsModel(document::Document &document, QObject *parent = nullptr);

    /** Shows the collection at `place`; no rows for the root. */
    void setPlace(const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    [[nodiscard]] virtual document::Pointer pointerAt(int row) const;
    /** Returns the row of the entry that contains the value at `pointer`; -1 if no entry does. */
    [[nodiscard]] virtual int rowOf(const document::Pointer &pointer) const;
    /** True if the collection has the expected type or does not exist. */
    [[nodiscard]] bool isUsable() const;
    /** True if entries can be added to and removed from the collection. */
    [[nodiscard]] bool isEditable() const;
    /** Returns the number of rows before the entries of the collection that show values of another place and are not
     * edited in the table, such as the parameters of a path in the table of an operation. */
    [[nodiscard]] virtual int leadingRows() const { return 0; }
    /** True if the entry in a row can be removed and moved. */
    [[nodiscard]] bool isRowEditable(int row) const { return row >= leadingRows() && isEditable(); }

    /** True if the user can add an entry now. */
    [[nodiscard]] virtual bool canAddRow() const { return isEditable(); }
    /** Adds an entry to the collection and returns its row. */
    [[nodiscard]] virtual base::Result<int> addRow() = 0;
    virtual base::Result<void> removeRowAt(int row);
    /**
     * Moves an entry together with its comments to the position of the row `toRow`. Does nothing if there is no such
     * row.
     */
    base::Result<void> moveRowTo(int row, int toRow);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /** Sets the function that returns what is to be said about a row besides its texts, such as how it differs from the
     * last commit: in the tooltip and the accessible description of its first cell. */
    void setRowNote(std::function<QString(int row)> note) { m_rowNote = std::move(note); }
    /** Updates the texts of the headings and of all cells in the current language. */
    void retranslate();

signals:
    void failed(const base::Error &error);
    /** Emitted when the user has undone or redone an edit of this row. */
    void stepped(int row);

protected:
    [[nodiscard]] virtual bool wantsSequence() const = 0;
    /** Returns the text of a cell, which is read once after each change of the document. */
    [[nodiscard]] QString textAt(int row, int column) const { return cellAt(row, column).text; }
    /** Reads the texts of all cells again when they are needed. Called when something that they show has changed, but
     * not in the document. */
    void forgetCells() { m_cells.clear(); }
    /** Reads how many rows the collection has in the snapshot of the model. Called after each change. */
    [[nodiscard]] virtual int countRows();
    /** True if a change of the document can change what the rows show. */
    [[nodiscard]] virtual bool isTouchedBy(const document::Change &change) const;
    [[nodiscard]] virtual QString cellText(int row, int column) const = 0;
    /** True if the user can edit a cell; false for references, and for values that a cell can't edit. */
    [[nodiscard]] virtual bool isCellEditable(int row, int column) const = 0;
    [[nodiscard]] virtual QString cellNote(int row, int column) const;
    /** Writes a text into the member that a cell shows. Called inside an undo step. */
    virtual base::Result<void> store(int row, int column, const QString &text) = 0;
    [[nodiscard]] virtual QString stepName() const = 0;
    /** True if the column shows a flag as a check box. */
    [[nodiscard]] virtual bool isFlag(int column) const;
    [[nodiscard]] virtual bool flagAt(int row, int column) const;
    virtual base::Result<void> storeFlag(int row, int column, bool flag);

    [[nodiscard]] document::Document &document() const { return m_document; }
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] virtual document::Node entryAt(int row) const;
    [[nodiscard]] QByteArray keyAt(int row) const;
    /** Writes a text member of an entry. An empty text removes the member if it is `optional`. */
    base::Result<void> storeText(const document::Pointer &pointer, const QString &text, bool optional);

private:
    void followRename();
    /** What has been read of a cell. */
    struct Cell {
        QString text;
        bool isOn = false; ///< Of a flag.
        bool isEditable = false;
    };

    /** The result is valid until another cell is read. */
    [[nodiscard]] const Cell &cellAt(int row, int column) const;
    [[nodiscard]] QString noteAt(int row, int column) const;
    void readSnapshot();
    void refresh();
    void refreshCells();
    void refreshIfTouched(const document::Change &change);
    bool report(const base::Result<void> &result);

    document::Document &m_document;
    document::Pointer m_place;
    document::Snapshot m_snapshot;
    int m_rows = 0;
    /** The cells of each row that has been shown. Views ask for many roles of a cell each time that they paint it. */
    mutable QHash<int, QList<Cell>> m_cells;
    std::function<QString(int row)> m_rowNote;
    mutable std::optional<bool> m_canEdit; ///< Whether the snapshot's collection can be edited.
};

} // namespace designer

#pragma once

#include "document.h"

#include <QAbstractTableModel>

namespace designer {

/**
 * The entries of one collection of the document as a table: parameters, responses, servers. Cells read the document's
 * snapshot and write single members of an entry, each edit an undo step.
 */
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit RowsModel(document::Document &document, QObject *parent = nullptr);

    /** Shows the collection at this place; the root shows nothing. */
    void setPlace(const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    [[nodiscard]] document::Pointer pointerAt(int row) const;
    /** The collection is an object or a list where this model wants one, or nothing at all. */
    [[nodiscard]] bool isUsable() const;
    /** Entries can be added and removed. */
    [[nodiscard]] bool isEditable() const;

    /** Adds an entry and answers its row. */
    [[nodiscard]] virtual base::Result<int> addRow() = 0;
    virtual base::Result<void> removeRowAt(int row);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /** Reads the headings and all cells again. */
    void retranslate();

signals:
    void failed(const base::Error &error);

protected:
    [[nodiscard]] virtual bool wantsSequence() const = 0;
    [[nodiscard]] virtual QString cellText(int row, int column) const = 0;
    /** What the table's cells can hold and change: false for references and what has no plain form. */
    [[nodiscard]] virtual bool isCellEditable(int row, int column) const = 0;
    [[nodiscard]] virtual QString cellNote(int row, int column) const;
    /** Writes a cell; a step is open. */
    virtual base::Result<void> store(int row, int column, const QString &text) = 0;
    [[nodiscard]] virtual QString stepName() const = 0;
    /** A flag in this column, as a check box. */
    [[nodiscard]] virtual bool isFlag(int column) const;
    [[nodiscard]] virtual bool flagAt(int row, int column) const;
    virtual base::Result<void> storeFlag(int row, int column, bool flag);

    [[nodiscard]] document::Document &document() const { return m_document; }
    [[nodiscard]] document::Node entryAt(int row) const;
    [[nodiscard]] QByteArray keyAt(int row) const;
    /** Writes a text member of an entry; an empty one is taken out where it is `optional`. */
    base::Result<void> storeText(const document::Pointer &pointer, const QString &text, bool optional);

private:
    void refresh();
    void refreshIfTouched(const document::Change &change);
    [[nodiscard]] int countRows() const;
    bool report(const base::Result<void> &result);

    document::Document &m_document;
    document::Pointer m_place;
    document::Snapshot m_snapshot;
    int m_rows = 0;
};

} // namespace designer

#pragma once

#include "discriminator.h"
#include "rowsmodel.h"

namespace designer {

/**
 * The table model of a discriminator: the value of the discriminator's property for each branch, and the entries of its
 * `mapping` for other schemas. The value of a branch without an entry is the name of its schema. place() is the place
 * of `mapping`.
 */
class MappingModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Value, Schema, ColumnCount };

    using RowsModel::RowsModel;

    /** The place of the entry of a row; that of the mapping for a branch that has no entry. */
    [[nodiscard]] document::Pointer pointerAt(int row) const override;
    [[nodiscard]] int rowOf(const document::Pointer &pointer) const override;
    /** Adds an entry for the first branch that has none. */
    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return false; }
    [[nodiscard]] int countRows() override;
    [[nodiscard]] bool isTouchedBy(const document::Change &change) const override;
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    [[nodiscard]] QString cellNote(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;

private:
    struct Row {
        QByteArray value; ///< The key of the entry, or the name of a branch that has none.
        QString schema;   ///< The reference to the schema, or its name.
        bool hasEntry = false;
        bool isText = true; ///< Whether the entry in the file is a text.
    };
    [[nodiscard]] document::Pointer schemaPlace() const { return place().parent().parent(); }
    [[nodiscard]] QList<openapi::Branch> otherSchemas() const;
    [[nodiscard]] int rowOfValue(const QByteArray &value) const;

    QList<Row> m_shown;
};

} // namespace designer

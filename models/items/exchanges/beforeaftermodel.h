#pragma once

#include "beforeafter.h"
#include "titledtablemodel.h"

#include <functional>

namespace items {

/** A table model of the client request and the upstream request of an exchange, side by side: client | what the gateway
 * did | upstream. */
class BeforeAfterModel final : public TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Client, Cause, Upstream, ColumnCount };
    enum Role {
        KindRole = Qt::UserRole + 1, ///< The role of the row's LineKind, as int.
        /** The role of the JSON Pointer of the gateway setting that caused the row's change; empty if none did. */
        PointerRole,
    };

    explicit BeforeAfterModel(QObject *parent = nullptr);

    void setRows(const QList<BeforeAfterRow> &rows);
    [[nodiscard]] const QList<BeforeAfterRow> &rows() const { return m_rows; }
    /** Sets the function that returns the text for the changes of a row. */
    void setCauseText(std::function<QString(const BeforeAfterRow &)> text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const BeforeAfterRow &row, int column) const;

    QList<BeforeAfterRow> m_rows;
    std::function<QString(const BeforeAfterRow &)> m_causeText;
};

} // namespace items

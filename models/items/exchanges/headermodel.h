#pragma once

#include "headerlist.h"
#include "titledtablemodel.h"

namespace items {

/** A table model of the header fields of a message, in the order in which they were sent: name and value. */
class HeaderModel final : public TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, ColumnCount };

    explicit HeaderModel(QObject *parent = nullptr);

    void setHeaders(const http::HeaderList &headers);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    http::HeaderList m_headers;
};

} // namespace items

#pragma once

#include "referencesmodel.h"

namespace designer {

/** The table model of the responses of an operation, with the columns status, description and media types. */
class ResponsesModel final : public ReferencesModel
{
    Q_OBJECT

public:
    enum Column { Status, Description, Content, ColumnCount };

    using ReferencesModel::ReferencesModel;

    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return false; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    [[nodiscard]] QString cellNote(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;
};

/** Returns the media types of a `content` object, separated by commas: "application/json, text/plain". */
[[nodiscard]] QString mediaTypesText(const document::Node &content);

} // namespace designer

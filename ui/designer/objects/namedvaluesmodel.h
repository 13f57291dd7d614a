#pragma once

#include "rowsmodel.h"

namespace designer {

/** The table model of a map of texts, such as the scopes of an OAuth flow, or of a map of lists of texts, such as a
 * security requirement. A list is shown with its texts separated by commas, and edited in an EntryList. */
class NamedValuesModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Name, Values, ColumnCount };
    enum class Holds { Texts, Lists };

    NamedValuesModel(document::Document &document, Holds holds, QObject *parent = nullptr);

    /** Sets the translated name of one entry within a sentence, such as "scope", for the names of undo steps. */
    void setEntryLabel(const QString &label) { m_entryLabel = label; }
    [[nodiscard]] Holds holds() const { return m_holds; }

    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return false; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;

private:
    Holds m_holds;
    QString m_entryLabel;
};

} // namespace designer

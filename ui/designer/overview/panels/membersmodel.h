#pragma once

#include "rowsmodel.h"

namespace designer {

/** The table model of a list of objects with one required and some optional text members, such as servers and tags. */
class MembersModel final : public RowsModel
{
    Q_OBJECT

public:
    /**
     * The translated texts of the table: the headings of the columns, and the names of its edits in the undo history.
     */
    struct Texts {
        QStringList headings;
        QString editStep;
        QString addStep;
        QString removeStep;
    };

    /**
     * Creates a table with a column for each of `members`. The first is required. In a new entry, the required
     * member is `newText`, followed by a number if another entry has that text.
     */
    MembersModel(document::Document &document, const QList<QByteArray> &members, const QString &newText,
                 QObject *parent = nullptr);

    void setTexts(const Texts &texts);

    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return true; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override { return m_texts.editStep; }

private:
    [[nodiscard]] QString freeText() const;

    QList<QByteArray> m_members;
    QString m_newText;
    Texts m_texts;
};

} // namespace designer

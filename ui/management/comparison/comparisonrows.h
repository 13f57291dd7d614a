#pragma once

#include "comparisonload.h"

#include <QAbstractTableModel>

namespace comparison {

/** An entry of a comparison, with the list that it is in. */
struct ComparisonRow {
    Kind kind = Kind::Certificates;
    management::ComparedEntry entry;
};

/** Compares all lists of two environments. */
[[nodiscard]] QList<ComparisonRow> compared(const EnvironmentLists &first, const EnvironmentLists &second);

/** A table model of the entries of a comparison. */
class ComparisonRows final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { List, Name, Result, Differences, Id, ColumnCount };
    /** The role of the result of a row, as the number of a management::ComparisonResult. */
    static constexpr int ResultRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<ComparisonRow> &rows, const QString &first, const QString &second);
    [[nodiscard]] const QList<ComparisonRow> &rows() const { return m_rows; }
    [[nodiscard]] QString cell(const ComparisonRow &row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<ComparisonRow> m_rows;
    QString m_first; ///< The name of the first environment.
    QString m_second;
};

/** The name of a list: "Certificate", "Policy" or "SSO profile". */
[[nodiscard]] QString kindText(Kind kind);
/** The name of a member for its JSON Pointer. */
[[nodiscard]] QString memberName(const management::MemberDifference &member);

} // namespace comparison

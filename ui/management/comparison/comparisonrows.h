#pragma once

#include "comparisonload.h"

#include <QAbstractTableModel>

namespace comparison {

/** An entry of a comparison, with the list that it is in. */
struct ComparisonRow {
    Kind kind = Kind::Certificates;
    management::ComparedEntry entry;
    QString search; ///< The text of all cells, which a search looks through.
};

/** What an export of a comparison contains. */
struct ComparisonExtract {
    QList<ComparisonRow> all;
    QList<qsizetype> shown; ///< The indexes of the entries in `all`.
    QString first;          ///< The name of the first environment.
    QString second;
};

/** Compares all lists of two environments. Takes time for each entry; call it on a worker. */
[[nodiscard]] QList<ComparisonRow> compared(const EnvironmentLists &first, const EnvironmentLists &second);

/** A table model of the entries of a comparison that match a search. Equal entries are left out unless they are wanted.
 */
class ComparisonRows final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { List, Name, Result, Differences, Id, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<ComparisonRow> &rows, const QString &first, const QString &second);
    void setSearch(const QString &text);
    void setShowsEqual(bool showsEqual);
    /** All entries, also those that are not shown. */
    [[nodiscard]] const QList<ComparisonRow> &all() const { return m_rows; }
    /** The entry of a row of the model. */
    [[nodiscard]] const ComparisonRow &at(int row) const { return m_rows.at(m_shown.at(row)); }
    /** The index in all() of the entry of a row of the model; negative for a row that it does not have. */
    [[nodiscard]] qsizetype entryOf(int row) const { return m_shown.value(row, -1); }
    /** The row that shows an entry, by its index in all(); negative if it is not shown. */
    [[nodiscard]] int rowOf(qsizetype entry) const;
    /** What is shown, to be exported. */
    [[nodiscard]] ComparisonExtract extract() const { return {m_rows, m_shown, m_first, m_second}; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filter();

    QList<ComparisonRow> m_rows;
    QList<qsizetype> m_shown; ///< The indexes of the rows that are shown.
    QString m_search;
    bool m_showsEqual = false;
    QString m_first; ///< The name of the first environment.
    QString m_second;
};

/** The text of a cell of an entry; `first` and `second` are the names of the environments. */
[[nodiscard]] QString cellText(const ComparisonRow &row, int column, const QString &first, const QString &second);
/** The name of a list: "Certificate", "Policy" or "SSO profile". */
[[nodiscard]] QString kindText(Kind kind);
/** The name of a member for its JSON Pointer. */
[[nodiscard]] QString memberName(const management::MemberDifference &member);

} // namespace comparison

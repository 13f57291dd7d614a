#pragma once

#include "certificatemodel.h"

#include <QAbstractProxyModel>
#include <QByteArrayMatcher>
#include <QSet>

#include <vector>

namespace items {

/**
 * The certificates that match a search and a filter of states, sorted by any column. A changed search or filter resets
 * the model once. All rows are kept sorted, so filtering is a single pass.
 */
class CertificateFilterModel final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit CertificateFilterModel(CertificateModel &certificates, QObject *parent = nullptr);

    /** All words must be found in the subject, issuer, names or id. */
    void setSearch(const QString &text);
    /** Empty: all states. */
    void setStates(const QSet<management::Validity> &states);
    [[nodiscard]] const management::Certificate *certificateAt(const QModelIndex &index) const;
    [[nodiscard]] const management::Certificate *certificateAt(int row) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &index) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    /** The searched texts, created for the first search in an answer. */
    void readTexts();
    [[nodiscard]] bool accepts(int sourceRow) const;
    /** Sorts all source rows. */
    void order();
    /** Selects the matching rows in order. */
    void filter();
    void reset(bool sortAnew);

    CertificateModel &m_certificates;
    std::vector<QByteArrayMatcher> m_matchers; ///< One for each word.
    QByteArray m_texts;                        ///< The lower-case texts of all rows, concatenated.
    std::vector<qsizetype> m_ends;             ///< The end of the texts of each row. Empty: not created yet.
    QStringList m_words;
    QSet<management::Validity> m_states;
    int m_column = -1;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::vector<int> m_order;  ///< All source rows, sorted.
    std::vector<int> m_rows;   ///< Row here -> source row.
    std::vector<int> m_places; ///< Source row -> row here, -1 if it does not match.
};

} // namespace items

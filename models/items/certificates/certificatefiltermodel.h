#pragma once

#include "certificatemodel.h"

#include <QAbstractProxyModel>
#include <QByteArrayMatcher>
#include <QSet>

#include <vector>

namespace items {

/** A proxy model of the certificates that match a search and a filter of states, sorted by any column. A changed search
 * or filter resets the model once. All rows are kept sorted, so filtering is a single pass. */
class CertificateFilterModel final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit CertificateFilterModel(CertificateModel &certificates, QObject *parent = nullptr);

    /** Shows only the certificates in which all words of `text` occur in the subject, issuer, names or id. */
    void setSearch(const QString &text);
    /** Shows only the certificates with one of these states; all certificates if `states` is empty. */
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
    /** Creates the texts that are searched, when the first search needs them. */
    void readTexts();
    [[nodiscard]] bool accepts(int sourceRow) const;
    /** Sorts all rows of the source model into m_order. */
    void order();
    /** Selects the rows of m_order that match the search and the filter. */
    void filter();
    void reset(bool sortAnew);

    CertificateModel &m_certificates;
    std::vector<QByteArrayMatcher> m_matchers; ///< A matcher for each word of the search.
    QByteArray m_texts;                        ///< The searched texts of all source rows in lower case, concatenated.
    /** The end of each source row's texts in m_texts; empty if they are not created yet. */
    std::vector<qsizetype> m_ends;
    QStringList m_words;
    QSet<management::Validity> m_states;
    int m_column = -1;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::vector<int> m_order;  ///< All rows of the source model, sorted.
    std::vector<int> m_rows;   ///< The source row of each row of this model.
    std::vector<int> m_places; ///< The row of this model for each source row; -1 if it does not match.
};

} // namespace items

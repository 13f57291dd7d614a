#pragma once

#include "certificatemodel.h"

#include <QAbstractProxyModel>
#include <QByteArrayMatcher>
#include <QSet>

#include <vector>

namespace items {

/**
 * The certificates a search and a choice of states let through, sorted by any column. A changed search or choice is one
 * reset, whatever the number of rows: they are kept in order, and a filter is one walk along them.
 */
class CertificateFilterModel final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit CertificateFilterModel(CertificateModel &certificates, QObject *parent = nullptr);

    /** Every word must occur in subject, issuer, a name or the id. */
    void setSearch(const QString &text);
    /** Empty: every state. */
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
    /** What a search looks through, read anew for the first search of an answer. */
    void readTexts();
    [[nodiscard]] bool accepts(int sourceRow) const;
    /** Sorts all source rows anew. */
    void order();
    /** Takes those that pass, in order. */
    void filter();
    void reset(bool sortAnew);

    CertificateModel &m_certificates;
    std::vector<QByteArrayMatcher> m_matchers; ///< One for each word.
    QByteArray m_texts;                        ///< Every row's words in lower case, one behind the other.
    std::vector<qsizetype> m_ends;             ///< Where each row's words end; empty: not read yet.
    QStringList m_words;
    QSet<management::Validity> m_states;
    int m_column = -1;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::vector<int> m_order;  ///< All source rows, sorted.
    std::vector<int> m_rows;   ///< Row here -> source row.
    std::vector<int> m_places; ///< Source row -> row here, -1 where it does not pass.
};

} // namespace items

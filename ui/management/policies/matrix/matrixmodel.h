#pragma once

#include "matrixtexts.h"

#include <QAbstractTableModel>
#include <QSet>

#include <array>
#include <memory>

class QTimer;

namespace policies {

/**
 * The table of operations (rows) against policies (columns). The first row has the limits of the policies; the
 * operations are below a row with their API. The cells that are asked for are computed on a worker, a block of one API
 * and one policy at a time, and kept as long as there are not too many.
 */
class MatrixModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /** The largest number of computed blocks that are kept: more than a screen shows. */
    static constexpr qsizetype MostBlocks = 8192;

    /** A row: an operation of an API, or the API itself, or the limits if both are -1. */
    struct Row {
        qsizetype api = -1;
        qsizetype operation = -1;
        friend bool operator==(const Row &, const Row &) = default;
    };

    explicit MatrixModel(QObject *parent = nullptr);
    ~MatrixModel() override;

    void setMatrix(std::shared_ptr<const reach::PolicyMatrix> matrix);
    [[nodiscard]] const std::shared_ptr<const reach::PolicyMatrix> &matrix() const { return m_matrix; }
    /** Shows the operations and the policies that contain these texts, and of the policies only those that list one of
     * the APIs, or all. */
    void setFilter(const QString &operations, const QString &policies, bool showsAllPolicies);
    /** Updates the texts after a change of language. */
    void retranslate();

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    /** The indexes of the policies that are shown. */
    [[nodiscard]] const QList<qsizetype> &columns() const { return m_columns; }
    [[nodiscard]] qsizetype operationCount() const { return m_operationCount; }
    /** The cell of an operation and a policy; std::nullopt for other rows, and while the cell is being computed. */
    [[nodiscard]] std::optional<reach::MatrixCell> cell(const QModelIndex &index) const;
    [[nodiscard]] const QIcon &icon(reach::MatrixCell::Code code) const
    {
        return m_icons.at(static_cast<std::size_t>(code));
    }
    /** Returns true while cells are being computed. */
    [[nodiscard]] bool isBusy() const { return m_isComputing || !m_wanted.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /** Cells that were shown as pending are computed. */
    void computed();

private:
    using Block = QList<reach::MatrixCell>;
    /** The indexes of an API and a policy. */
    struct Pair {
        qsizetype api = 0;
        qsizetype policy = 0;
        friend bool operator==(const Pair &, const Pair &) = default;
        friend size_t qHash(const Pair &pair, size_t seed) { return qHashMulti(seed, pair.api, pair.policy); }
    };

    void fill();
    void want(const Pair &pair) const;
    void compute();
    [[nodiscard]] QVariant text(const Row &row, qsizetype policy, const QModelIndex &index) const;
    [[nodiscard]] QVariant rowTitle(const Row &row, int role) const;

    std::shared_ptr<const reach::PolicyMatrix> m_matrix;
    QString m_operationFilter;
    QString m_policyFilter;
    bool m_showsAllPolicies = false;
    QList<Row> m_rows;
    QList<qsizetype> m_columns;
    qsizetype m_operationCount = 0;
    mutable QStringList m_limits; ///< The text of each policy's limits, as far as it is known.
    QHash<Pair, Block> m_blocks;
    mutable QSet<Pair> m_wanted;  ///< What data() was asked for and is not computed yet.
    QTimer *m_schedule = nullptr; ///< Starts compute() after the cells of a view are asked for.
    bool m_isComputing = false;
    std::array<QIcon, 7> m_icons; ///< By MatrixCell::Code.
};

} // namespace policies

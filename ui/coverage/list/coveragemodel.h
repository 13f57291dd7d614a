#pragma once

#include "trafficstatistics.h"

#include <QAbstractItemModel>

namespace coverage {

/** The paths of a definition with their operations, and what was seen of each in the traffic; then the requests that
 * the definition does not describe. */
class CoverageModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, State, Exchanges, Violations, Seen, NeverSeen, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /** Shows other counts. Rows stay while the definition has the same operations. */
    void setStatistics(const exchangecheck::TrafficStatistics &statistics);
    /** Emits that all texts have changed, for another language. */
    void retranslate();
    /** The operation of a row; null for other rows. */
    [[nodiscard]] const exchangecheck::OperationTraffic *operation(const QModelIndex &index) const;
    /** The undocumented requests of a row; null for other rows. */
    [[nodiscard]] const exchangecheck::UndocumentedTraffic *undocumented(const QModelIndex &index) const;
    /** The row of the operation at a place of the document; invalid if there is none. */
    [[nodiscard]] QModelIndex findPlace(const document::Pointer &pointer) const;
    /** The row of the requests of a method and path; invalid if there is none. */
    [[nodiscard]] QModelIndex findUndocumented(const QByteArray &method, const QByteArray &path) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /** A path and its operations, which are neighbors in the statistics. */
    struct Group {
        qsizetype first = 0;
        qsizetype count = 0;
    };

    [[nodiscard]] bool isUndocumentedGroup(int group) const { return group == m_groups.size(); }
    [[nodiscard]] bool hasUndocumented() const { return m_statistics.undocumentedCount() > 0; }
    [[nodiscard]] QVariant groupText(int group, int column) const;
    [[nodiscard]] static QVariant operationText(const exchangecheck::OperationTraffic &operation, int column);
    [[nodiscard]] static QVariant undocumentedText(const exchangecheck::UndocumentedTraffic &requests, int column);
    [[nodiscard]] QVariant text(const QModelIndex &index) const;
    [[nodiscard]] QVariant color(const QModelIndex &index) const;

    exchangecheck::TrafficStatistics m_statistics;
    QList<Group> m_groups;
};

} // namespace coverage

#pragma once

#include "cancellation.h"
#include "reachsource.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace certificates {

/**
 * A tree model of the reach of a certificate: the definitions that name it, below each the fields with its ID and the
 * operations, and below each operation the policies that allow it. The policies of an operation are computed on a
 * worker when they are fetched.
 */
class ReachModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Meaning, ColumnCount };
    enum Role {
        DocumentRole = Qt::UserRole + 1, ///< The path of the definition that a row leads to.
        PointerRole,                     ///< The JSON Pointer that a row leads to; empty for a definition or policy.
        IsStopRole,                      ///< True for a row of what stops.
    };

    explicit ReachModel(QObject *parent = nullptr);
    ~ReachModel() override;

    void setReach(const ReachFacts &facts, const QList<reach::ReachedApi> &reached);
    void setTitles(const QStringList &titles);
    [[nodiscard]] const QList<reach::ReachedApi> &reached() const { return m_reached; }
    [[nodiscard]] const ReachFacts &facts() const { return m_facts; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /** An operation of a definition: the row of the definition, and the row of the operation below it. */
    using OperationRow = std::pair<int, int>;
    /** The place of a row: of a definition alone, of a field or operation below it, or of a policy below that. */
    struct Place {
        int api = -1;
        int child = -1;
        int policy = -1;
    };
    [[nodiscard]] static Place placeOf(const QModelIndex &index);
    [[nodiscard]] const reach::ServedApi &apiAt(int row) const { return m_facts.apis.at(m_reached.at(row).api); }
    [[nodiscard]] bool isField(const Place &place) const { return place.child < m_reached.at(place.api).fields.size(); }
    [[nodiscard]] const reach::ServedOperation &operationAt(const Place &place) const;
    [[nodiscard]] QString nameAt(const Place &place) const;
    [[nodiscard]] QString meaningAt(const Place &place) const;
    [[nodiscard]] QString apiMeaning(int row) const;
    [[nodiscard]] QString noPolicyText(int api) const;
    void takePolicies(const OperationRow &row, const QList<contract::PolicyReach> &policies);

    ReachFacts m_facts;
    QList<reach::ReachedApi> m_reached;
    /** The policies that allow an operation, as far as they are fetched. */
    QHash<OperationRow, QList<contract::PolicyReach>> m_policies;
    QSet<OperationRow> m_fetching;
    QStringList m_titles;
    int m_generation = 0;
    base::Cancellation m_work;
};

/** Returns the effect of a certificate's end that matters most of those at the fields of a definition. */
[[nodiscard]] const reach::FieldEffect &gravestOf(const QList<reach::FieldEffect> &fields);

} // namespace certificates

#include "reachmodel.h"

#include "reachtexts.h"
#include "showntext.h"
#include "worker.h"

#include <algorithm>
#include <array>

namespace certificates {
namespace {

using Kind = reach::FieldEffect::Kind;

/** The parts of an internal id: the rows of a definition and of its child, counted from 1. */
constexpr int ChildShift = 24;
constexpr quintptr ApiMask = (quintptr(1) << ChildShift) - 1;

int gravity(Kind kind)
{
    static constexpr std::array order{Kind::Unused,    Kind::GoesOn,     Kind::NoEndKnown, Kind::MayStop,
                                      Kind::StopsPart, Kind::NeverWorks, Kind::HasExpired, Kind::Stops};
    return static_cast<int>(std::distance(order.begin(), std::find(order.begin(), order.end(), kind)));
}

/** The policies that may allow an operation. */
QList<contract::PolicyReach> policiesOf(const reach::PolicyIndex &index, const QList<qsizetype> &policies,
                                        const contract::GrantedApi &api, const reach::ServedOperation &operation)
{
    QList<contract::PolicyReach> allowing;
    for (const qsizetype policy : policies) {
        if (base::isUnwanted())
            break;
        const auto found = contract::reachOf(index.policies().at(policy), api, operation.method, operation.samplePaths);
        if (found && found->code != contract::PolicyReach::Code::Refuses)
            allowing.append(*found);
    }
    return allowing;
}

} // namespace

ReachModel::ReachModel(QObject *parent)
    : QAbstractItemModel(parent)
{}

ReachModel::~ReachModel()
{
    m_work.cancel();
}

void ReachModel::setReach(const ReachFacts &facts, const QList<reach::ReachedApi> &reached)
{
    beginResetModel();
    m_facts = facts;
    m_reached = reached;
    m_policies.clear();
    m_fetching.clear();
    ++m_generation;
    endResetModel();
}

void ReachModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

ReachModel::Place ReachModel::placeOf(const QModelIndex &index)
{
    if (!index.isValid())
        return {};
    const int api = static_cast<int>(index.internalId() & ApiMask) - 1;
    const int child = static_cast<int>(index.internalId() >> ChildShift) - 1;
    if (api < 0)
        return {index.row(), -1, -1};
    return child < 0 ? Place{api, index.row(), -1} : Place{api, child, index.row()};
}

const reach::ServedOperation &ReachModel::operationAt(const Place &place) const
{
    return apiAt(place.api).operations.at(place.child - m_reached.at(place.api).fields.size());
}

QModelIndex ReachModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Place place = placeOf(parent);
    const auto api = static_cast<quintptr>(place.api + 1);
    return createIndex(row, column, api | static_cast<quintptr>(place.child + 1) << ChildShift);
}

QModelIndex ReachModel::parent(const QModelIndex &index) const
{
    const Place place = placeOf(index);
    if (place.child < 0)
        return {};
    return place.policy < 0 ? createIndex(place.api, 0, quintptr(0))
                            : createIndex(place.child, 0, static_cast<quintptr>(place.api + 1));
}

int ReachModel::rowCount(const QModelIndex &parent) const
{
    const Place place = placeOf(parent);
    if (parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_reached.size());
    if (place.child < 0)
        return static_cast<int>(m_reached.at(place.api).fields.size() + apiAt(place.api).operations.size());
    const auto fetched = m_policies.constFind({place.api, place.child});
    if (place.policy >= 0 || isField(place) || fetched == m_policies.constEnd())
        return 0;
    return std::max(1, static_cast<int>(fetched->size()));
}

int ReachModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool ReachModel::hasChildren(const QModelIndex &parent) const
{
    return canFetchMore(parent) || rowCount(parent) > 0;
}

bool ReachModel::canFetchMore(const QModelIndex &parent) const
{
    const Place place = placeOf(parent);
    return parent.column() == 0 && place.child >= 0 && place.policy < 0 && !isField(place) &&
           !m_policies.contains({place.api, place.child});
}

void ReachModel::fetchMore(const QModelIndex &parent)
{
    const Place place = placeOf(parent);
    const OperationRow row{place.api, place.child};
    if (!canFetchMore(parent) || m_fetching.contains(row))
        return;
    m_fetching.insert(row);
    m_work = base::runOnWorker(
        this,
        [index = m_facts.policies, policies = m_reached.at(place.api).policies, api = apiAt(place.api).granted,
         operation = operationAt(place)]() -> base::Result<QList<contract::PolicyReach>> {
            return policiesOf(*index, policies, api, operation);
        },
        [this, row, generation = m_generation](const base::Result<QList<contract::PolicyReach>> &policies) {
            if (policies && generation == m_generation)
                takePolicies(row, *policies);
        });
}

void ReachModel::takePolicies(const OperationRow &row, const QList<contract::PolicyReach> &policies)
{
    const QModelIndex parent = index(row.second, 0, index(row.first, 0));
    beginInsertRows(parent, 0, std::max(1, static_cast<int>(policies.size())) - 1);
    m_policies.insert(row, policies);
    m_fetching.remove(row); // Not before: who hears of the new rows may ask for them once more.
    endInsertRows();
}

QVariant ReachModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Place place = placeOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.column() == Name ? nameAt(place) : meaningAt(place);
    case DocumentRole:
        // An operation can be in another file, which its path refers to.
        if (place.child >= 0 && place.policy < 0 && !isField(place) &&
            operationAt(place).place.address.startsWith(u'/'))
            return operationAt(place).place.address;
        return apiAt(place.api).documentPath;
    case PointerRole:
        if (place.child < 0 || place.policy >= 0)
            return QString();
        if (!isField(place))
            return operationAt(place).place.pointer.toString();
        return apiAt(place.api)
            .certificates.at(m_reached.at(place.api).fields.at(place.child).certificate)
            .pointer.toString();
    case IsStopRole: {
        if (place.policy >= 0 || (place.child >= 0 && !isField(place)))
            return false;
        const QList<reach::FieldEffect> &fields = m_reached.at(place.api).fields;
        const Kind kind = (place.child < 0 ? gravestOf(fields) : fields.at(place.child)).kind;
        return kind == Kind::Stops || kind == Kind::StopsPart || kind == Kind::NeverWorks || kind == Kind::HasExpired;
    }
    default:
        return {};
    }
}

QString ReachModel::nameAt(const Place &place) const
{
    const reach::ServedApi &api = apiAt(place.api);
    if (place.child < 0)
        return apiText(api);
    if (isField(place))
        return useText(api.certificates.at(m_reached.at(place.api).fields.at(place.child).certificate));
    if (place.policy < 0) {
        const reach::ServedOperation &operation = operationAt(place);
        return base::shownText(u"%1 %2"_qs.arg(QString::fromUtf8(operation.method), QString::fromUtf8(operation.path)));
    }
    const QList<contract::PolicyReach> policies = m_policies.value({place.api, place.child});
    if (policies.isEmpty())
        return noPolicyText(place.api);
    const contract::PolicyReach &policy = policies.at(place.policy);
    return base::shownText(policy.policyName.isEmpty() ? policy.policyId : policy.policyName);
}

QString ReachModel::noPolicyText(int api) const
{
    if (!m_facts.arePoliciesKnown)
        return tr("The policies are not loaded. Open Policies to load them.");
    return m_reached.at(api).policies.isEmpty() ? tr("No policy grants access to this API")
                                                : tr("No policy allows this operation");
}

QString ReachModel::meaningAt(const Place &place) const
{
    if (place.child < 0)
        return apiMeaning(place.api);
    if (isField(place))
        return effectText(m_reached.at(place.api).fields.at(place.child));
    if (place.policy < 0)
        return base::shownText(operationAt(place).operationId);
    const QList<contract::PolicyReach> policies = m_policies.value({place.api, place.child});
    return policies.isEmpty() ? QString() : grantText(policies.at(place.policy).code);
}

QString ReachModel::apiMeaning(int row) const
{
    const reach::ReachedApi &reached = m_reached.at(row);
    return tr("%1 · operations: %2 · policies: %3", "%1 is what happens, %2 and %3 are numbers")
        .arg(effectText(gravestOf(reached.fields)), QString::number(apiAt(row).operations.size()),
             m_facts.arePoliciesKnown ? QString::number(reached.policies.size()) : tr("not loaded"));
}

QVariant ReachModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(m_titles.value(section)) : QVariant();
}

const reach::FieldEffect &gravestOf(const QList<reach::FieldEffect> &fields)
{
    return *std::max_element(
        fields.begin(), fields.end(),
        [](const reach::FieldEffect &a, const reach::FieldEffect &b) { return gravity(a.kind) < gravity(b.kind); });
}

} // namespace certificates

#include "moc_reachmodel.cpp"

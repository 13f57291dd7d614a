#include "matrixmodel.h"

#include "destroyonworker.h"
#include "matrixrowheader.h"
#include "worker.h"

#include <QTimer>

#include <utility>

namespace policies {
namespace {

using Code = reach::MatrixCell::Code;

bool contains(const QString &text, const QString &filter)
{
    return text.contains(filter, Qt::CaseInsensitive);
}

} // namespace

MatrixModel::MatrixModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_matrix(std::make_shared<const reach::PolicyMatrix>())
    , m_schedule(new QTimer(this))
{
    m_schedule->setSingleShot(true);
    connect(m_schedule, &QTimer::timeout, this, &MatrixModel::compute);
    for (const Code code : {Code::NoAccess, Code::NoKeyNeeded, Code::Allowed, Code::SomePaths, Code::Refused,
                            Code::Inactive, Code::NotDecided})
        m_icons.at(static_cast<std::size_t>(code)) = matrixIcon(code);
}

MatrixModel::~MatrixModel()
{
    base::destroyOnWorker(std::move(m_matrix));
}

void MatrixModel::setMatrix(std::shared_ptr<const reach::PolicyMatrix> matrix)
{
    beginResetModel();
    base::destroyOnWorker(std::exchange(m_matrix, std::move(matrix)));
    m_blocks.clear();
    m_wanted.clear();
    m_limits = QStringList(m_matrix->policies().size());
    fill();
    endResetModel();
}

void MatrixModel::setFilter(const QString &operations, const QString &policies, bool showsAllPolicies)
{
    beginResetModel();
    m_operationFilter = operations.trimmed();
    m_policyFilter = policies.trimmed();
    m_showsAllPolicies = showsAllPolicies;
    fill();
    endResetModel();
}

void MatrixModel::fill()
{
    m_rows.clear();
    m_columns.clear();
    m_operationCount = 0;
    const QList<management::Policy> &policies = m_matrix->policies();
    const auto isShown = [&](qsizetype policy) {
        return contains(policies.at(policy).name(), m_policyFilter) ||
               contains(policies.at(policy).id(), m_policyFilter);
    };
    for (qsizetype i = 0; i < (m_showsAllPolicies ? policies.size() : m_matrix->relevantPolicies().size()); ++i) {
        const qsizetype policy = m_showsAllPolicies ? i : m_matrix->relevantPolicies().at(i);
        if (isShown(policy))
            m_columns.append(policy);
    }
    for (qsizetype api = 0; api < m_matrix->apis().size(); ++api) {
        const reach::ServedApi &served = m_matrix->apis().at(api);
        const bool isApiFound = contains(served.title, m_operationFilter);
        const qsizetype group = m_rows.size();
        for (qsizetype i = 0; i < served.operations.size(); ++i) {
            const reach::ServedOperation &operation = served.operations.at(i);
            if (isApiFound || contains(operationText(operation), m_operationFilter) ||
                contains(operation.operationId, m_operationFilter))
                m_rows.append({api, i});
        }
        m_operationCount += m_rows.size() - group;
        if (m_rows.size() > group)
            m_rows.insert(group, {api, -1});
    }
    if (!m_rows.isEmpty())
        m_rows.prepend(Row());
}

void MatrixModel::retranslate()
{
    m_limits.fill({});
    if (m_rows.isEmpty() || m_columns.isEmpty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, 0);
}

std::optional<reach::MatrixCell> MatrixModel::cell(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const Row &row = m_rows.at(index.row());
    if (row.operation < 0)
        return std::nullopt;
    const Pair pair{row.api, m_columns.at(index.column())};
    if (const auto uniform = m_matrix->uniformCell(pair.api, pair.policy))
        return uniform;
    const auto block = m_blocks.constFind(pair);
    if (block != m_blocks.cend())
        return block->at(row.operation);
    want(pair);
    return std::nullopt;
}

void MatrixModel::want(const Pair &pair) const
{
    m_wanted.insert(pair);
    if (!m_isComputing && !m_schedule->isActive())
        m_schedule->start();
}

void MatrixModel::compute()
{
    if (m_isComputing || m_wanted.isEmpty())
        return;
    m_isComputing = true;
    using Blocks = QHash<Pair, Block>;
    base::runOnWorker(
        this,
        [matrix = m_matrix, wanted = std::exchange(m_wanted, {})]() -> base::Result<Blocks> {
            Blocks blocks;
            for (const Pair &pair : wanted) {
                if (base::isUnwanted())
                    break;
                blocks.insert(pair, matrix->block(pair.api, pair.policy));
            }
            return blocks;
        },
        [this, matrix = m_matrix](const base::Result<Blocks> &blocks) {
            m_isComputing = false;
            if (blocks.isOk() && matrix == m_matrix) {
                if (m_blocks.size() + blocks->size() > MostBlocks)
                    m_blocks.clear();
                m_blocks.insert(*blocks);
                if (!m_rows.isEmpty() && !m_columns.isEmpty())
                    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            }
            compute();
            if (!isBusy())
                emit computed();
        });
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, m_columns.at(index.column()), index);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "%1 is an operation, %2 a policy, %3 the text of the cell")
            .arg(rowTitle(row, Qt::DisplayRole).toString(),
                 m_matrix->policies().at(m_columns.at(index.column())).title(),
                 text(row, m_columns.at(index.column()), index).toString());
    case Qt::ToolTipRole:
        return row.api < 0 ? text(row, m_columns.at(index.column()), index) : QVariant();
    default:
        return {};
    }
}

QVariant MatrixModel::text(const Row &row, qsizetype policy, const QModelIndex &index) const
{
    if (row.api < 0) {
        QString &limits = m_limits[policy];
        if (limits.isEmpty())
            limits = limitsText(m_matrix->policies().at(policy));
        return limits;
    }
    if (row.operation < 0)
        return QString();
    const auto shown = cell(index);
    return shown ? matrixWord(shown->code) : u"…"_qs;
}

QVariant MatrixModel::rowTitle(const Row &row, int role) const
{
    const bool isMethod = role == MatrixRowHeader::MethodRole;
    const bool isPath = role == MatrixRowHeader::PathRole;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && !isMethod && !isPath)
        return {};
    if (row.operation < 0 && isMethod)
        return {};
    if (row.api < 0)
        return tr("Limits");
    const reach::ServedApi &api = m_matrix->apis().at(row.api);
    if (row.operation < 0)
        return role == Qt::ToolTipRole ? api.documentPath : apiText(api);
    const reach::ServedOperation &operation = api.operations.at(row.operation);
    if (isMethod)
        return QString::fromLatin1(operation.method);
    return isPath ? QString::fromUtf8(operation.path) : operationText(operation);
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Vertical ? m_rows.size() : m_columns.size()))
        return {};
    if (orientation == Qt::Vertical)
        return rowTitle(m_rows.at(section), role);
    const management::Policy &policy = m_matrix->policies().at(m_columns.at(section));
    if (role == Qt::DisplayRole)
        return policy.title();
    if (role == Qt::ToolTipRole)
        return tr("%1, ID %2\n%3", "%1 is the name of a policy, %3 are its limits")
            .arg(policy.title(), policy.id(), limitsText(policy));
    return {};
}

} // namespace policies

#include "moc_matrixmodel.cpp"

#include "beforeaftermodel.h"

#include <algorithm>

namespace items {
namespace {

QString pointerOf(const BeforeAfterRow &row)
{
    const auto cause = std::find_if(row.causes.begin(), row.causes.end(),
                                    [](const traffic::Change &change) { return !change.pointer.isEmpty(); });
    return cause == row.causes.end() ? QString() : cause->pointer;
}

} // namespace

BeforeAfterModel::BeforeAfterModel(QObject *parent)
    : TitledTableModel(parent)
{}

void BeforeAfterModel::setRows(const QList<BeforeAfterRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void BeforeAfterModel::setCauseText(std::function<QString(const BeforeAfterRow &)> text)
{
    m_causeText = std::move(text);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, Cause), index(rowCount() - 1, Cause), {Qt::DisplayRole});
}

int BeforeAfterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BeforeAfterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BeforeAfterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BeforeAfterRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(row, index.column());
    case KindRole:
        return static_cast<int>(row.kind);
    case PointerRole:
        return pointerOf(row);
    default:
        return {};
    }
}

QString BeforeAfterModel::text(const BeforeAfterRow &row, int column) const
{
    switch (column) {
    case Client:
        return QString::fromUtf8(row.client.value_or(QByteArray()));
    case Upstream:
        return QString::fromUtf8(row.upstream.value_or(QByteArray()));
    default:
        return m_causeText ? m_causeText(row) : QString();
    }
}

} // namespace items

#include "moc_beforeaftermodel.cpp"

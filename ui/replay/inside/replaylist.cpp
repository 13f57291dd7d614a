#include "replaylist.h"

#include "replaytexts.h"

namespace replay {

ReplayList::ReplayList(const ExchangeBundle &bundle, QObject *parent)
    : QAbstractTableModel(parent)
    , m_bundle(bundle)
{}

void ReplayList::replay(const document::Snapshot &definition, const QString &path)
{
    beginResetModel();
    m_outcomes.clear();
    for (qsizetype at = 0; at < m_bundle.exchanges.size(); ++at)
        m_outcomes.append(replayed(m_bundle, at, definition, path));
    endResetModel();
}

int ReplayList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_outcomes.size());
}

int ReplayList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReplayList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const http::RequestHead &request = m_bundle.exchanges.at(index.row()).exchange->request;
    switch (index.column()) {
    case Method:
        return QString::fromUtf8(request.method);
    case Target:
        return QString::fromUtf8(request.target);
    default:
        return outcomeText(m_outcomes.at(index.row()));
    }
}

QVariant ReplayList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Method:
        return tr("Method");
    case Target:
        return tr("Path");
    default:
        return tr("Outcome");
    }
}

} // namespace replay

#include "moc_replaylist.cpp"

#include "comparisonrows.h"

#include <algorithm>

namespace comparison {

namespace {

using management::ComparisonResult;

constexpr qsizetype MaximumNamed = 5;

QString memberNames(const management::ComparedEntry &entry)
{
    QStringList names;
    for (const management::MemberDifference &member : entry.members.first(std::min(entry.members.size(), MaximumNamed)))
        names.append(memberName(member));
    if (entry.members.size() > MaximumNamed)
        names.append(u"…"_qs);
    return names.join(u", "_qs);
}

} // namespace

QString kindText(Kind kind)
{
    switch (kind) {
    case Kind::Certificates:
        return ComparisonRows::tr("Certificate");
    case Kind::Policies:
        return ComparisonRows::tr("Policy");
    case Kind::SsoProfiles:
        break;
    }
    return ComparisonRows::tr("SSO profile");
}

QString memberName(const management::MemberDifference &member)
{
    return member.pointer.mid(1);
}

QList<ComparisonRow> compared(const EnvironmentLists &first, const EnvironmentLists &second)
{
    QList<ComparisonRow> rows;
    const auto add = [&rows](Kind kind, const QList<management::ComparedEntry> &entries) {
        for (const management::ComparedEntry &entry : entries)
            rows.append({kind, entry});
    };
    add(Kind::Certificates, management::compareCertificates(first.certificates, second.certificates));
    add(Kind::Policies, management::comparePolicies(first.policies, second.policies));
    add(Kind::SsoProfiles,
        management::compareSsoProfiles(first.profiles, first.environment, second.profiles, second.environment));
    return rows;
}

void ComparisonRows::setRows(const QList<ComparisonRow> &rows, const QString &first, const QString &second)
{
    beginResetModel();
    m_rows = rows;
    m_first = first;
    m_second = second;
    endResetModel();
}

QString ComparisonRows::cell(const ComparisonRow &row, int column) const
{
    switch (column) {
    case List:
        return kindText(row.kind);
    case Name:
        return row.entry.name.isEmpty() ? row.entry.id : row.entry.name;
    case Differences:
        return memberNames(row.entry);
    case Id:
        return row.entry.id;
    default:
        break;
    }
    switch (row.entry.result) {
    case ComparisonResult::OnlyInFirst:
        return tr("Only in %1", "%1: an environment").arg(m_first);
    case ComparisonResult::OnlyInSecond:
        return tr("Only in %1", "%1: an environment").arg(m_second);
    case ComparisonResult::Different:
        return row.entry.isRenewal ? tr("Same names, other certificate") : tr("Different");
    case ComparisonResult::Unknown:
        return tr("Not known, the other list is incomplete");
    case ComparisonResult::Equal:
        break;
    }
    return tr("Equal");
}

int ComparisonRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ComparisonRow &row = m_rows.at(index.row());
    if (role == ResultRole)
        return static_cast<int>(row.entry.result);
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? cell(row, index.column()) : QVariant();
}

QVariant ComparisonRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return QStringList{tr("List"), tr("Name"), tr("Result"), tr("Differences"), tr("ID")}.value(section);
}

} // namespace comparison

#include "moc_comparisonrows.cpp"

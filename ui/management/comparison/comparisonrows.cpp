#include "comparisonrows.h"

#include "showntext.h"

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

QString cellText(const ComparisonRow &row, int column, const QString &first, const QString &second)
{
    switch (column) {
    case ComparisonRows::List:
        return kindText(row.kind);
    case ComparisonRows::Name:
        return row.entry.name.isEmpty() ? row.entry.id : row.entry.name;
    case ComparisonRows::Differences:
        return memberNames(row.entry);
    case ComparisonRows::Id:
        return row.entry.id;
    default:
        break;
    }
    switch (row.entry.result) {
    case ComparisonResult::OnlyInFirst:
        return ComparisonRows::tr("Only in %1", "%1: an environment").arg(first);
    case ComparisonResult::OnlyInSecond:
        return ComparisonRows::tr("Only in %1", "%1: an environment").arg(second);
    case ComparisonResult::Different:
        return row.entry.isRenewal ? ComparisonRows::tr("Same names, other certificate")
                                   : ComparisonRows::tr("Different");
    case ComparisonResult::Unknown:
        return ComparisonRows::tr("Not known, the other list is incomplete");
    case ComparisonResult::Equal:
        break;
    }
    return ComparisonRows::tr("Equal");
}

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
    const auto add = [&](Kind kind, const QList<management::ComparedEntry> &entries) {
        for (const management::ComparedEntry &entry : entries) {
            ComparisonRow row{kind, entry, {}};
            for (int column = 0; column < ComparisonRows::ColumnCount; ++column)
                row.search += cellText(row, column, first.environment.name, second.environment.name) + u'\n';
            rows.append(row);
        }
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
    filter();
    endResetModel();
}

void ComparisonRows::setSearch(const QString &text)
{
    beginResetModel();
    m_search = text;
    filter();
    endResetModel();
}

void ComparisonRows::setShowsEqual(bool showsEqual)
{
    beginResetModel();
    m_showsEqual = showsEqual;
    filter();
    endResetModel();
}

void ComparisonRows::filter()
{
    m_shown.clear();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const ComparisonRow &row = m_rows.at(i);
        if ((m_showsEqual || row.entry.result != ComparisonResult::Equal) &&
            (m_search.isEmpty() || row.search.contains(m_search, Qt::CaseInsensitive)))
            m_shown.append(i);
    }
}

int ComparisonRows::rowOf(qsizetype entry) const
{
    // The entries that are shown are in order.
    const auto found = std::lower_bound(m_shown.cbegin(), m_shown.cend(), entry);
    return found != m_shown.cend() && *found == entry ? static_cast<int>(found - m_shown.cbegin()) : -1;
}

int ComparisonRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ComparisonRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    return role == Qt::DisplayRole || role == Qt::ToolTipRole
               ? base::shownText(cellText(at(index.row()), index.column(), m_first, m_second))
               : QVariant();
}

QVariant ComparisonRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return QStringList{tr("List"), tr("Name"), tr("Result"), tr("Differences"), tr("ID")}.value(section);
}

} // namespace comparison

#include "moc_comparisonrows.cpp"

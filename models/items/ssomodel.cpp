#include "ssomodel.h"

#include <algorithm>

namespace items {
namespace {

/** The internal id is 0 for groups, and the row of the group + 1 for profiles. */
constexpr quintptr GroupLevel = 0;

bool holdsAllWords(const management::SsoProfile &profile, const QStringList &words)
{
    const QString everything = QStringList{profile.id,        profile.name,        profile.actionType,
                                           profile.loginUrl,  profile.redirectUrl, profile.providerType,
                                           profile.updatedAt, profile.updatedBy}
                                   .join(u'\n');
    return std::all_of(words.begin(), words.end(),
                       [&everything](const QString &word) { return everything.contains(word, Qt::CaseInsensitive); });
}

QString cell(const management::SsoProfile &profile, int column)
{
    switch (column) {
    case SsoModel::Name:
        return profile.name.isEmpty() ? profile.id : profile.name;
    case SsoModel::Provider:
        return profile.providerType;
    case SsoModel::Action:
        return profile.actionType;
    case SsoModel::UpdatedAt:
        return profile.updatedAt;
    case SsoModel::UpdatedBy:
        return profile.updatedBy;
    default:
        return {};
    }
}

} // namespace

SsoModel::SsoModel(QObject *parent)
    : QAbstractItemModel(parent)
{}

void SsoModel::setProfiles(const management::SsoProfileList &profiles)
{
    m_all = profiles;
    rebuild();
}

void SsoModel::setSearch(const QString &text)
{
    if (m_search == text)
        return;
    m_search = text;
    rebuild();
}

void SsoModel::rebuild()
{
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (qsizetype i = 0; i < m_all.groups.size(); ++i) {
        Group group{static_cast<int>(i) + 1, m_all.groups.at(i)};
        group.profiles.removeIf([&words](const auto &profile) { return !holdsAllWords(profile, words); });
        if (!group.profiles.isEmpty())
            m_shown.append(group);
    }
    endResetModel();
}

void SsoModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void SsoModel::setGroupTitle(const QString &pattern)
{
    m_groupTitle = pattern;
    if (!m_shown.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DisplayRole});
}

const management::SsoProfile *SsoModel::profileAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == GroupLevel)
        return nullptr;
    return &m_shown.at(static_cast<qsizetype>(index.internalId()) - 1).profiles.at(index.row());
}

qsizetype SsoModel::profileCount() const
{
    qsizetype count = 0;
    for (const auto &group : m_all.groups)
        count += group.size();
    return count;
}

QModelIndex SsoModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : GroupLevel);
}

QModelIndex SsoModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == GroupLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, GroupLevel);
}

int SsoModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_shown.size());
    if (parent.internalId() != GroupLevel || parent.column() > 0)
        return 0;
    return static_cast<int>(m_shown.at(parent.row()).profiles.size());
}

int SsoModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant SsoModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (const management::SsoProfile *profile = profileAt(index))
        return cell(*profile, index.column());
    return index.column() == Name ? m_groupTitle.arg(m_shown.at(index.row()).number) : QVariant();
}

QVariant SsoModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_titles.value(section);
}

} // namespace items

#include "moc_ssomodel.cpp"

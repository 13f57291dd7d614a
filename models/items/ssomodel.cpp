#include "ssomodel.h"

#include "flatmembers.h"

#include <algorithm>

namespace items {
namespace {

/** The internal id is 0 for groups, and the row of the group + 1 for profiles. */
constexpr quintptr GroupLevel = 0;

bool holdsAllWords(const management::SsoProfile &profile, const QStringList &words)
{
    if (words.isEmpty())
        return true;
    const QString everything = QStringList{profile.id,        profile.name,        profile.actionType,
                                           profile.loginUrl,  profile.redirectUrl, profile.providerType,
                                           profile.updatedAt, profile.updatedBy}
                                   .join(u'\n');
    return std::all_of(words.begin(), words.end(),
                       [&everything](const QString &word) { return everything.contains(word, Qt::CaseInsensitive); });
}

} // namespace

SsoModel::SsoModel(QObject *parent)
    : QAbstractItemModel(parent)
{}

void SsoModel::setProfiles(const management::SsoProfileList &profiles)
{
    m_profiles.clear();
    m_ends.clear();
    m_notes.clear();
    for (const QList<management::SsoProfile> &group : profiles.groups) {
        m_profiles += group;
        m_ends.append(m_profiles.size());
    }
    rebuild();
}

void SsoModel::setNotes(const QList<SsoNote> &notes, const QList<management::SsoProfile> &removed)
{
    const qsizetype listed = m_ends.isEmpty() ? 0 : m_ends.last();
    m_notes = notes;
    const bool isSameRows = !m_onlyChanged && removed.isEmpty() && m_profiles.size() == listed;
    if (isSameRows) {
        // The rows stay, and with them the selection.
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex group = index(row, 0);
            emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
        }
        return;
    }
    m_profiles.resize(listed);
    m_profiles += removed;
    rebuild();
}

void SsoModel::setSearch(const QString &text)
{
    if (m_search == text)
        return;
    m_search = text;
    rebuild();
}

void SsoModel::setOnlyChanged(bool onlyChanged)
{
    if (m_onlyChanged == onlyChanged)
        return;
    m_onlyChanged = onlyChanged;
    rebuild();
}

void SsoModel::rebuild()
{
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    qsizetype first = 0;
    const auto show = [&](int number, qsizetype end) {
        const Group group = groupOf(number, first, end, words);
        if (!group.profiles.isEmpty())
            m_shown.append(group);
        first = end;
    };
    for (qsizetype i = 0; i < m_ends.size(); ++i)
        show(static_cast<int>(i) + 1, m_ends.at(i));
    show(0, m_profiles.size());
    endResetModel();
}

SsoModel::Group SsoModel::groupOf(int number, qsizetype first, qsizetype end, const QStringList &words) const
{
    Group group{number, {}};
    for (qsizetype i = first; i < end; ++i) {
        const bool isChanged = i < m_notes.size() && m_notes.at(i).isChanged;
        if ((!m_onlyChanged || isChanged) && holdsAllWords(m_profiles.at(i), words))
            group.profiles.append(i);
    }
    return group;
}

void SsoModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void SsoModel::setGroupTitles(const QString &pattern, const QString &removed)
{
    m_groupTitle = pattern;
    m_removedTitle = removed;
    if (!m_shown.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DisplayRole});
}

const management::SsoProfile *SsoModel::profileAt(const QModelIndex &index) const
{
    return profile(numberAt(index));
}

const management::SsoProfile *SsoModel::profile(qsizetype number) const
{
    return number < 0 || number >= m_profiles.size() ? nullptr : &m_profiles.at(number);
}

qsizetype SsoModel::numberAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == GroupLevel)
        return -1;
    return m_shown.at(static_cast<qsizetype>(index.internalId()) - 1).profiles.at(index.row());
}

QModelIndex SsoModel::indexOf(qsizetype number) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QList<qsizetype> &profiles = m_shown.at(row).profiles;
        const auto found = std::lower_bound(profiles.begin(), profiles.end(), number);
        if (found != profiles.end() && *found == number)
            return index(static_cast<int>(found - profiles.begin()), 0, index(row, 0));
    }
    return {};
}

QString SsoModel::cell(qsizetype number, int column) const
{
    const management::SsoProfile &profile = m_profiles.at(number);
    switch (column) {
    case Name:
        return management::shortText(profile.name.isEmpty() ? profile.id : profile.name);
    case Notes:
        return number < m_notes.size() ? m_notes.at(number).text : QString();
    case Provider:
        return management::shortText(profile.providerType);
    case Action:
        return management::shortText(profile.actionType);
    case UpdatedAt:
        return management::shortText(profile.updatedAt);
    case UpdatedBy:
        return management::shortText(profile.updatedBy);
    default:
        return {};
    }
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
    if (!index.isValid())
        return {};
    const qsizetype number = numberAt(index);
    if (role == SeverityRole && index.column() == Notes && number >= 0 && number < m_notes.size()) {
        const std::optional<base::Severity> severity = m_notes.at(number).severity;
        return severity ? QVariant(static_cast<int>(*severity)) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (number >= 0)
        return cell(number, index.column());
    if (index.column() != Name)
        return {};
    const Group &group = m_shown.at(index.row());
    return group.number == 0 ? m_removedTitle : m_groupTitle.arg(group.number);
}

QVariant SsoModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_titles.value(section);
}

} // namespace items

#include "moc_ssomodel.cpp"

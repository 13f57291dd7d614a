#pragma once

#include "diagnostic.h"
#include "ssoprofile.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <optional>

namespace items {

/** What the list says about an SSO profile in a few words. */
struct SsoNote {
    QString text;
    std::optional<base::Severity> severity{}; ///< The worst severity of the profile's findings.
    bool isChanged = false;                   ///< True if the profile has changed since the last look.
};

/**
 * A tree model of SSO profiles below the groups of the server's answer. Profiles that the server has removed are in a
 * group after them. Groups without a profile that matches the search are left out. Profiles are counted through all
 * groups from 0, the removed ones last.
 */
class SsoModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Notes, Provider, Action, UpdatedAt, UpdatedBy, ColumnCount };
    /** The role of the severity of a note, as the number of a base::Severity. Invalid if there is none. */
    static constexpr int SeverityRole = Qt::UserRole + 1;

    explicit SsoModel(QObject *parent = nullptr);

    /** Shows the SSO profiles of an answer, without notes and removed profiles. */
    void setProfiles(const management::SsoProfileList &profiles);
    /** Sets what is noted about each profile, and the profiles that the server has removed. `notes` has a note for each
     * profile, those of removed ones last. */
    void setNotes(const QList<SsoNote> &notes, const QList<management::SsoProfile> &removed);
    /** Shows only the profiles in which every word of `text` occurs, in any field. */
    void setSearch(const QString &text);
    /** Sets whether only profiles are shown that have changed. */
    void setOnlyChanged(bool onlyChanged);
    void setTitles(const QStringList &titles);
    /** Sets the pattern for the name of a group, in which %1 is its number from 1, and the name of the group of removed
     * profiles. */
    void setGroupTitles(const QString &pattern, const QString &removed);
    /** The SSO profile of a row; null for a group. Valid until the next change of the model. */
    [[nodiscard]] const management::SsoProfile *profileAt(const QModelIndex &index) const;
    /** The SSO profile with this number; null if there is none. Valid until the next change of the model. */
    [[nodiscard]] const management::SsoProfile *profile(qsizetype number) const;
    /** The number of the profile in a row; -1 for a group. */
    [[nodiscard]] qsizetype numberAt(const QModelIndex &index) const;
    /** The row of the profile with this number; invalid if it is not shown. */
    [[nodiscard]] QModelIndex indexOf(qsizetype number) const;
    /** The number of all SSO profiles, whether they match the search or not. */
    [[nodiscard]] qsizetype profileCount() const { return m_profiles.size(); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /** The profiles of a group that are shown, by their numbers. The number of the group is 0 for removed profiles. */
    struct Group {
        int number = 0;
        QList<qsizetype> profiles;
    };

    void rebuild();
    [[nodiscard]] Group groupOf(int number, qsizetype first, qsizetype end, const QStringList &words) const;
    [[nodiscard]] QString cell(qsizetype number, int column) const;

    QList<management::SsoProfile> m_profiles; ///< Of all groups, the removed ones last.
    QList<qsizetype> m_ends;                  ///< For each group of the answer, the number after its last profile.
    QList<SsoNote> m_notes;
    QString m_search;
    bool m_onlyChanged = false;
    QList<Group> m_shown;
    QStringList m_titles;
    QString m_groupTitle = u"%1"_qs;
    QString m_removedTitle;
};

} // namespace items

#pragma once

#include "ssoprofile.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace items {

/** A tree model of SSO profiles below the groups of the server's answer. Groups without a profile that matches the
 * search are left out. */
class SsoModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Provider, Action, UpdatedAt, UpdatedBy, ColumnCount };

    explicit SsoModel(QObject *parent = nullptr);

    void setProfiles(const management::SsoProfileList &profiles);
    /** Shows only the profiles in which every word of `text` occurs, in any field. */
    void setSearch(const QString &text);
    void setTitles(const QStringList &titles);
    /** Sets the pattern for the name of a group; %1 is the group's number from 1. */
    void setGroupTitle(const QString &pattern);
    /** The SSO profile of a row; null for a group. Valid until the next change of the model. */
    [[nodiscard]] const management::SsoProfile *profileAt(const QModelIndex &index) const;
    /** The number of all SSO profiles, whether they match the search or not. */
    [[nodiscard]] qsizetype profileCount() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group {
        int number = 0;
        QList<management::SsoProfile> profiles;
    };

    void rebuild();

    management::SsoProfileList m_all;
    QString m_search;
    QList<Group> m_shown;
    QStringList m_titles;
    QString m_groupTitle = u"%1"_qs;
};

} // namespace items

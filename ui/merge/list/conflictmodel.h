#pragma once

#include "mergesession.h"

#include <QAbstractListModel>

namespace merge {

/** The item data role of what kind of conflict a row is, the second line of the row. */
inline constexpr int ConflictKindRole = Qt::UserRole + 7301;
/** The item data role of the word for how the conflict was resolved, which the list shows as a badge. */
inline constexpr int ConflictBadgeRole = Qt::UserRole + 7302;
/** The item data role of the color of the badge, as a theme::Role. */
inline constexpr int ConflictColorRole = Qt::UserRole + 7303;

/** The model of the conflicts of a merge session, one row each. */
class ConflictModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /** `session` outlives the model. */
    explicit ConflictModel(const conflicts::MergeSession &session, QObject *parent = nullptr);

    /** Shows the conflicts as they are now. Rows stay while conflicts are only added. */
    void refresh();
    /** The place of the conflict in a row for users, see placeName(). */
    [[nodiscard]] QString nameAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    const conflicts::MergeSession &m_session;
    int m_count = 0;
};

} // namespace merge

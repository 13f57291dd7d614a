#pragma once

#include "review.h"

#include <QAbstractItemModel>

#include <memory>

namespace changes {

/** Which changes are listed. */
struct ChangeFilter {
    QString text; ///< What the message, the operation or the place contains, in any letter case; empty for all.
    bool isBreaking = true;
    bool isWarning = true;
    bool isInfo = true;
    bool isOther = true; ///< Nodes that differ without a finding.

    friend bool operator==(const ChangeFilter &, const ChangeFilter &) = default;
};

/** The item data role of the word for a row's level or kind of change, which the list shows as a badge. */
inline constexpr int ChangeBadgeRole = Qt::UserRole + 7201;
/** The item data role of the place that a change is about, which the list shows below its text. */
inline constexpr int ChangePlaceRole = Qt::UserRole + 7203;
/** The item data role of the color of the badge, as a theme::Role. */
inline constexpr int ChangeColorRole = Qt::UserRole + 7202;

/** The largest number of changes that the list shows; further ones are counted. */
inline constexpr int MostShownChanges = 5000;

/** The model of the list of changes: groups, and the changes that a filter allows inside of them. */
class ChangeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit ChangeModel(QObject *parent = nullptr);

    /** Lists the changes of another comparison. Resets the model unless the rows stay the same. */
    void setReview(const std::shared_ptr<const review::Review> &review);
    void setFilter(const ChangeFilter &filter);
    [[nodiscard]] const ChangeFilter &filter() const { return m_filter; }
    /** Sets whether the changes are listed by edit instead of by operation, see review::groupsByEdit(). */
    void setGroupedByEdit(bool isGrouped);
    [[nodiscard]] const std::shared_ptr<const review::Review> &review() const { return m_review; }
    /** Translates all texts again, after the language has changed. */
    void retranslate();

    /** The group of a row, or of the group that has the row; null for an invalid index. */
    [[nodiscard]] const review::ChangeGroup *group(const QModelIndex &index) const;
    /** The change of a row, of the row of an edit its first one; null for the row of another group. */
    [[nodiscard]] const review::ChangeItem *item(const QModelIndex &index) const;
    /** The finding of a row; null for a group and for a node without a finding. */
    [[nodiscard]] const difference::Change *finding(const QModelIndex &index) const;
    /** Identifies the row over comparisons; empty for an invalid index. */
    [[nodiscard]] QString keyOf(const QModelIndex &index) const;
    /** The row with a key; an invalid index if it is not shown. */
    [[nodiscard]] QModelIndex find(const QString &key) const;
    /** The first row whose place is `place` or inside of it; an invalid index if there is none. */
    [[nodiscard]] QModelIndex findPlace(const document::Pointer &place) const;
    /** The findings that are shown, in their order. */
    [[nodiscard]] QList<difference::Change> shownFindings() const;
    /** The nodes without a finding that are shown, in their order. */
    [[nodiscard]] QList<review::ChangeItem> shownNodes() const;
    /** The number of changes that are shown, and of those that the filter allows. */
    [[nodiscard]] int shownCount() const { return m_shown; }
    [[nodiscard]] int allowedCount() const { return m_allowed; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    void aboutToUpdate();
    void updated();

private:
    void rebuild(bool isForced);
    [[nodiscard]] bool isAllowed(const review::ChangeGroup &group, const review::ChangeItem &item) const;
    [[nodiscard]] QVariant groupData(const review::ChangeGroup &group, int role) const;
    [[nodiscard]] QVariant itemData(const review::ChangeItem &item, int role) const;
    [[nodiscard]] QString textOf(const review::ChangeItem &item) const;
    [[nodiscard]] QString headlineOf(const review::ChangeItem &item) const;
    [[nodiscard]] QString placeOf(const review::ChangeItem &item) const;

    std::shared_ptr<const review::Review> m_review;
    ChangeFilter m_filter;
    bool m_isGroupedByEdit = false;
    QList<review::ChangeGroup> m_groups; ///< The groups with the shown changes only.
    int m_shown = 0;
    int m_allowed = 0;
};

} // namespace changes

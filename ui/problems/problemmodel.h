#pragma once

#include "problemfilter.h"
#include "problemlist.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace problems {

struct ProblemGroup;

/**
 * The problems that a filter allows, as a tree of groups, or as a table without them. After an edit only the rows that
 * come and go are inserted and removed, so that views keep their selection and scroll position.
 */
class ProblemModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Sentence, Severity, Rule, Place, ColumnCount };

    explicit ProblemModel(const ProblemList &list, QObject *parent = nullptr);
    ~ProblemModel() override;

    void setFilter(const ProblemFilter &filter);
    [[nodiscard]] const ProblemFilter &filter() const { return m_filter; }
    /** Resets the model. */
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    /** Translates the texts again. */
    void retranslate();

    /** The problem of a row; null for a group. */
    [[nodiscard]] const Problem *problem(const QModelIndex &index) const;
    /** The number of problems in all groups. */
    [[nodiscard]] int shownCount() const;
    /** The row of a problem by its number in the shown order, from 0. */
    [[nodiscard]] QModelIndex shown(int number) const;
    /** The number of a row. For a group, that of its first problem. */
    [[nodiscard]] int numberOf(const QModelIndex &index) const;
    /** The row of the problem with this identity; not valid if it is not shown. */
    [[nodiscard]] QModelIndex find(size_t identity) const;
    [[nodiscard]] QString message(const Problem &problem) const;
    /** "api.yaml:3:10" */
    [[nodiscard]] static QString placeText(const Problem &problem);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /** Rows are about to change. Between this and updated(), indexes are those of half of the change. */
    void aboutToUpdate();
    void updated();

private:
    using Groups = std::vector<std::unique_ptr<ProblemGroup>>;

    void update();
    [[nodiscard]] Groups arrange() const;
    [[nodiscard]] bool isShown(const Problem &problem) const;
    void updateGroups(Groups &groups);
    void updateRows(ProblemGroup &group, const ProblemGroup &next);
    [[nodiscard]] QModelIndex indexOf(const ProblemGroup &group) const;
    void numberGroups();
    [[nodiscard]] QVariant groupData(const ProblemGroup &group, int column, int role) const;
    [[nodiscard]] QVariant problemData(const Problem &problem, int column, int role) const;

    const ProblemList &m_list;
    ProblemFilter m_filter;
    Grouping m_grouping = Grouping::File;
    Groups m_groups;                                                    ///< Exactly one without groups.
    mutable QHash<std::pair<QString, QStringList>, QString> m_messages; ///< By rule and arguments.
};

} // namespace problems

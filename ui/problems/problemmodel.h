#pragma once

#include "problemfilter.h"
#include "problemlist.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace problems {

struct ProblemGroup;

/**
 * The model of the list of problems: the problems that a filter allows, as a tree of groups, or as a table without
 * groups. After an edit, only the rows that differ are inserted and removed, so that views keep their selection and
 * scroll position.
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
    /** Divides the problems into other groups. Resets the model. */
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    /** Translates all texts again, after the language has changed. */
    void retranslate();

    /** The problem of a row; null for the row of a group. */
    [[nodiscard]] const Problem *problem(const QModelIndex &index) const;
    /** The number of problems that the filter allows, in all groups. */
    [[nodiscard]] int shownCount() const;
    /** The row of the problem with this number in the shown order, counted from 0 over all groups. */
    [[nodiscard]] QModelIndex shown(int number) const;
    /** The number of a row's problem in the shown order, counted from 0 over all groups. For a group, the number of its
     * first problem; -1 if the index is not valid. */
    [[nodiscard]] int numberOf(const QModelIndex &index) const;
    /** The row of the problem with this Problem::identity(); an invalid index if it is not shown. */
    [[nodiscard]] QModelIndex find(size_t identity) const;
    [[nodiscard]] QString message(const Problem &problem) const;
    /** The place of a problem as a text: file name, line and column, such as "api.yaml:3:10". */
    [[nodiscard]] static QString placeText(const Problem &problem);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /** Emitted before rows change. Until updated() is emitted, the model can be changed in part only. */
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
    Groups m_groups; ///< The groups in the shown order; exactly one for Grouping::None.
    /** A cache of the messages, by rule and arguments of the message. */
    mutable QHash<std::pair<QString, QStringList>, QString> m_messages;
};

} // namespace problems

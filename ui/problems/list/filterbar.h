#pragma once

#include "problemfilter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;
namespace widgets {
class SearchField;
}

namespace problems {

class ProblemList;

/** The controls that say which problems are listed and how: a filter text, the severities with their numbers of
 * problems, and the grouping. */
class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(const ProblemList &list, QWidget *parent = nullptr);

    [[nodiscard]] ProblemFilter filter() const;
    void setGrouping(Grouping grouping);
    /** Moves the focus to the field for the filter text. */
    void focusText();
    /** Clears the filter, so that all problems are listed. */
    void clear();
    /** Sets the list to which the key Down in the filter field moves the focus. */
    void setTarget(QWidget *list);

signals:
    void filterChanged(const problems::ProblemFilter &filter);
    void groupingChanged(problems::Grouping grouping);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addSeverity(base::Severity severity, const QString &objectName);
    void retranslate();
    void refreshCounts();

    const ProblemList &m_list;
    widgets::SearchField *m_text;
    QToolButton *m_errors;
    QToolButton *m_warnings;
    QToolButton *m_information;
    QLabel *m_groupingLabel;
    QComboBox *m_grouping;
};

} // namespace problems

#pragma once

#include "changemodel.h"

#include <QWidget>

class QToolButton;
namespace widgets {
class SearchField;
}

namespace changes {

/** The controls that say which changes are listed: a text, a button for each level with its count, which restricts the
 * list to the levels of the checked buttons, and a switch that groups the changes by edit. */
class ChangeFilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeFilterBar(QWidget *parent = nullptr);

    [[nodiscard]] ChangeFilter filter() const;
    [[nodiscard]] bool isGroupedByEdit() const;
    /** Shows all changes again. */
    void clear();
    void setTarget(QWidget *list);
    /** Shows the numbers of changes of a comparison. */
    void setCounts(const review::Review &review);

signals:
    void filterChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QToolButton *addButton(const QString &objectName);
    void retranslate();

    widgets::SearchField *m_text = nullptr;
    QToolButton *m_breaking = nullptr;
    QToolButton *m_warnings = nullptr;
    QToolButton *m_info = nullptr;
    QToolButton *m_other = nullptr;
    QToolButton *m_byEdit = nullptr;
    int m_counts[4] = {};
};

} // namespace changes

#pragma once

#include "changemodel.h"

#include <QWidget>

class QToolButton;
namespace widgets {
class SearchField;
}

namespace changes {

/** The controls that say which changes are listed: a text, and a button for each level with its count. */
class ChangeFilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeFilterBar(QWidget *parent = nullptr);

    [[nodiscard]] ChangeFilter filter() const;
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
    int m_counts[4] = {};
};

} // namespace changes

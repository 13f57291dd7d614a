#pragma once

#include "pendingedit.h"

#include <functional>

class QAbstractButton;
class QLineEdit;

namespace editing {

/**
 * The name of something that a button adds, in a line beside it. The text is not lost when the window does something
 * else before the button is clicked: completing the edit clicks it. The receiver of the click clears the line. Escape
 * restores the text that the line had before it was edited.
 */
class AddLine final : public PendingEdit
{
    Q_OBJECT

public:
    AddLine(QLineEdit *edit, QAbstractButton *add);

    /** A condition for the click besides that the button is enabled, such as other fields that have to be filled. */
    void setCondition(std::function<bool()> condition) { m_condition = std::move(condition); }
    [[nodiscard]] bool isPending() const override;
    void complete() override;
    [[nodiscard]] bool isCompletedBy(const QWidget *clicked) const override;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /** The text could not be added. The receiver says at the control what to do. */
    void refused();

private:
    QLineEdit *m_edit;
    QAbstractButton *m_add;
    std::function<bool()> m_condition;
    QString m_before;
};

} // namespace editing

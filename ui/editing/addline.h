#pragma once

#include "pendingedit.h"

#include <functional>

class QAbstractButton;
class QLineEdit;

namespace editing {

/**
 * The edit of a line in which the user types the name of something that the button beside it adds. The text is not lost
 * when the window does something else before the button is clicked: completing the edit clicks the button. The receiver
 * of the click clears the line. Escape restores the text that the line had before it was edited.
 */
class AddLine final : public PendingEdit
{
    Q_OBJECT

public:
    AddLine(QLineEdit *edit, QAbstractButton *add);

    /**
     * Sets a condition under which completing the edit clicks the button, besides that the button is enabled; for
     * example, that other fields are filled.
     */
    void setCondition(std::function<bool()> condition) { m_condition = std::move(condition); }
    [[nodiscard]] bool isPending() const override;
    void complete() override;
    [[nodiscard]] bool isCompletedBy(const QWidget *clicked) const override;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /**
     * Emitted when the edit was to be completed but the text could not be added. The receiver shows at the line what to
     * do.
     */
    void refused();

private:
    QLineEdit *m_edit;
    QAbstractButton *m_add;
    std::function<bool()> m_condition;
    QString m_before;
};

} // namespace editing

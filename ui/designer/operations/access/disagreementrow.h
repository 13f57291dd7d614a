#pragma once

#include "fieldmessage.h"

class QPushButton;

namespace designer {

/**
 * A row that shows a disagreement about who may call an operation, with a button that removes the disagreement or shows
 * its cause.
 */
class DisagreementRow final : public QWidget
{
    Q_OBJECT

public:
    DisagreementRow(int number, QWidget *parent = nullptr);

    /** Sets the message of the row and the text of its button, which is disabled if `canBeClicked` is false. */
    void setContent(forms::FieldMessage::Kind kind, const QString &text, const QString &button, bool canBeClicked);
    /** True if the button of the row has the focus. */
    [[nodiscard]] bool hasButtonFocus() const;

signals:
    void activated();

private:
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace designer

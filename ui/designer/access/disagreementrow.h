#pragma once

#include "fieldmessage.h"

class QPushButton;

namespace designer {

/** A disagreement about who may call an operation, with the button that removes it or shows where it is. */
class DisagreementRow final : public QWidget
{
    Q_OBJECT

public:
    DisagreementRow(int number, QWidget *parent = nullptr);

    /** Without `canBeClicked` the button is disabled. */
    void setContent(forms::FieldMessage::Kind kind, const QString &text, const QString &button, bool canBeClicked);
    /** True for the row whose button was clicked last. */
    [[nodiscard]] bool hasButtonFocus() const;

signals:
    void activated();

private:
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace designer

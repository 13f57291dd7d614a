#pragma once

#include <QString>

class QAbstractButton;
class QWidget;

namespace widgets {

/** Sets the object name of a control, and its visible label as the accessible name. Returns the control. */
template<typename Widget>
Widget *named(Widget *widget, const QString &objectName, const QString &label)
{
    widget->setObjectName(objectName);
    widget->setAccessibleName(label);
    return widget;
}

/** The label without mnemonic and trailing colon, for screen readers. */
[[nodiscard]] QString spokenLabel(const QString &label);

/** Sets the text of a button, its accessible name, and its tooltip. */
void setButtonText(QAbstractButton *button, const QString &text, const QString &toolTip = {});

/** Makes a button the main button of its page: filled with the accent color. */
void makePrimary(QAbstractButton *button);
/** Draws the border of a field in the color of errors, or not. */
void setInvalid(QWidget *field, bool invalid);

} // namespace widgets

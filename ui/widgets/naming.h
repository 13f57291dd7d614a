#pragma once

#include <QString>

class QAbstractButton;
class QWidget;

namespace widgets {

/** Gives a control its object name, and the visible label as its accessible name. Answers the control. */
template<typename Widget>
Widget *named(Widget *widget, const QString &objectName, const QString &label)
{
    widget->setObjectName(objectName);
    widget->setAccessibleName(label);
    return widget;
}

/** The label without mnemonic and closing colon, as a screen reader should say it. */
[[nodiscard]] QString spokenLabel(const QString &label);

/** Sets the text of a button, its accessible name, and its tooltip. */
void setButtonText(QAbstractButton *button, const QString &text, const QString &toolTip = {});

/** Fills the one main button of a page with the accent. */
void makePrimary(QAbstractButton *button);
/** Marks a field's border as faulty, or not. */
void setInvalid(QWidget *field, bool invalid);

} // namespace widgets

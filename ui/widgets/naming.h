#pragma once

#include <QString>

class QAbstractButton;
class QDialog;
class QTabBar;
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

/** Returns a label without its mnemonic and trailing colon, as screen readers say it. */
[[nodiscard]] QString spokenLabel(const QString &label);

/** Sets the text of a button, the same text as its accessible name, and its tooltip. */
void setButtonText(QAbstractButton *button, const QString &text, const QString &toolTip = {});

/** Makes a button the main button of its page, which is filled with the accent color, or an ordinary one again. */
void makePrimary(QAbstractButton *button, bool isPrimary = true);
/** Sets whether the border of a field has the color of errors. */
void setInvalid(QWidget *field, bool invalid);

/** Makes the main window remember the size that the user gives to a dialog, by the dialog's object name. */
void rememberSize(QDialog &dialog);
/** Returns true for a dialog with rememberSize(). */
[[nodiscard]] bool remembersSize(const QDialog &dialog);

/** Makes the first of the tabs inside a form begin at the left edge of the fields. */
void makeFlush(QTabBar *tabs);

} // namespace widgets

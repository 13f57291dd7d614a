#pragma once

#include "fieldmessage.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QVBoxLayout;

namespace forms {

/**
 * A column of fields: label above, field at most theme::Size::Field wide, message and help below. The form sets the
 * object name and the accessible name of each field, and the buddy of its label.
 */
class Form final : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr);

    /** Adds a heading. */
    QLabel *addHeading(const QString &text);
    /** Adds a field with its label. addBeside() adds further controls to its right. */
    QLabel *addField(const QString &label, QWidget *field, const QString &objectName, const QString &help = {});
    /** Adds a check box or another button. Its text becomes the accessible name. */
    void addCheck(QAbstractButton *button, const QString &objectName, const QString &help = {});
    /** Adds a control to the right of a field, for example a button. */
    void addBeside(QWidget *field, QWidget *control);
    /** Adds a widget below a field and its message, which belongs to the field. */
    void addBelow(QWidget *field, QWidget *widget);
    /** Adds another widget in the width of a field or, with `wide`, of the form. */
    void addWidget(QWidget *widget, bool wide = false);
    /** Adds space below the last field, so that the fields stay at the top. */
    void addStretch();

    /** Sets the label and the accessible name. */
    void setLabel(QWidget *field, const QString &label);
    /** Sets the help below a field. A message replaces it. */
    void setHelp(QWidget *field, const QString &help);
    /** Shows a message below a field. An error also marks the field. */
    void setMessage(QWidget *field, FieldMessage::Kind kind, const QString &text);
    /** Shows a second message, about what was done with the field, below the first. An empty text hides it. */
    void setNote(QWidget *field, FieldMessage::Kind kind, const QString &text);
    [[nodiscard]] QString note(QWidget *field) const;
    /** Removes the message and shows the help again. */
    void clearMessage(QWidget *field);
    /** The message below the field; empty if there is none. */
    [[nodiscard]] QString message(QWidget *field) const;
    /** Shows or hides the field together with its label, help and message. */
    void setFieldVisible(QWidget *field, bool visible);

private:
    struct Row {
        QWidget *box = nullptr;
        QWidget *line = nullptr;
        QLabel *label = nullptr;
        QLabel *help = nullptr;
        FieldMessage *message = nullptr;
        FieldMessage *note = nullptr;
    };

    static void describe(QWidget *field, const Row &row);
    Row &addRow(QWidget *field, const QString &help);
    QVBoxLayout *m_layout = nullptr;
    QHash<QWidget *, Row> m_rows;
};

} // namespace forms

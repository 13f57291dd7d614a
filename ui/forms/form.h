#pragma once

#include "fieldmessage.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QLayout;

namespace forms {

/**
 * A column of fields, each with a label above it and a message and a help text below. A field is at most
 * theme::Size::Field wide. The form sets the object name and the accessible name of each field, and the buddy of its
 * label.
 */
class Form final : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr);

    /** Places the fields in two columns where there is room. Call it before fields are added. */
    void useColumns();
    /** Adds a heading below the fields that the form already has. */
    QLabel *addHeading(const QString &text);
    /** Adds a field with its label. addBeside() adds further controls to its right. */
    QLabel *addField(const QString &label, QWidget *field, const QString &objectName, const QString &help = {});
    /** Adds a check box or another button as a field. Its text becomes its accessible name. */
    void addCheck(QAbstractButton *button, const QString &objectName, const QString &help = {});
    /** Adds a control to the right of a field, for example a button. */
    void addBeside(QWidget *field, QWidget *control);
    /** Adds a widget that belongs to a field, below the field and its message. */
    void addBelow(QWidget *field, QWidget *widget);
    /** Adds a widget that is not a field, as wide as a field or, if `wide` is true, as wide as the form. */
    void addWidget(QWidget *widget, bool wide = false);
    /** Adds space below the last field, so that the fields stay at the top. */
    void addStretch();

    /** Sets the label of a field and the field's accessible name. */
    void setLabel(QWidget *field, const QString &label);
    /** Sets the help text below a field. Assistive technology reads it while the field has no message. */
    void setHelp(QWidget *field, const QString &help);
    /** Shows a message of this kind below a field. An error also gives the border of the field the color of errors. */
    void setMessage(QWidget *field, FieldMessage::Kind kind, const QString &text);
    /**
     * Shows a second message below a field, under the one of setMessage(), about what was done with the field. An empty
     * text hides it.
     */
    void setNote(QWidget *field, FieldMessage::Kind kind, const QString &text);
    [[nodiscard]] QString note(QWidget *field) const;
    /** Removes the message of setMessage() from a field, and the error color from its border. */
    void clearMessage(QWidget *field);
    /** Returns the text of the message below the field; an empty text if there is none. */
    [[nodiscard]] QString message(QWidget *field) const;
    /** Shows or hides a field together with its label, help text and message. */
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
    QLayout *m_layout = nullptr;
    QHash<QWidget *, Row> m_rows;
};

} // namespace forms

#pragma once

#include "fieldmessage.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QVBoxLayout;

namespace forms {

/**
 * Fields below one another: label above, field at most theme::Size::Field wide, message and help below. The form gives
 * each field its object name, its accessible name and its label's buddy.
 */
class Form final : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr);

    /** A section heading between fields. */
    QLabel *addHeading(const QString &text);
    /** A field with its label above it; further controls can stand behind it, see addBeside(). */
    QLabel *addField(const QString &label, QWidget *field, const QString &objectName, const QString &help = {});
    /** A check box or another button that carries its own text; it becomes the accessible name. */
    void addCheck(QAbstractButton *button, const QString &objectName, const QString &help = {});
    /** A control to the right of a field that was added, for instance a "Store in keychain" button. */
    void addBeside(QWidget *field, QWidget *control);
    /** Anything else, at the field's width or, with `wide`, at the form's. */
    void addWidget(QWidget *widget, bool wide = false);
    /** Free space below the last field, so that the form keeps to the top. */
    void addStretch();

    /** For retranslate(): changes the label and the accessible name. */
    void setLabel(QWidget *field, const QString &label);
    /** The text below a field; a message takes its place. */
    void setHelp(QWidget *field, const QString &help);
    /** The message below a field that was added; an error also marks the field. */
    void setMessage(QWidget *field, FieldMessage::Kind kind, const QString &text);
    /** Takes the message away; the help is back. */
    void clearMessage(QWidget *field);
    /** The sentence that stands below the field now; empty when there is none. */
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
    };

    Row &addRow(QWidget *field, const QString &help);
    QVBoxLayout *m_layout = nullptr;
    QHash<QWidget *, Row> m_rows;
};

} // namespace forms

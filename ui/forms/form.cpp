#include "form.h"

#include "fieldcolumns.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace forms {

Form::Form(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(theme::Space::Group);
}

void Form::useColumns()
{
    Q_ASSERT(m_rows.isEmpty());
    delete m_layout;
    m_layout = new FieldColumns(this);
}

QLabel *Form::addHeading(const QString &text)
{
    auto *heading = new widgets::Heading(text, theme::Heading::Group, this);
    m_layout->addWidget(heading);
    return heading;
}

Form::Row &Form::addRow(QWidget *field, const QString &help)
{
    Row row;
    row.box = new QWidget(this);
    row.box->setMaximumWidth(theme::Size::Field);
    auto *column = new QVBoxLayout(row.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    row.label = new QLabel(row.box);
    row.line = new QWidget(row.box);
    auto *line = new QHBoxLayout(row.line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    line->addWidget(field, 1);
    row.message = new FieldMessage(row.box);
    row.note = new FieldMessage(row.box);
    row.help = new widgets::ToneLabel(help, theme::Role::Muted, row.box);
    row.help->setVisible(!help.isEmpty());
    for (QWidget *part : {static_cast<QWidget *>(row.label), row.line, static_cast<QWidget *>(row.message),
                          static_cast<QWidget *>(row.note), static_cast<QWidget *>(row.help)})
        column->addWidget(part);
    m_layout->addWidget(row.box);
    return *m_rows.insert(field, row);
}

QLabel *Form::addField(const QString &label, QWidget *field, const QString &objectName, const QString &help)
{
    field->setObjectName(objectName);
    Row &row = addRow(field, help);
    row.label->setBuddy(field);
    row.label->setText(label);
    field->setAccessibleName(widgets::spokenLabel(label));
    field->setAccessibleDescription(help);
    return row.label;
}

void Form::addCheck(QAbstractButton *button, const QString &objectName, const QString &help)
{
    button->setObjectName(objectName);
    button->setAccessibleName(widgets::spokenLabel(button->text()));
    button->setAccessibleDescription(help);
    Row &row = addRow(button, help);
    row.label->hide();
}

void Form::addBeside(QWidget *field, QWidget *control)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    // Beside a field of several lines, a control is at its top.
    const bool isTall = qobject_cast<QPlainTextEdit *>(field);
    static_cast<QHBoxLayout *>(row->line->layout())->addWidget(control, 0, isTall ? Qt::AlignTop : Qt::Alignment());
}

void Form::addBelow(QWidget *field, QWidget *widget)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    row->box->layout()->addWidget(widget);
}

void Form::addWidget(QWidget *widget, bool wide)
{
    if (!wide)
        widget->setMaximumWidth(theme::Size::Field);
    m_layout->addWidget(widget);
}

void Form::addStretch()
{
    if (auto *column = qobject_cast<QVBoxLayout *>(m_layout))
        column->addStretch(1);
}

void Form::setLabel(QWidget *field, const QString &label)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    if (auto *button = qobject_cast<QAbstractButton *>(field); button && row->label->isHidden())
        button->setText(label);
    else
        row->label->setText(label);
    field->setAccessibleName(widgets::spokenLabel(label));
}

void Form::setHelp(QWidget *field, const QString &help)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    row->help->setText(help);
    row->help->setVisible(!help.isEmpty());
    describe(field, *row);
}

/** Message and note, or else the help. */
void Form::describe(QWidget *field, const Row &row)
{
    QStringList texts{row.message->text(), row.note->text()};
    texts.removeAll(QString());
    field->setAccessibleDescription(texts.isEmpty() ? row.help->text() : texts.join(u' '));
}

void Form::setNote(QWidget *field, FieldMessage::Kind kind, const QString &text)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    row->note->show(kind, text);
    describe(field, *row);
}

QString Form::note(QWidget *field) const
{
    const auto row = m_rows.constFind(field);
    return row == m_rows.constEnd() ? QString() : row->note->text();
}

void Form::setMessage(QWidget *field, FieldMessage::Kind kind, const QString &text)
{
    if (text.isEmpty()) {
        clearMessage(field);
        return;
    }
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    row->message->show(kind, text);
    describe(field, *row);
    widgets::setInvalid(field, kind == FieldMessage::Kind::Error);
}

void Form::clearMessage(QWidget *field)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    if (row->message->text().isEmpty())
        return;
    row->message->clear();
    describe(field, *row);
    widgets::setInvalid(field, false);
}

QString Form::message(QWidget *field) const
{
    const auto row = m_rows.constFind(field);
    return row == m_rows.constEnd() ? QString() : row->message->text();
}

void Form::setFieldVisible(QWidget *field, bool visible)
{
    const auto row = m_rows.constFind(field);
    Q_ASSERT(row != m_rows.constEnd());
    row->box->setVisible(visible);
}

} // namespace forms

#include "moc_form.cpp"

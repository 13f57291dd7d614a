#include "textfieldeditor.h"

#include "fieldvalue.h"
#include "fonts.h"
#include "paragraphedit.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

namespace policies {
namespace {

constexpr int BoxHeight = 76;

} // namespace

TextFieldEditor::TextFieldEditor(const management::PolicyField &field, QWidget *parent)
    : FieldEditor(field, parent)
{
    if (isMultiLine(field))
        buildBox();
    else
        buildLine();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(control());
}

void TextFieldEditor::buildLine()
{
    m_line = new QLineEdit(this);
    connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::edited);
}

void TextFieldEditor::buildBox()
{
    m_box = new widgets::ParagraphEdit(this);
    m_box->setFixedHeight(BoxHeight);
    m_box->setTabChangesFocus(true);
    if (field().type == management::PolicyType::Json)
        m_box->setFont(theme::codeFont());
    connect(m_box, &QPlainTextEdit::textChanged, this, &FieldEditor::edited);
}

QWidget *TextFieldEditor::control() const
{
    return m_line ? static_cast<QWidget *>(m_line) : m_box;
}

QString TextFieldEditor::text() const
{
    return m_line ? m_line->text() : m_box->toPlainText();
}

void TextFieldEditor::setValue(const document::Value &shown)
{
    if (field().type == management::PolicyType::DateTime) {
        const QDateTime date = dateTimeOf(shown);
        m_date = shown;
        m_line->setText(fieldText(field(), shown));
        m_line->setToolTip(
            date.isValid() ? tr("%1 UTC", "%1 is a date and time").arg(date.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_qs))
                           : QString());
        return;
    }
    // A text that has this value already keeps its spaces, line breaks and cursor.
    if (isValid() && value().value_or(document::Value()) == shown)
        return;
    const QSignalBlocker blocker(control());
    if (m_line)
        m_line->setText(fieldText(field(), shown));
    else
        m_box->setPlainText(fieldText(field(), shown));
}

std::optional<document::Value> TextFieldEditor::value() const
{
    if (field().type == management::PolicyType::DateTime)
        return m_date.isNull() ? std::nullopt : std::optional(m_date);
    return fieldValue(field(), text());
}

bool TextFieldEditor::isValid() const
{
    return isValidFieldText(field(), text());
}

void TextFieldEditor::setReadOnly(bool readOnly)
{
    if (m_line)
        m_line->setReadOnly(readOnly);
    else
        m_box->setReadOnly(readOnly);
}

} // namespace policies

#include "moc_textfieldeditor.cpp"

#include "lineeditor.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace policies {

LineEditor::LineEditor(const management::PolicyField &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_line(new QLineEdit(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::edited);
}

QWidget *LineEditor::control() const
{
    return m_line;
}

bool LineEditor::isNumber() const
{
    return field().type == management::PolicyType::Integer || field().type == management::PolicyType::Number;
}

void LineEditor::setValue(const document::Value &value)
{
    const QString text = value.isNull()        ? QString()
                         : value.isContainer() ? QString::fromUtf8(value.toJson())
                                               : value.text();
    // The cursor stays where it is while the same text comes back from an edit of this field.
    if (m_line->text() != text)
        m_line->setText(text);
}

std::optional<document::Value> LineEditor::value() const
{
    const QString text = m_line->text();
    if (text.isEmpty())
        return std::nullopt;
    return isNumber() ? document::Value::number(text.trimmed().toUtf8()) : document::Value::string(text);
}

bool LineEditor::isValid() const
{
    const QString text = m_line->text().trimmed();
    if (!isNumber() || text.isEmpty())
        return true;
    const auto parsed = document::Value::fromJson(text.toUtf8());
    return parsed.isOk() && management::fits(field(), parsed.value());
}

void LineEditor::setReadOnly(bool readOnly)
{
    m_line->setReadOnly(readOnly);
}

} // namespace policies

#include "moc_lineeditor.cpp"

#include "numberbinding.h"

#include <QLineEdit>
#include <QScopedValueRollback>

namespace designer {

using document::Node;
using document::Value;

namespace {

bool isNumber(const Node &node)
{
    using document::ScalarType;
    return node.isScalar() && (node.scalarType() == ScalarType::Integer || node.scalarType() == ScalarType::Float);
}

/** A number as JSON has it, which YAML reads in the same way. */
bool isJsonNumber(const QString &text)
{
    const auto value = Value::fromJson(text.toUtf8());
    return value && value->type() == Value::Type::Number;
}

} // namespace

NumberBinding::NumberBinding(document::Document &document, QLineEdit *edit)
    : FieldBinding(document, edit)
    , m_edit(edit)
{
    connect(edit, &QLineEdit::textEdited, this, &NumberBinding::commit);
    connect(edit, &QLineEdit::editingFinished, this, [this] {
        finish();
        if (!isPending())
            refresh(); // As it is in the file, without blanks around it.
    });
    connect(this, &FieldBinding::typingChanged, this, [this](bool isTyping) {
        if (!isTyping)
            emit invalidTyped(false);
    });
}

void NumberBinding::commit(const QString &text)
{
    const QString number = text.trimmed();
    const QScopedValueRollback<bool> typing(m_isTyping, true);
    begin();
    const bool isValid = number.isEmpty() || isJsonNumber(number);
    setRefused(!isValid);
    if (isValid && !number.isEmpty())
        write(Value::number(number.toUtf8()));
    emit invalidTyped(!isValid);
}

bool NumberBinding::isCleared(const Node &node) const
{
    return node.exists() && m_edit->text().trimmed().isEmpty();
}

bool NumberBinding::accepts(const Node &node) const
{
    return isNumber(node);
}

void NumberBinding::display(const Node &node)
{
    const QString text = isNumber(node) ? node.text() : QString();
    if (!m_isTyping && m_edit->text() != text)
        m_edit->setText(text);
}

void NumberBinding::setEditable(bool editable)
{
    m_edit->setEnabled(editable);
}

} // namespace designer

#include "moc_numberbinding.cpp"

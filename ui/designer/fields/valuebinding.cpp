#include "valuebinding.h"

#include "fonts.h"
#include "valuetext.h"

#include <QPlainTextEdit>
#include <QScopedValueRollback>

namespace designer {

using document::Node;
using document::Value;

namespace {
/** A longer value is edited in Source: as a field it would be written again with each key. */
constexpr qsizetype MaximumEditedValue = 64 * 1024;
} // namespace

ValueBinding::ValueBinding(document::Document &document, QPlainTextEdit *edit)
    : FieldBinding(document, edit)
    , m_document(document)
    , m_edit(edit)
{
    edit->setFont(theme::codeFont());
    edit->setUndoRedoEnabled(false);
    edit->setTabChangesFocus(true);
    connect(edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing)
            commit();
    });
    connect(this, &FieldBinding::typingChanged, this, [this](bool isTyping) {
        if (isTyping)
            return;
        emit invalidTyped({});
        refresh();
    });
}

void ValueBinding::commit()
{
    const QScopedValueRollback<bool> typing(m_isTyping, true);
    begin();
    const QByteArray text = m_edit->toPlainText().toUtf8();
    const base::Result<Value> value = document::readValueText(text);
    setRefused(!value);
    if (!value) {
        emit invalidTyped(tr("Not valid YAML or JSON at %1. The file still has the last valid value.",
                             "%1: line and column, such as 2:14")
                              .arg(value.error().detail));
        return;
    }
    if (!text.trimmed().isEmpty())
        write(*value);
    emit invalidTyped({});
}

bool ValueBinding::isCleared(const Node &node) const
{
    return node.exists() && m_edit->toPlainText().trimmed().isEmpty();
}

bool ValueBinding::accepts(const Node &node) const
{
    return node.exists() && node.span().length <= MaximumEditedValue;
}

void ValueBinding::display(const Node &node)
{
    if (m_isTyping)
        return;
    const bool isLong = node.exists() && !accepts(node);
    const QString text = isLong ? QString() : QString::fromUtf8(valueTextOf(m_document.snapshot(), node));
    if (m_edit->toPlainText() == text)
        return;
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    m_edit->setPlainText(text);
}

void ValueBinding::setEditable(bool editable)
{
    m_edit->setReadOnly(!editable);
    m_edit->setEnabled(editable);
}

} // namespace designer

#include "moc_valuebinding.cpp"

#include "exampletext.h"

#include "diagnosticmessages.h"
#include "examples.h"

#include <QPlainTextEdit>
#include <QScopedValueRollback>

namespace designer {

using document::Node;
using document::Value;

namespace {
constexpr int ExampleIndent = 2;
/** A longer example is edited in Source: as a field it would be read again with each key. */
constexpr qsizetype LongestExample = 64 * 1024;
} // namespace

ExampleText::ExampleText(document::Document &document, QPlainTextEdit *edit)
    : FieldBinding(document, edit)
    , m_document(document)
    , m_edit(edit)
{
    edit->setUndoRedoEnabled(false);
    edit->setTabChangesFocus(true);
    setWriter([this](const Value &value) { return content::writeExample(m_document, place().pointer, value); });
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

void ExampleText::commit()
{
    const QScopedValueRollback<bool> typing(m_isTyping, true);
    begin();
    const QByteArray text = m_edit->toPlainText().toUtf8();
    if (m_isPlain) {
        write(Value::string(text));
        return;
    }
    if (text.trimmed().isEmpty()) {
        setRefused(false);
        emit invalidTyped({});
        return;
    }
    const base::Result<Value> value = Value::fromJson(text);
    setRefused(!value);
    if (value)
        write(*value);
    emit invalidTyped(value ? QString() : messages::syntaxErrorText(value.error().detail));
}

bool ExampleText::isCleared(const Node &node) const
{
    return node.exists() && m_edit->toPlainText().trimmed().isEmpty();
}

bool ExampleText::accepts(const Node &node) const
{
    return node.exists() && node.span().length <= LongestExample && (!m_isPlain || node.isScalar());
}

QString ExampleText::textOf(const Node &node) const
{
    if (!node.exists())
        return m_generated;
    if (node.span().length > LongestExample)
        return {};
    if (m_isPlain && node.isScalar())
        return node.text();
    const auto value = node.value();
    return value ? QString::fromUtf8(value->toJson(ExampleIndent)) : QString();
}

void ExampleText::setGenerated(const QString &json)
{
    m_generated = json;
    if (!isPending())
        refresh();
}

bool ExampleText::isGenerated() const
{
    return !isPending() && !m_document.snapshot().at(place().pointer).exists();
}

void ExampleText::display(const Node &node)
{
    if (m_isTyping)
        return;
    const QString text = textOf(node);
    if (m_edit->toPlainText() == text)
        return;
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    const int at = m_edit->textCursor().position();
    // A generated example can come while the user begins to type. What was selected to be typed over, all of it, stays
    // so.
    const bool isTypedOver = !node.exists() && m_edit->hasFocus() &&
                             m_edit->textCursor().selectedText().size() == m_edit->toPlainText().size();
    m_edit->setPlainText(text);
    if (isTypedOver)
        return m_edit->selectAll();
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::min(at, m_edit->document()->characterCount() - 1));
    m_edit->setTextCursor(cursor);
}

void ExampleText::setEditable(bool editable)
{
    m_edit->setReadOnly(!editable);
}

} // namespace designer

#include "moc_exampletext.cpp"

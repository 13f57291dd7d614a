#include "textbinding.h"

#include "paragraphedit.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextCursor>

#include <algorithm>

namespace designer {

namespace {

/** The text of a scalar; empty for null and collections. */
QString shownText(const document::Node &node)
{
    return node.isScalar() && !node.isNull() ? node.text() : QString();
}

} // namespace

TextBinding::TextBinding(document::Document &document, QLineEdit *edit)
    : FieldBinding(document, edit)
    , m_edit(edit)
{
    connect(edit, &QLineEdit::textEdited, this, [this](const QString &text) { write(document::Value::string(text)); });
    connect(edit, &QLineEdit::returnPressed, this, &TextBinding::finish);
}

bool TextBinding::accepts(const document::Node &node) const
{
    // A line edit would lose line breaks, and what is longer than it takes.
    return node.isString() && !node.bytes().contains('\n') && node.bytes().size() <= m_edit->maxLength();
}

void TextBinding::display(const document::Node &node)
{
    const QString text = shownText(node);
    if (m_edit->text() == text)
        return;
    const int cursor = m_edit->cursorPosition();
    m_edit->setText(text);
    m_edit->setCursorPosition(std::min(cursor, int(text.size())));
}

void TextBinding::setEditable(bool editable)
{
    m_edit->setEnabled(editable);
}

ParagraphBinding::ParagraphBinding(document::Document &document, QPlainTextEdit *edit)
    : FieldBinding(document, edit)
    , m_edit(edit)
{
    edit->setUndoRedoEnabled(false);
    edit->setTabChangesFocus(true);
    connect(edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing)
            write(document::Value::string(m_edit->toPlainText()));
    });
}

bool ParagraphBinding::accepts(const document::Node &node) const
{
    return node.isString() && widgets::isShownWhole(node.bytes());
}

void ParagraphBinding::display(const document::Node &node)
{
    const QString text = widgets::shownPart(shownText(node));
    if (m_edit->toPlainText() == text)
        return;
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    const int at = m_edit->textCursor().position();
    m_edit->setPlainText(text);
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::min(at, int(m_edit->document()->characterCount()) - 1));
    m_edit->setTextCursor(cursor);
}

void ParagraphBinding::setEditable(bool editable)
{
    m_edit->setReadOnly(!editable);
    m_edit->setEnabled(editable);
}

} // namespace designer

#include "moc_textbinding.cpp"

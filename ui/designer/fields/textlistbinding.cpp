#include "textlistbinding.h"

#include "memberedit.h"

#include <QLineEdit>

#include <algorithm>

namespace designer {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

QStringList readTexts(const Node &list)
{
    QStringList texts;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        texts.append(list.childAt(i).resolved().text());
    return texts;
}

namespace {

/** Replaces the items from `first` on: `removed` of them by `texts`. */
base::Result<void> replaceItems(Document &document, const Pointer &list, qsizetype first, qsizetype removed,
                                const QStringList &texts)
{
    const qsizetype rewritten = std::min(removed, qsizetype(texts.size()));
    for (qsizetype i = 0; i < rewritten; ++i) {
        if (auto done = document.setScalar(list.child(first + i), Value::string(texts.at(i))); !done)
            return done;
    }
    for (qsizetype i = removed - 1; i >= rewritten; --i) {
        if (auto done = document.remove(list.child(first + i)); !done)
            return done;
    }
    for (qsizetype i = rewritten; i < texts.size(); ++i) {
        if (auto done = document.insert(list.child("-"), Value::string(texts.at(i)), first + i); !done)
            return done;
    }
    return {};
}

} // namespace

base::Result<void> writeTexts(Document &document, const Pointer &list, const QStringList &texts)
{
    const Node node = document.snapshot().at(list);
    const QStringList old = readTexts(node);
    if (old == texts && node.exists())
        return {};
    if (texts.isEmpty())
        return node.exists() ? document.remove(list) : base::Result<void>();
    if (old.isEmpty()) {
        QList<Value> items;
        for (const QString &text : texts)
            items.append(Value::string(text));
        return openapi::setMember(document, list, Value::array(items));
    }
    const auto [oldStart, newStart] = std::mismatch(old.cbegin(), old.cend(), texts.cbegin(), texts.cend());
    const auto oldRest = std::make_reverse_iterator(oldStart);
    const auto newRest = std::make_reverse_iterator(newStart);
    const auto ends = std::mismatch(old.crbegin(), oldRest, texts.crbegin(), newRest);
    const QStringList changed(newStart, ends.second.base());
    return replaceItems(document, list, oldStart - old.cbegin(), ends.first.base() - oldStart, changed);
}

TextListBinding::TextListBinding(Document &document, QLineEdit *edit)
    : FieldBinding(document, edit)
    , m_document(document)
    , m_edit(edit)
{
    setWriter([this](const Value &value) {
        QStringList texts;
        for (const Value &item : value.items())
            texts.append(item.text());
        return writeTexts(m_document, place().pointer, texts);
    });
    connect(edit, &QLineEdit::textEdited, this, &TextListBinding::begin);
    connect(edit, &QLineEdit::editingFinished, this, [this] {
        finish();
        refresh();
    });
}

QStringList TextListBinding::typedTexts() const
{
    QStringList texts;
    const QStringList parts = m_edit->text().split(u',');
    for (const QString &part : parts) {
        const QString text = part.trimmed();
        if (!text.isEmpty() && !texts.contains(text))
            texts.append(text);
    }
    return texts;
}

void TextListBinding::flush()
{
    if (!m_edit->isModified())
        return;
    m_edit->setModified(false);
    QList<Value> items;
    for (const QString &text : typedTexts())
        items.append(Value::string(text));
    write(Value::array(items));
}

bool TextListBinding::isDelayed() const
{
    return m_edit->isModified();
}

bool TextListBinding::accepts(const Node &node) const
{
    if (!node.isSequence())
        return false;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node item = node.childAt(i);
        if (!item.isString() || item.bytes().contains(','))
            return false;
    }
    return true;
}

void TextListBinding::display(const Node &node)
{
    const QString text = readTexts(node).join(u", ");
    if (m_edit->text() == text || m_edit->isModified())
        return;
    m_edit->setText(text);
}

} // namespace designer

#include "moc_textlistbinding.cpp"

#include "listbinding.h"

#include "listedit.h"
#include "listitems.h"

#include <QHash>

namespace designer {

using document::Document;
using document::Node;
using document::Value;

namespace {
/** A longer list is edited in Source. */
constexpr qsizetype MaximumEntries = 500;
/** Bytes of a list. */
constexpr qsizetype LongestList = 64 * 1024;
} // namespace

ListBinding::ListBinding(Document &document, editing::ListEdit *edit)
    : FieldBinding(document, edit)
    , m_document(document)
    , m_edit(edit)
{
    setWriter([this](const Value &list) { return writeItems(m_document, place().pointer, list.items()); });
    edit->setWriter([this](const QStringList &texts) { return writeEntries(texts); });
    edit->setMover([this](int from, int to) { moveEntry(from, to); });
    connect(edit, &editing::ListEdit::entryClosed, this, [this] { emit invalidTyped({}); });
}

bool ListBinding::writeEntries(const QStringList &texts)
{
    // An entry that stays keeps its value: its text can be one of several ways to write it.
    const Node list = m_document.snapshot().at(place().pointer);
    QHash<QString, Value> known;
    for (qsizetype i = 0; accepts(list) && i < list.childCount(); ++i) {
        if (const auto value = list.childAt(i).resolved().value())
            known.insert(textOf(list.childAt(i)), *value);
    }
    QList<Value> items;
    for (const QString &text : texts) {
        const auto found = known.constFind(text);
        const base::Result<Value> value = found != known.cend() ? base::Result<Value>(*found) : valueOf(text);
        if (!value) {
            emit invalidTyped(tr("“%1” is not a value of YAML or JSON.", "%1: a typed text").arg(text));
            return false;
        }
        items.append(*value);
    }
    emit invalidTyped({});
    return writeWhole(Value::array(items));
}

void ListBinding::moveEntry(int from, int to)
{
    base::Result<void> moved;
    {
        const Document::Step step(m_document, place().stepName);
        moved = m_document.moveEntry(place().pointer.child(qsizetype(from)), to);
    }
    m_document.closeStep();
    if (!moved)
        emit failed(moved.error());
}

bool ListBinding::accepts(const Node &node) const
{
    if (!node.isSequence() || node.childCount() > MaximumEntries || node.span().length > LongestList)
        return false;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node item = node.childAt(i);
        if (!item.exists() || item.kind() == document::Kind::Alias || !acceptsItem(item) ||
            textOf(item).contains(u'\n'))
            return false;
    }
    return true;
}

void ListBinding::display(const Node &node)
{
    QStringList texts;
    const qsizetype count = accepts(node) ? node.childCount() : 0;
    for (qsizetype i = 0; i < count; ++i)
        texts.append(textOf(node.childAt(i)));
    m_edit->setTexts(texts);
}

void ListBinding::setEditable(bool editable)
{
    m_edit->setEditable(editable);
    m_edit->setEnabled(editable);
}

} // namespace designer

#include "moc_listbinding.cpp"

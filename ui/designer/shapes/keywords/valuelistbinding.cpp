#include "valuelistbinding.h"

#include "fonts.h"
#include "memberedit.h"
#include "schematypes.h"
#include "valuetext.h"

#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

namespace designer {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** A longer list is edited in Source. */
constexpr qsizetype MaximumListedValues = 500;
/** Bytes of a list. Each key writes it. */
constexpr qsizetype LongestList = 64 * 1024;

QList<Value> valuesOf(const Node &list)
{
    QList<Value> values;
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        const auto value = list.childAt(i).value();
        values.append(value ? *value : Value());
    }
    return values;
}

} // namespace

ValueListBinding::ValueListBinding(Document &document, QPlainTextEdit *edit)
    : FieldBinding(document, edit)
    , m_document(document)
    , m_edit(edit)
{
    edit->setFont(theme::codeFont());
    edit->setUndoRedoEnabled(false);
    edit->setTabChangesFocus(true);
    setWriter([this](const Value &list) { return writeItems(list.items()); });
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

QStringList ValueListBinding::typedLines() const
{
    QStringList lines;
    for (const QString &line : m_edit->toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines.append(line.trimmed());
    }
    return lines;
}

/** Then `12` is a text too, because no number is valid. */
bool ValueListBinding::isOfTexts() const
{
    return openapi::typesOf(m_document.snapshot().at(place().pointer.parent())) == QByteArrayList{"string"};
}

base::Result<Value> ValueListBinding::valueOf(const QString &line) const
{
    base::Result<Value> value = document::readValueText(line.toUtf8());
    if (isOfTexts() && (!value || !value->isString()))
        return Value::string(line);
    return value;
}

void ValueListBinding::commit()
{
    const QScopedValueRollback<bool> typing(m_isTyping, true);
    begin();
    QList<Value> items;
    for (const QString &line : typedLines()) {
        const auto value = valueOf(line);
        setRefused(!value);
        if (!value) {
            emit invalidTyped(
                tr("“%1” is not a value of YAML or JSON. The file still has the last valid list.", "%1: a line")
                    .arg(line));
            return;
        }
        items.append(*value);
    }
    if (!items.isEmpty())
        write(Value::array(items));
    emit invalidTyped({});
}

/** Replaces what is between the first and the last item that differ. */
base::Result<void> ValueListBinding::writeItems(const QList<Value> &items)
{
    const Pointer list = place().pointer;
    const Node node = m_document.snapshot().at(list);
    if (!node.isSequence() || node.childCount() == 0)
        return openapi::setMember(m_document, list, Value::array(items));
    const QList<Value> old = valuesOf(node);
    const auto [oldStart, newStart] = std::mismatch(old.cbegin(), old.cend(), items.cbegin(), items.cend());
    const auto ends = std::mismatch(old.crbegin(), std::make_reverse_iterator(oldStart), items.crbegin(),
                                    std::make_reverse_iterator(newStart));
    const qsizetype first = oldStart - old.cbegin();
    const qsizetype removed = ends.first.base() - oldStart;
    const qsizetype added = ends.second.base() - newStart;
    for (qsizetype i = 0; i < std::min(removed, added); ++i) {
        if (auto done = m_document.set(list.child(first + i), items.at(first + i)); !done)
            return done;
    }
    for (qsizetype i = removed - 1; i >= added; --i) {
        if (auto done = m_document.remove(list.child(first + i)); !done)
            return done;
    }
    for (qsizetype i = removed; i < added; ++i) {
        if (auto done = m_document.insert(list.child("-"), items.at(first + i), first + i); !done)
            return done;
    }
    return {};
}

QString ValueListBinding::lineOf(const Node &item) const
{
    if (item.isString() && isOfTexts()) {
        const auto read = document::readValueText(item.bytes());
        const bool isSame = !read || !read->isString() || read->bytes() == item.bytes();
        if (isSame && item.text().trimmed() == item.text() && !item.bytes().isEmpty())
            return item.text();
    }
    return QString::fromUtf8(document::valueTextOf(m_document.snapshot(), item)).trimmed();
}

bool ValueListBinding::accepts(const Node &node) const
{
    if (!node.isSequence() || node.childCount() > MaximumListedValues || node.span().length > LongestList)
        return false;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node item = node.childAt(i);
        if (!item.exists() || item.kind() == document::Kind::Alias || lineOf(item).contains(u'\n') ||
            lineOf(item).isEmpty())
            return false;
    }
    return true;
}

void ValueListBinding::display(const Node &node)
{
    if (m_isTyping)
        return;
    QStringList lines;
    const qsizetype count = accepts(node) ? node.childCount() : 0;
    for (qsizetype i = 0; i < count; ++i)
        lines.append(lineOf(node.childAt(i)));
    const QString text = lines.join(u'\n');
    if (m_edit->toPlainText() == text)
        return;
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    m_edit->setPlainText(text);
}

bool ValueListBinding::isCleared(const Node &node) const
{
    return node.exists() && typedLines().isEmpty();
}

void ValueListBinding::setEditable(bool editable)
{
    m_edit->setReadOnly(!editable);
    m_edit->setEnabled(editable);
}

} // namespace designer

#include "moc_valuelistbinding.cpp"

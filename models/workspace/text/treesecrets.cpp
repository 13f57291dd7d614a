#include "treesecrets.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "linevalue.h"
#include "secretfields.h"
#include "secretwords.h"

#include <QSet>

#include <algorithm>

namespace workspace {

using base::Span;
using document::Node;
using document::Snapshot;

namespace {

/** Deeper than any valid document. */
constexpr int Deepest = 1000;
/** Longer than the name of any parameter. */
constexpr qsizetype LongestParameterName = 128;

class TreeReader final
{
public:
    TreeReader(const Snapshot &snapshot, const QByteArray &text, const QList<Span> &words)
        : m_snapshot(snapshot)
        , m_text(text)
        , m_words(words)
    {}

    [[nodiscard]] TreeSecrets read();

private:
    void walk(const Node &node, Keys keys, int depth);
    void readEntry(const QByteArray &key, const Node &value, qsizetype keyEnd, Keys keys);
    void readDescription(const Node &description, bool isOfType, int depth);
    void readExamples(const Node &examples, bool isOfType);
    void readAll(const Node &value);
    void readLeaves(const Node &value, qsizetype keyEnd, int depth);
    void readComments(const Span &span, qsizetype first);
    void readScalar(const Node &scalar, qsizetype keyEnd);
    [[nodiscard]] bool hasWord(const Span &span) const;
    [[nodiscard]] bool isDescription(const QByteArray &key, const Node &value, Keys keys) const;
    [[nodiscard]] Node target(const Node &reference) const;
    void add(const Span &span);

    const Snapshot &m_snapshot;
    const QByteArray &m_text;
    const QList<Span> &m_words;
    TreeSecrets m_found;
    QSet<qsizetype> m_read;      ///< Places of collections whose leaves have been read: aliases can name one often.
    QSet<qsizetype> m_described; ///< The same for descriptions, which can refer to themselves.
};

TreeSecrets TreeReader::read()
{
    for (qsizetype document = 0; document < m_snapshot.documentCount(); ++document)
        walk(m_snapshot.root(document), Keys::Fields, 0);
    // With any spelling of its key, and through merge keys too.
    const definition::DefinitionView view(m_snapshot);
    const document::Pointer password = view.extension() / definition::fields::password();
    if (const Node value = m_snapshot.at(password).resolved(); value.isScalar())
        readScalar(value, m_snapshot.keySpan(password).end());
    return std::move(m_found);
}

bool TreeReader::hasWord(const Span &span) const
{
    const auto word = std::lower_bound(m_words.cbegin(), m_words.cend(), span.offset,
                                       [](const Span &one, qsizetype offset) { return one.offset < offset; });
    return word != m_words.cend() && word->offset < span.end();
}

void TreeReader::walk(const Node &node, Keys keys, int depth)
{
    if (depth > Deepest || !hasWord(node.span()))
        return;
    const bool isMapping = node.isMapping();
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        const bool isCollection = child.isMapping() || child.isSequence();
        if (!isMapping) {
            if (isCollection)
                walk(child, keys == Keys::Requirements ? keys : Keys::Fields, depth + 1);
            continue;
        }
        const QByteArray key = node.keyAt(i);
        if (base::isSecretName(key))
            m_found.keys.append(node.keySpanAt(i));
        if (base::isSecretCollection(key))
            readEntry(key, child.resolved(), node.keySpanAt(i).end(), keys);
        const bool isName = keys == Keys::Fields && (key == "name" || key == "key") && child.isScalar();
        if (isName && child.span().length <= LongestParameterName) {
            const QByteArray name = child.bytes();
            if (base::isSecretName(name) && !name.contains(' '))
                readDescription(node, false, 0);
        }
        if (isCollection)
            walk(child, keys == Keys::Fields ? keysBelow(key) : Keys::Fields, depth + 1);
    }
}

void TreeReader::readEntry(const QByteArray &key, const Node &value, qsizetype keyEnd, Keys keys)
{
    if (keys == Keys::Words || keys == Keys::Requirements)
        return;
    if (value.isScalar()) {
        if (base::isSecretName(key))
            readScalar(value, keyEnd);
    } else if (canNameCollection(key)) {
        if (isDescription(key, value, keys))
            readDescription(value, keys == Keys::Types, 0);
        else
            readAll(value);
    }
}

/** True for a parameter, header, schema or the like, which describes a value, and for settings. */
bool TreeReader::isDescription(const QByteArray &key, const Node &value, Keys keys) const
{
    for (qsizetype i = 0; value.isMapping() && i < value.childCount(); ++i) {
        const QByteArray field = value.keyAt(i);
        const Node child = value.childAt(i).resolved();
        const Node type = child.isSequence() && child.childCount() > 0 ? child.childAt(0) : child;
        if (isFieldOfDescription(field, type.isScalar() && field == "type" ? type.bytes() : QByteArray()) ||
            isFieldOfSettings(key, field) || (keys != Keys::Fields && isFieldOfObject(field)))
            return true;
    }
    return false;
}

void TreeReader::readDescription(const Node &description, bool isOfType, int depth)
{
    const Node node = description.resolved();
    if (depth > Deepest || m_described.contains(node.span().offset) || !node.isMapping())
        return;
    m_described.insert(node.span().offset);
    if (const Node other = target(node); other.exists())
        readDescription(other, isOfType, depth + 1);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const QByteArray key = node.keyAt(i);
        const Node child = node.childAt(i).resolved();
        if ((key == "examples" || key == "x-examples") && child.isMapping())
            readExamples(child, isOfType);
        else if (isValueField(key) && !(isOfType && child.isMapping()))
            child.isScalar() ? readScalar(child, node.keySpanAt(i).end()) : readAll(child);
        if (!isSchemaField(key))
            continue;
        const bool isList = child.isSequence() || key == "content";
        for (qsizetype part = 0; isList && part < child.childCount(); ++part)
            readDescription(child.childAt(part), isOfType, depth + 1);
        if (!isList)
            readDescription(child, isOfType, depth + 1);
    }
}

/** By name, each with its value or a reference to it. */
void TreeReader::readExamples(const Node &examples, bool isOfType)
{
    for (qsizetype i = 0; i < examples.childCount(); ++i) {
        Node example = examples.childAt(i).resolved();
        if (const Node other = target(example); other.exists())
            example = other;
        const Node value = example.isMapping() ? example.member("value").resolved() : example;
        if (!(isOfType && value.isMapping()))
            readAll(value);
    }
}

/** What the `$ref` of a mapping names in this document. */
Node TreeReader::target(const Node &reference) const
{
    if (!reference.isMapping())
        return {};
    const Node text = reference.member("$ref");
    if (!text.isScalar() || !text.bytes().startsWith("#/"))
        return {};
    const auto pointer = document::Pointer::parse(text.text());
    return pointer ? m_snapshot.at(*pointer).resolved() : Node();
}

void TreeReader::readAll(const Node &value)
{
    if (!value.isScalar() && m_read.contains(value.span().offset))
        return;
    const qsizetype first = m_found.secrets.size();
    readLeaves(value, -1, 0);
    if (!value.isScalar() && m_snapshot.format() == document::Format::Yaml)
        readComments(value.span(), first);
}

void TreeReader::readLeaves(const Node &value, qsizetype keyEnd, int depth)
{
    const Node node = value.resolved();
    if (node.isScalar())
        return readScalar(node, keyEnd);
    const qsizetype place = node.span().offset;
    if (depth > Deepest || m_read.contains(place))
        return;
    m_read.insert(place);
    for (qsizetype i = 0; i < node.childCount(); ++i)
        readLeaves(node.childAt(i), node.isMapping() ? node.keySpanAt(i).end() : -1, depth + 1);
}

/** Comments between the secrets from `first` on: entries that have been commented out. */
void TreeReader::readComments(const Span &span, qsizetype first)
{
    QList<Span> between = m_found.secrets.sliced(first);
    between.removeIf([&span](const Span &secret) { return !span.contains(secret.offset); });
    std::sort(between.begin(), between.end(),
              [](const Span &left, const Span &right) { return left.offset < right.offset; });
    between.append({span.end(), 0});
    qsizetype from = span.offset;
    for (const Span &next : between) {
        const QByteArrayView gap = QByteArrayView(m_text).first(std::max(from, next.offset));
        for (qsizetype hash = gap.indexOf('#', from); hash >= 0; hash = gap.indexOf('#', hash)) {
            const Span comment = commentAt(m_text, hash);
            add(comment);
            hash = std::max(hash + 1, comment.end());
        }
        from = std::max(from, next.end());
    }
}

void TreeReader::readScalar(const Node &scalar, qsizetype keyEnd)
{
    Span span = scalar.contentSpan();
    // `#a`, `!a` and `&a` are a comment, tag and anchor in YAML, but the user may have typed a password.
    if (span.length == 0) {
        if (keyEnd >= 0)
            add(restOfLine(m_text, keyEnd));
        return;
    }
    if (scalar.isNull() || scalar.isBool() || isPlainlyNoSecret(scalar.bytes()))
        return;
    // The line break that ends a block scalar belongs to what follows.
    while (span.length > 0 && QByteArrayView("\r\n").contains(m_text.at(span.end() - 1)))
        --span.length;
    const QByteArrayView first = QByteArrayView(m_text).sliced(span.offset, 1);
    if (QByteArrayView("\"'").contains(first.front()))
        span = {span.offset + 1, span.length - 2};
    else if (!QByteArrayView("|>").contains(first.front()))
        span.length = commentEnd(m_text, span.end()) - span.offset;
    add(span);
}

void TreeReader::add(const Span &span)
{
    if (span.length > 0)
        m_found.secrets.append(span);
}

} // namespace

TreeSecrets treeSecrets(const Snapshot &snapshot, const QByteArray &text, const QList<Span> &words)
{
    return TreeReader(snapshot, text, words).read();
}

} // namespace workspace

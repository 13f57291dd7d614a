#include "treesecrets.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "linevalue.h"
#include "secretfields.h"
#include "secrettext.h"
#include "secretwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace workspace {

using base::Span;
using document::Node;
using document::Snapshot;

namespace {

/** Deeper than any valid document. */
constexpr int Deepest = 1000;
/** How many entries can be passed on the way to what references name, for each byte of the text. When they are spent,
 * the whole text is taken for a secret. */
constexpr qsizetype MostSteps = 8;
constexpr qsizetype LeastSteps = 1'000'000;

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
    void readEntry(const QByteArray &key, const Node &child, qsizetype keyEnd, Keys keys);
    void readDescription(const Node &description, Described described, int depth);
    void readField(const QByteArray &key, const Node &child, qsizetype keyEnd, Described described);
    void readExamples(const Node &examples, Described described);
    void readAll(const Node &child, qsizetype keyEnd);
    void readLeaves(const Node &value, int depth);
    void readComments();
    void readCommentsIn(qsizetype from, qsizetype end);
    void readScalar(const Node &scalar, qsizetype keyEnd);
    [[nodiscard]] bool hasWord(const Span &span) const;
    [[nodiscard]] Keys keysOf(const Node &mapping, const QByteArray &key, const Node &child);
    [[nodiscard]] bool isDescription(const QByteArray &key, const Node &value, Keys keys);
    [[nodiscard]] Node target(const Node &reference);
    void add(const Span &span);

    /** What the fields of a mapping can be, whatever its key. */
    struct Fields {
        bool hasDescription = false;
        bool hasSettings = false;
        bool hasCookie = false;
        bool hasValues = false;
        bool hasTypes = false;
        bool isDiscriminator = false;
        bool isFlow = false; ///< Of OAuth.
    };
    const Fields &fieldsOf(const Node &mapping);

    const Snapshot &m_snapshot;
    const QByteArray &m_text;
    const QList<Span> &m_words;
    TreeSecrets m_found;
    // By the places of nodes: aliases can name one often, and descriptions can refer to themselves.
    QSet<qsizetype> m_read;
    QSet<qsizetype> m_scalars;
    QSet<std::pair<qsizetype, int>> m_described;
    QHash<qsizetype, Fields> m_fields;
    QHash<QByteArray, Node> m_targets; ///< By reference.
    qsizetype m_steps = 0;             ///< On the way to them.
    /** A collection in which everything is a secret, with what is between it and its key. */
    struct Collection {
        Span span;
        bool isFlow = false;
    };
    QList<Collection> m_collections;
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
    readComments();
    if (m_steps > LeastSteps + MostSteps * m_text.size())
        add({0, m_text.size()});
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
    const bool isOfOpenApi = isMapping && keys == Keys::Fields;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        const bool isCollection = child.isMapping() || child.isSequence();
        if (!isMapping) {
            const bool isKept = keys == Keys::Requirements || keys == Keys::Data;
            if (isCollection)
                walk(child, isKept ? keys : Keys::Fields, depth + 1);
            continue;
        }
        const QByteArray key = node.keyAt(i);
        if (base::isSecretName(key))
            m_found.keys.append(node.keySpanAt(i));
        if (base::isSecretCollection(key))
            readEntry(key, child, node.keySpanAt(i).end(), keys);
        const bool isName = (keys == Keys::Fields || keys == Keys::Data) && (key == "name" || key == "key");
        if (isName && child.isScalar() && child.span().length <= base::LongestSecretName) {
            const QByteArray name = child.bytes();
            if (base::isSecretName(name) && !name.contains(' '))
                readDescription(node, Described::Name, 0);
        }
        if (isCollection)
            walk(child, isOfOpenApi ? keysOf(node, key, child) : keys == Keys::Data ? keys : Keys::Fields, depth + 1);
    }
}

/** What the keys in `child` are, which a mapping of OpenAPI has as `key`. */
Keys TreeReader::keysOf(const Node &mapping, const QByteArray &key, const Node &child)
{
    const Keys keys = keysBelow(key);
    if (keys == Keys::Words)
        return (key == "mapping" ? fieldsOf(mapping).isDiscriminator : fieldsOf(mapping).isFlow) ? keys : Keys::Fields;
    if (keys == Keys::Requirements)
        return child.isSequence() || key != "security" ? keys : Keys::Fields;
    return keys == Keys::Types && child.isSequence() ? Keys::Data : keys;
}

void TreeReader::readEntry(const QByteArray &key, const Node &child, qsizetype keyEnd, Keys keys)
{
    const Node value = child.resolved();
    if (keys == Keys::Words || (keys == Keys::Requirements && value.isSequence()))
        return;
    if (value.isScalar()) {
        if (base::isSecretName(key))
            readScalar(value, keyEnd);
    } else if (canNameCollection(key)) {
        if (isDescription(key, value, keys))
            readDescription(value, keys == Keys::Types ? Described::Type : Described::Value, 0);
        else
            readAll(child, keyEnd);
    }
}

/** True for a parameter, header, schema or the like, which describes a value, and for settings. */
bool TreeReader::isDescription(const QByteArray &key, const Node &value, Keys keys)
{
    if (!value.isMapping() || keys == Keys::Data)
        return false;
    const Fields &fields = fieldsOf(value);
    return fields.hasDescription || (fields.hasSettings && isFieldOfSettings(key, "enabled")) ||
           (fields.hasCookie && isFieldOfSettings(key, "name")) || (keys == Keys::Values && fields.hasValues) ||
           (keys == Keys::Types && fields.hasTypes);
}

const TreeReader::Fields &TreeReader::fieldsOf(const Node &mapping)
{
    const auto known = m_fields.constFind(mapping.span().offset);
    if (known != m_fields.cend())
        return *known;
    Fields fields;
    for (qsizetype i = 0; i < mapping.childCount(); ++i) {
        const QByteArray field = mapping.keyAt(i);
        QByteArray type;
        if (field == "type") {
            const Node child = mapping.childAt(i).resolved();
            const Node first = child.isSequence() && child.childCount() > 0 ? child.childAt(0) : child;
            type = first.isScalar() ? first.bytes() : QByteArray();
        }
        fields.hasDescription = fields.hasDescription || isFieldOfDescription(field, type);
        fields.hasSettings = fields.hasSettings || isFieldOfSettings({}, field);
        fields.hasCookie = fields.hasCookie || isFieldOfSettings("cookie", field);
        fields.hasValues = fields.hasValues || isFieldOfObject(field, Keys::Values);
        fields.hasTypes = fields.hasTypes || isFieldOfObject(field, Keys::Types);
        fields.isDiscriminator = fields.isDiscriminator || field == "propertyName";
        fields.isFlow = fields.isFlow || field == "tokenUrl" || field == "authorizationUrl";
    }
    return *m_fields.insert(mapping.span().offset, fields);
}

void TreeReader::readDescription(const Node &description, Described described, int depth)
{
    const Node node = description.resolved();
    if (node.isScalar())
        return readScalar(node, -1); // Where a description should be.
    const auto place = std::pair(node.span().offset, int(described));
    if (depth > Deepest || m_described.contains(place) || !node.isMapping())
        return;
    m_described.insert(place);
    if (const Node other = target(node); other.isMapping())
        readDescription(other, described, depth + 1);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const QByteArray key = node.keyAt(i);
        const qsizetype keyEnd = node.keySpanAt(i).end();
        readField(key, node.childAt(i), keyEnd, described);
        if (!isSchemaField(key))
            continue;
        const Node child = node.childAt(i).resolved();
        const bool isList = child.isSequence() || (key == "content" && child.isMapping());
        for (qsizetype part = 0; isList && part < child.childCount(); ++part)
            readDescription(child.childAt(part), described, depth + 1);
        if (!isList)
            readDescription(child, described, depth + 1);
    }
}

/** A field of a description that can have a value, or that none of OpenAPI is. */
void TreeReader::readField(const QByteArray &key, const Node &child, qsizetype keyEnd, Described described)
{
    const Node value = child.resolved();
    const bool isUnknown = described != Described::Name && !isSchemaField(key) && !isKnownField(key, !value.isScalar());
    if ((key == "examples" || key == "x-examples") && value.isMapping())
        readExamples(value, described);
    else if ((isValueField(key) || isUnknown) && !(described == Described::Type && value.isMapping()))
        readAll(child, keyEnd);
}

/** By name, each with its value or a reference to it. */
void TreeReader::readExamples(const Node &examples, Described described)
{
    for (qsizetype i = 0; i < examples.childCount(); ++i) {
        Node example = examples.childAt(i).resolved();
        if (const Node other = target(example); other.exists())
            example = other;
        const Node value = example.isMapping() ? example.member("value") : example;
        if (!(described == Described::Type && value.isMapping()))
            readAll(value, -1);
    }
}

/** What the `$ref` of a mapping names in this document. */
Node TreeReader::target(const Node &reference)
{
    if (!reference.isMapping())
        return {};
    const Node text = reference.member("$ref");
    if (!text.isScalar() || !text.bytes().startsWith("#/"))
        return {};
    const QByteArray bytes = text.bytes();
    if (const auto known = m_targets.constFind(bytes); known != m_targets.cend())
        return *known;
    const auto pointer = document::Pointer::parse(text.text());
    Node node = pointer ? m_snapshot.root() : Node();
    for (const QByteArray &token : pointer ? pointer->tokens() : QList<QByteArray>()) {
        m_steps += node.childCount();
        const bool isSpent = m_steps > LeastSteps + MostSteps * m_text.size();
        node = isSpent ? Node() : node.at(document::Pointer{token});
    }
    return *m_targets.insert(bytes, node.resolved());
}

/** Everything in a value; from the end of its key on, where it has one. */
void TreeReader::readAll(const Node &child, qsizetype keyEnd)
{
    const Node value = child.resolved();
    if (value.isScalar())
        return readScalar(value, keyEnd);
    if (!value.exists() || m_read.contains(value.span().offset))
        return;
    readLeaves(value, 0);
    // An alias is elsewhere, after its anchor.
    const bool isHere = child.kind() != document::Kind::Alias && keyEnd >= 0;
    const qsizetype begin = isHere ? keyEnd : value.span().offset;
    const bool isFlow = QByteArrayView("{[").contains(m_text.at(value.contentSpan().offset));
    m_collections.append({{begin, value.span().end() - begin}, isFlow});
}

void TreeReader::readLeaves(const Node &value, int depth)
{
    const qsizetype place = value.span().offset;
    if (depth > Deepest || m_read.contains(place))
        return;
    m_read.insert(place);
    for (qsizetype i = 0; i < value.childCount(); ++i) {
        const Node child = value.childAt(i).resolved();
        const qsizetype keyEnd = value.isMapping() ? value.keySpanAt(i).end() : -1;
        if (!child.isScalar())
            readLeaves(child, depth + 1);
        else if (child.contentSpan().length == 0 && keyEnd >= 0 && restOfLine(m_text, keyEnd).offset == keyEnd)
            readScalar(value.keyNodeAt(i), -1); // Without a colon, the key is all that there is.
        else
            readScalar(child, keyEnd);
    }
}

/** Comments between the values of collections, and at both ends of them: entries that have been commented out. */
void TreeReader::readComments()
{
    if (m_snapshot.format() != document::Format::Yaml || m_collections.isEmpty())
        return;
    std::sort(m_collections.begin(), m_collections.end(), [](const Collection &left, const Collection &right) {
        return left.span.offset != right.span.offset ? left.span.offset < right.span.offset
                                                     : left.span.length > right.span.length;
    });
    const QList<Span> secrets = secrets::mergedSpans(m_found.secrets);
    auto next = secrets.cbegin();
    qsizetype from = 0;
    for (const Collection &collection : std::as_const(m_collections)) {
        const Span &span = collection.span;
        if (span.end() <= from)
            continue;
        for (from = std::max(from, span.offset); from < span.end(); ++next) {
            while (next != secrets.cend() && next->end() <= from)
                ++next;
            const bool isLast = next == secrets.cend() || next->offset >= span.end();
            readCommentsIn(from, isLast ? span.end() : next->offset);
            from = isLast ? span.end() : next->end();
            if (isLast)
                break;
        }
        if (collection.isFlow)
            continue;
        const qsizetype end = endOfCommentsBelow(m_text, span);
        readCommentsIn(from, end);
        from = std::max(from, end);
    }
}

void TreeReader::readCommentsIn(qsizetype from, qsizetype end)
{
    const QByteArrayView gap = QByteArrayView(m_text).first(std::max(from, end));
    for (qsizetype hash = gap.indexOf('#', from); hash >= 0; hash = gap.indexOf('#', hash)) {
        const Span comment = commentAt(m_text, hash);
        add(comment);
        hash = std::max(hash + 1, comment.end());
    }
}

void TreeReader::readScalar(const Node &scalar, qsizetype keyEnd)
{
    Span span = scalar.contentSpan();
    // `#a`, `!a` and `&a` are a comment, tag and anchor in YAML, but the user may have typed a password.
    if (span.length == 0) {
        // In brackets, other entries can follow.
        const Span rest = keyEnd < 0 ? Span() : restOfLine(m_text, keyEnd);
        if (rest.length > 0 && !QByteArrayView(",}]").contains(m_text.at(rest.offset)))
            add(rest);
        return;
    }
    // An alias can name a text of megabytes often.
    if (m_scalars.contains(span.offset) || scalar.isNull() || scalar.isBool())
        return;
    m_scalars.insert(span.offset);
    if (isPlainlyNoSecret(scalar.bytes()))
        return;
    // The line break that ends a block scalar belongs to what follows.
    while (span.length > 0 && QByteArrayView("\r\n").contains(m_text.at(span.end() - 1)))
        --span.length;
    const QByteArrayView first = QByteArrayView(m_text).sliced(span.offset, 1);
    if (QByteArrayView("\"'").contains(first.front()))
        span = {span.offset + 1, span.length - 2};
    else if (!QByteArrayView("|>").contains(first.front()))
        span.length = commentEnd(m_text, span.end()) - span.offset;
    if (span.length > 0 && !isOnlyReference(m_text, span))
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

#include "literalsecrets.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "linevalue.h"
#include "secretnames.h"
#include "secretreference.h"
#include "secretwords.h"

#include <algorithm>

namespace workspace {

using base::Span;
using document::Node;
using document::Snapshot;

namespace {

/** Deeper than any valid document. */
constexpr int Deepest = 1000;
/** Longer than any key: in a long line of letters, each word would otherwise search all of it. */
constexpr qsizetype LongestName = 128;

bool isOneOf(char byte, QByteArrayView bytes)
{
    return bytes.contains(byte);
}

/** Bytes of plain keys, besides blanks. */
bool isInName(char byte)
{
    return QChar::isLetterOrNumber(uchar(byte)) || isOneOf(byte, "_-.");
}

/** False if the value consists only of references: text between them would be a secret. */
bool isLiteral(const QByteArray &bytes)
{
    const QString value = QString::fromUtf8(bytes);
    const secrets::ReferenceScan scan = secrets::scanReferences(value);
    qsizetype covered = 0;
    for (const secrets::SecretReference &reference : scan.references)
        covered += reference.length;
    for (const secrets::MalformedReference &malformed : scan.malformed)
        covered += malformed.length;
    return covered < value.size();
}

class SecretFinder final
{
public:
    explicit SecretFinder(const Snapshot &snapshot)
        : m_snapshot(snapshot)
        , m_text(snapshot.text())
        , m_words(base::secretWords(m_text))
    {}

    QList<Span> found();
    QList<Span> guessed();

private:
    QList<Span> finished();
    void walk(const Node &node, int depth);
    void readSecret(const Node &value, qsizetype keyEnd);
    void findInUrls();
    [[nodiscard]] Span keyThatEndsWith(const Span &word) const;
    [[nodiscard]] Span userInfo(qsizetype scheme, qsizetype colon, qsizetype begin) const;
    void add(Span span);

    const Snapshot &m_snapshot;
    const QByteArray m_text;
    const QList<Span> m_words; ///< Only where one of them is, the tree is read.
    QList<Span> m_found;
};

QList<Span> SecretFinder::found()
{
    if (!m_snapshot.isValid())
        return guessed();
    for (qsizetype document = 0; document < m_snapshot.documentCount(); ++document)
        walk(m_snapshot.root(document), 0);
    // With any spelling of its key, and through merge keys too.
    const definition::DefinitionView view(m_snapshot);
    const document::Pointer password = view.extension() / definition::fields::password();
    readSecret(m_snapshot.at(password), m_snapshot.keySpan(password).end());
    return finished();
}

QList<Span> SecretFinder::guessed()
{
    const bool isJson = m_snapshot.format() == document::Format::Json;
    qsizetype readTo = 0;
    for (const Span &word : m_words) {
        if (word.offset < readTo)
            continue;
        const Span value = valueOfKey(m_text, keyThatEndsWith(word), isJson);
        add(value);
        if (value.length > 0)
            readTo = value.end();
    }
    return finished();
}

Span SecretFinder::keyThatEndsWith(const Span &word) const
{
    qsizetype begin = word.offset;
    while (begin > 0 && word.offset - begin < LongestName && isInName(m_text.at(begin - 1)))
        --begin;
    return {begin, word.end() - begin};
}

QList<Span> SecretFinder::finished()
{
    findInUrls();
    std::sort(m_found.begin(), m_found.end(), [](const Span &left, const Span &right) {
        return left.offset != right.offset ? left.offset < right.offset : left.length > right.length;
    });
    const auto isWithin = [](const Span &left, const Span &right) { return right.offset < left.end(); };
    m_found.erase(std::unique(m_found.begin(), m_found.end(), isWithin), m_found.end());
    return std::move(m_found);
}

void SecretFinder::walk(const Node &node, int depth)
{
    const Span span = node.span();
    const auto word = std::lower_bound(m_words.cbegin(), m_words.cend(), span.offset,
                                       [](const Span &one, qsizetype offset) { return one.offset < offset; });
    if (word == m_words.cend() || word->offset >= span.end() || depth > Deepest)
        return;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        if (node.isMapping() && base::isSecretName(node.keyAt(i)))
            readSecret(child, node.keySpanAt(i).end());
        if (child.isMapping() || child.isSequence())
            walk(child, depth + 1);
    }
}

void SecretFinder::readSecret(const Node &value, qsizetype keyEnd)
{
    const Node scalar = value.resolved();
    if (!scalar.isScalar())
        return;
    Span span = scalar.contentSpan();
    // `#a`, `!a` and `&a` are a comment, tag and anchor in YAML, but the user may have typed a password.
    if (span.length == 0)
        return add(restOfLine(m_text, keyEnd));
    if (scalar.isNull() || scalar.isBool())
        return;
    // The line break that ends a block scalar belongs to what follows.
    while (span.length > 0 && isOneOf(m_text.at(span.end() - 1), "\r\n"))
        --span.length;
    const char first = m_text.at(span.offset);
    if (isOneOf(first, "\"'"))
        span = {span.offset + 1, span.length - 2};
    else if (!isOneOf(first, "|>"))
        span.length = commentEnd(m_text, span.end()) - span.offset;
    add(span);
}

void SecretFinder::findInUrls()
{
    for (qsizetype colon = m_text.indexOf(':'); colon >= 0; colon = m_text.indexOf(':', colon + 1)) {
        const QByteArrayView rest = QByteArrayView(m_text).sliced(colon + 1);
        const qsizetype slashes = rest.startsWith("//") ? 2 : rest.startsWith("\\/\\/") ? 4 : 0;
        if (slashes == 0)
            continue;
        qsizetype scheme = colon;
        while (scheme > 0 && QChar::isLetter(uchar(m_text.at(scheme - 1))))
            --scheme;
        const Span span = userInfo(scheme, colon, colon + 1 + slashes);
        if (span.length > 0 && isLiteral(m_text.mid(scheme, span.end() - scheme)))
            m_found.append(span);
    }
}

/** The text before a host and its `@`, or that may become it while it is typed: `https://name:pass`. */
Span SecretFinder::userInfo(qsizetype scheme, qsizetype colon, qsizetype begin) const
{
    const bool isInApostrophes = scheme > 0 && m_text.at(scheme - 1) == '\'';
    qsizetype end = begin;
    qsizetype host = -1;
    for (; end < m_text.size() && !isOneOf(m_text.at(end), "/?# \t\r\n\"<>`\\"); ++end) {
        if (m_text.at(end) == '\'' && isInApostrophes)
            break;
        if (m_text.at(end) == '@')
            host = end;
    }
    if (host >= 0)
        return {begin, host - begin};
    if (!QByteArrayView(m_text).sliced(scheme, colon - scheme).startsWith("http"))
        return {begin, 0};
    // A port has digits, a template braces, an address brackets.
    const QByteArrayView authority = QByteArrayView(m_text).sliced(begin, end - begin);
    const qsizetype portAt = authority.indexOf(':') + 1;
    const qsizetype length = std::find_if(authority.begin(), authority.end(),
                                          [](char byte) { return isOneOf(byte, ",;)}]'"); }) -
                             authority.begin();
    const QByteArrayView port = authority.first(length).sliced(std::min(portAt, length));
    const bool isPort = std::all_of(port.begin(), port.end(), [](char byte) { return byte >= '0' && byte <= '9'; });
    if (portAt == 0 || isPort ||
        std::any_of(authority.begin(), authority.end(), [](char byte) { return isOneOf(byte, "{[$"); }))
        return {begin, 0};
    return {begin, length};
}

void SecretFinder::add(Span span)
{
    if (span.length > 0 && isLiteral(m_text.mid(span.offset, span.length)))
        m_found.append(span);
}

} // namespace

QList<Span> literalSecrets(const Snapshot &snapshot)
{
    return SecretFinder(snapshot).found();
}

QList<Span> guessedSecrets(const Snapshot &snapshot)
{
    return SecretFinder(snapshot).guessed();
}

QList<Span> redactedSecrets(const Snapshot &snapshot)
{
    const QByteArray text = snapshot.text();
    if (!text.contains(traffic::Redacted))
        return {};
    QList<Span> found = literalSecrets(snapshot);
    found.removeIf([&text](const Span &span) {
        return !QByteArrayView(text).sliced(span.offset, span.length).contains(traffic::Redacted);
    });
    return found;
}

} // namespace workspace

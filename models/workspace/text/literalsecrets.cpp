#include "literalsecrets.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "linevalue.h"
#include "secretreference.h"

#include <algorithm>

namespace workspace {

using base::Span;
using document::Node;
using document::Snapshot;

namespace {

constexpr QByteArrayView PasswordKey("password");
/** Deeper than any valid document. */
constexpr int Deepest = 1000;

bool isOneOf(char byte, QByteArrayView bytes)
{
    return bytes.contains(byte);
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
    {
        for (qsizetype at = m_text.indexOf(PasswordKey); at >= 0; at = m_text.indexOf(PasswordKey, at + 1))
            m_keys.append(at);
    }

    QList<Span> found();
    QList<Span> guessed();

private:
    QList<Span> finished();
    void walk(const Node &node, int depth);
    void readPassword(const Node &value, qsizetype keyEnd);
    void findInUrls();
    [[nodiscard]] Span userInfo(qsizetype scheme, qsizetype colon, qsizetype begin) const;
    void add(Span span);

    const Snapshot &m_snapshot;
    const QByteArray m_text;
    QList<qsizetype> m_keys; ///< The offsets of the key; only there is the tree read.
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
    readPassword(m_snapshot.at(password), m_snapshot.keySpan(password).end());
    return finished();
}

QList<Span> SecretFinder::guessed()
{
    const bool isJson = m_snapshot.format() == document::Format::Json;
    qsizetype readTo = 0;
    for (const qsizetype key : std::as_const(m_keys)) {
        if (key < readTo)
            continue;
        const Span value = valueOfKey(m_text, {key, PasswordKey.size()}, isJson);
        add(value);
        readTo = value.end();
    }
    return finished();
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
    const auto key = std::lower_bound(m_keys.cbegin(), m_keys.cend(), span.offset);
    if (key == m_keys.cend() || *key >= span.end() || depth > Deepest)
        return;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        if (node.isMapping() && node.keyAt(i) == PasswordKey)
            readPassword(child, node.keySpanAt(i).end());
        if (child.isMapping() || child.isSequence())
            walk(child, depth + 1);
    }
}

void SecretFinder::readPassword(const Node &value, qsizetype keyEnd)
{
    const Node scalar = value.resolved();
    if (!scalar.isScalar())
        return;
    Span span = scalar.contentSpan();
    // `#a`, `!a` and `&a` are a comment, tag and anchor in YAML, but the user may have typed a password.
    if (span.length == 0)
        return add(restOfLine(m_text, keyEnd));
    if (scalar.isNull())
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

} // namespace workspace

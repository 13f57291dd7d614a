#include "literalsecrets.h"

#include "linesecrets.h"
#include "literal.h"
#include "secretnames.h"
#include "secrettext.h"
#include "treesecrets.h"

#include <algorithm>

namespace workspace {

using base::Span;
using document::Snapshot;

namespace {

/** The words outside of the keys; both are by place. */
QList<Span> outsideOf(const QList<Span> &keys, const QList<Span> &words)
{
    QList<Span> outside;
    auto key = keys.cbegin();
    for (const Span &word : words) {
        while (key != keys.cend() && key->end() <= word.offset)
            ++key;
        if (key == keys.cend() || !key->contains(word.offset))
            outside.append(word);
    }
    return outside;
}

/** A text and what is found in it once, whether it has a tree or not. */
class SecretFinder final
{
public:
    explicit SecretFinder(const Snapshot &snapshot)
        : m_snapshot(snapshot)
        , m_text(snapshot.text())
        , m_scan(secrets::scanText(m_text))
    {}

    [[nodiscard]] QList<Span> inTree() const
    {
        const TreeSecrets found = treeSecrets(m_snapshot, m_text, m_scan.words);
        return finished(found.secrets, outsideOf(found.keys, m_scan.words));
    }

    [[nodiscard]] QList<Span> inLines() const
    {
        const LineSecrets found = lineSecrets(m_text, m_scan.words, m_snapshot.format() == document::Format::Json);
        return finished(found.secrets, found.words);
    }

private:
    [[nodiscard]] QList<Span> finished(QList<Span> structured, const QList<Span> &words) const
    {
        structured.removeIf([this](const Span &span) {
            return !secrets::isLiteral(QByteArrayView(m_text).sliced(span.offset, span.length));
        });
        return secrets::mergedSpans(structured + m_scan.secrets + secrets::namedSecrets(m_text, words));
    }

    const Snapshot &m_snapshot;
    const QByteArray m_text;
    const secrets::TextScan m_scan;
};

} // namespace

QList<Span> literalSecrets(const Snapshot &snapshot)
{
    const SecretFinder finder(snapshot);
    return snapshot.isValid() ? finder.inTree() : finder.inLines();
}

QList<Span> possibleSecrets(const Snapshot &snapshot)
{
    const SecretFinder finder(snapshot);
    return (snapshot.isValid() ? finder.inTree() : QList<Span>()) + finder.inLines();
}

bool isNumberOfJson(const Snapshot &snapshot, const Span &secret)
{
    if (snapshot.format() != document::Format::Json || !snapshot.isValid())
        return false;
    const QByteArray first = snapshot.text({secret.offset, 1});
    if (first.isEmpty() || !QByteArrayView("-0123456789").contains(first.front()))
        return false;
    const document::Node node = snapshot.at(snapshot.pointerAt(secret.offset));
    return node.isScalar() && !node.isString() && node.contentSpan() == secret;
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

#include "bundlesecrets.h"

#include "descriptivetext.h"
#include "exchangebundle.h"
#include "literalsecrets.h"
#include "secretnames.h"

#include <algorithm>

namespace replay {

namespace {

using document::Node;
using document::Snapshot;
using traffic::SecretPlace;

/** Deeper than any valid document. */
constexpr int Deepest = 1000;

/** `X-Api-Key` or `required`, which a key such as `token` can have as its value. */
bool isPerhapsName(QByteArrayView value)
{
    return value.size() < ShortestSecretOfLetters && std::all_of(value.begin(), value.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
           });
}

/** The offset of the first key or value with a secret in its decoded text, or std::nullopt. A secret that is escaped or
 * continues in the next line is not in the bytes of the file. */
std::optional<qsizetype> decodedPlace(const Node &node, const traffic::KnownSecrets &secrets, int depth)
{
    if (depth > Deepest)
        return std::nullopt;
    if (node.isScalar())
        return secrets.placesIn(node.bytes()).isEmpty() ? std::nullopt : std::optional(node.span().offset);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        if (node.isMapping() && !secrets.placesIn(node.keyAt(i)).isEmpty())
            return node.keySpanAt(i).offset;
        if (const auto place = decodedPlace(node.childAt(i), secrets, depth + 1))
            return place;
    }
    return std::nullopt;
}

} // namespace

void BundleSecrets::add(const QByteArray &value, bool isOfDefinition)
{
    if (value.size() < ShortestRepeatedSecret || value.contains(traffic::Redacted))
        return;
    if (!m_values.contains(value))
        m_values.append(value);
    if (isOfDefinition && !isPerhapsName(value) && !m_refused.contains(value))
        m_refused.append(value);
}

void BundleSecrets::addFile(const Snapshot &file)
{
    const QByteArray text = file.text();
    for (const base::Span &span : workspace::literalSecrets(file)) {
        add(text.mid(span.offset, span.length), true);
        const Node node = file.at(file.pointerAt(span.offset));
        if (node.isScalar() && node.contentSpan().contains(span.offset) && node.contentSpan().length <= span.length + 2)
            add(node.bytes(), true);
    }
}

void BundleSecrets::addValues(const QList<QByteArray> &values)
{
    for (const QByteArray &value : values)
        add(value, false);
}

void BundleSecrets::settle()
{
    m_all.add(m_values);
    m_certain.add(m_refused);
}

QString BundleSecrets::removedFrom(const QString &text) const
{
    return QString::fromUtf8(m_all.removedFrom(text.toUtf8()));
}

QByteArray BundleSecrets::withoutRepeats(const Snapshot &file) const
{
    const QByteArray text = file.text();
    QByteArray out;
    qsizetype copied = 0;
    for (const SecretPlace &place : m_all.placesIn(text)) {
        const std::optional<Replacement> replacement = replacementAt(file, text, place);
        if (!replacement || replacement->span.offset < copied)
            continue;
        out.append(QByteArrayView(text).sliced(copied, replacement->span.offset - copied));
        out.append(replacement->text);
        copied = replacement->span.end();
    }
    out.append(QByteArrayView(text).sliced(copied));
    return Snapshot::parse(out, file.format()).isValid() || !file.isValid() ? out : text;
}

std::optional<QString> BundleSecrets::placeIn(const zip::ZipEntry &file) const
{
    const QString name = QString::fromUtf8(file.name);
    if (!m_certain.placesIn(file.name).isEmpty())
        return QString::fromUtf8(m_certain.removedFrom(file.name));
    const Snapshot snapshot = Snapshot::parse(file.content, formatOf(file.name));
    const QList<SecretPlace> places = m_certain.placesIn(file.content);
    std::optional<qsizetype> offset;
    if (!places.isEmpty())
        offset = places.constFirst().begin;
    for (qsizetype i = 0; !offset && i < snapshot.documentCount(); ++i)
        offset = decodedPlace(snapshot.root(i), m_certain, 0);
    if (!offset)
        return std::nullopt;
    const qsizetype line = file.content.first(std::min(*offset, file.content.size())).count('\n') + 1;
    return u"%1:%2"_qs.arg(name, QString::number(line));
}

} // namespace replay

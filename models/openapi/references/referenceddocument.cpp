#include "referenceddocument.h"

#include <QSet>

#include <algorithm>

namespace openapi {

namespace {

using document::Pointer;

/** True for a component name that OpenAPI allows. */
bool isBareName(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        const char16_t u = c.unicode();
        return (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9') || u == u'.' ||
               u == u'_' || u == u'-';
    });
}

ReferenceTarget implicit(const QString &address, const char *kind, const QString &name)
{
    return {ReferenceTarget::Kind::Pointer, {address, Pointer{"components", kind, name.toUtf8()}}, {}};
}

} // namespace

ReferencedDocument::ReferencedDocument(const QString &address, const document::Snapshot &snapshot)
    : ReferencedDocument(address, snapshot, findReferences(snapshot))
{}

ReferencedDocument::ReferencedDocument(const ReferencedDocument &earlier, const document::Snapshot &snapshot)
    : ReferencedDocument(earlier.m_address, snapshot, findReferences(snapshot, earlier.m_snapshot, earlier.m_found))
{}

ReferencedDocument::ReferencedDocument(const QString &address, const document::Snapshot &snapshot,
                                       const QList<Pointer> &places)
    : ReferencedDocument(address, snapshot, findReferences(snapshot, places))
{}

ReferencedDocument::ReferencedDocument(const QString &address, const document::Snapshot &snapshot,
                                       FoundReferences found)
    : m_address(address)
    , m_snapshot(snapshot)
    , m_isFragment(!snapshot.at({"openapi"}).exists())
    , m_found(std::move(found))
{
    readTargets();
    QSet<QString> others;
    for (qsizetype target = 0; target < m_targets.size(); ++target) {
        const QString &other = m_targets[target].place.address;
        if (m_usesOfTarget[target].isEmpty())
            continue;
        m_targetsByPlace[m_targets[target].place].append(target);
        if (!other.isEmpty() && other != m_address && !others.contains(other)) {
            others.insert(other);
            m_otherAddresses.append(other);
        }
    }
}

/** Each text is parsed once, because large documents repeat few references. */
void ReferencedDocument::readTargets()
{
    QHash<std::pair<QString, bool>, qsizetype> known;
    m_targetOfUse.reserve(m_found.uses.size());
    for (qsizetype i = 0; i < m_found.uses.size(); ++i) {
        const ReferenceUse &use = m_found.uses[i];
        const std::pair<QString, bool> key(use.reference, use.kind == UseKind::SecurityName);
        auto target = known.constFind(key);
        if (target == known.constEnd() || use.kind == UseKind::Mapping) {
            m_targets.append(readUse(use));
            m_usesOfTarget.append(QList<qsizetype>());
            target = known.insert(key, m_targets.size() - 1);
        }
        m_targetOfUse.append(*target);
        // Its target depends on the `$id`.
        if (!use.isBelowSchemaId)
            m_usesOfTarget[*target].append(i);
    }
}

ReferenceTarget ReferencedDocument::readUse(const ReferenceUse &use) const
{
    const QString entry = m_isFragment ? QString() : m_address;
    if (use.kind == UseKind::SecurityName)
        return implicit(entry, "securitySchemes", use.reference);
    // `Dog` can be the name of a schema or of a file. The specification prefers the schema.
    if (use.kind == UseKind::Mapping && isBareName(use.reference)) {
        const ReferenceTarget schema = implicit(entry, "schemas", use.reference);
        if (m_isFragment ? !use.reference.contains(u'.') : m_snapshot.at(schema.place.pointer).exists())
            return schema;
    }
    return readReference(use.reference, m_address);
}

QList<qsizetype> ReferencedDocument::usesOf(const Place &place) const
{
    return usesOfTargets(m_targetsByPlace.value(place));
}

QList<qsizetype> ReferencedDocument::usesWithin(const Place &place) const
{
    QList<qsizetype> targets;
    for (auto each = m_targetsByPlace.cbegin(); each != m_targetsByPlace.cend(); ++each) {
        if (each.key().address == place.address && place.pointer.contains(each.key().pointer))
            targets += *each;
    }
    return usesOfTargets(targets);
}

QList<qsizetype> ReferencedDocument::usesOfTargets(const QList<qsizetype> &targets) const
{
    QList<qsizetype> found;
    for (const qsizetype target : targets)
        found += m_usesOfTarget[target];
    std::sort(found.begin(), found.end());
    return found;
}

std::optional<Pointer> ReferencedDocument::anchor(const QByteArray &name) const
{
    const auto found = m_found.anchors.constFind(name);
    return found == m_found.anchors.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace openapi

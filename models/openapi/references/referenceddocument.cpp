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
    , m_isPart(!snapshot.at({"openapi"}).exists())
    , m_found(std::move(found))
{
    readResources();
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

void ReferencedDocument::readResources()
{
    const auto &resources = m_found.resources;
    m_bases.resize(resources.size());
    // Those around come later.
    for (qsizetype i = resources.size() - 1; i >= 0; --i) {
        const QString &around = resources[i].outer < 0 ? m_address : m_bases[resources[i].outer];
        m_bases[i] = readReference(resources[i].id, around).place.address;
        if (!m_bases[i].isEmpty() && m_bases[i] != m_address)
            m_resources.insert(m_bases[i], resources[i].pointer);
    }
    const document::Node self = m_snapshot.at({"$self"});
    const QString name = self.isString() ? readReference(self.text(), m_address).place.address : QString();
    if (!name.isEmpty() && name != m_address)
        m_resources.insert(name, Pointer());
    for (const SchemaAnchor &anchor : m_found.anchors) {
        const Pointer resource = anchor.resource < 0 ? Pointer() : resources[anchor.resource].pointer;
        const std::pair key(resource, anchor.name);
        if (!m_anchors.contains(key))
            m_anchors.insert(key, anchor.pointer);
    }
}

ReferenceTarget ReferencedDocument::located(const ReferenceTarget &target) const
{
    const auto resource = m_resources.constFind(target.place.address);
    if (resource == m_resources.constEnd())
        return target;
    if (target.kind == ReferenceTarget::Kind::Pointer)
        return {target.kind, {m_address, *resource / target.place.pointer}, {}};
    const auto anchor = m_anchors.constFind({*resource, target.anchor});
    if (target.kind == ReferenceTarget::Kind::Anchor && anchor != m_anchors.constEnd())
        return {ReferenceTarget::Kind::Pointer, {m_address, *anchor}, {}};
    // An anchor of the document, or of another resource, is none of this one.
    return {ReferenceTarget::Kind::Malformed, {m_address, *resource}, target.anchor};
}

/** Each text is parsed once, because large documents repeat few references. */
void ReferencedDocument::readTargets()
{
    // A text can mean something else as another kind of reference, or with another base.
    QHash<std::pair<QString, std::pair<int, qsizetype>>, qsizetype> known;
    m_targetOfUse.reserve(m_found.uses.size());
    for (qsizetype i = 0; i < m_found.uses.size(); ++i) {
        const ReferenceUse &use = m_found.uses[i];
        const std::pair key(use.reference, std::pair(int(use.kind), use.resource));
        auto target = known.constFind(key);
        if (target == known.constEnd()) {
            m_targets.append(readUse(use));
            m_usesOfTarget.append(QList<qsizetype>());
            target = known.insert(key, m_targets.size() - 1);
        }
        m_targetOfUse.append(*target);
        // Its target depends on the `$id`.
        if (!use.isBelowSchemaId())
            m_usesOfTarget[*target].append(i);
    }
}

ReferenceTarget ReferencedDocument::readUse(const ReferenceUse &use) const
{
    const QString entry = m_isPart ? QString() : m_address;
    if (use.kind == UseKind::SecurityName)
        return implicit(entry, "securitySchemes", use.reference);
    // `Dog` can be the name of a schema or of a file. The specification prefers the schema.
    if (use.kind == UseKind::Mapping && isBareName(use.reference)) {
        const ReferenceTarget schema = implicit(entry, "schemas", use.reference);
        if (m_isPart ? !use.reference.contains(u'.') : m_snapshot.at(schema.place.pointer).exists())
            return schema;
    }
    const bool isOfResource = use.resource >= 0 && !m_bases[use.resource].isEmpty();
    return located(readReference(use.reference, isOfResource ? m_bases[use.resource] : m_address));
}

std::optional<qsizetype> ReferencedDocument::useAt(qsizetype offset) const
{
    const auto use = std::lower_bound(
        m_found.uses.begin(), m_found.uses.end(), offset,
        [](const ReferenceUse &each, qsizetype wanted) { return each.span.offset < wanted; });
    const bool isFound = use != m_found.uses.end() && use->span.offset == offset;
    return isFound ? std::optional(use - m_found.uses.begin()) : std::nullopt;
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
    const auto own = m_anchors.constFind({Pointer(), name});
    if (own != m_anchors.constEnd())
        return *own;
    const auto found = std::find_if(m_found.anchors.begin(), m_found.anchors.end(),
                                    [&](const SchemaAnchor &anchor) { return anchor.name == name; });
    return found == m_found.anchors.end() ? std::nullopt : std::optional(found->pointer);
}

} // namespace openapi

#pragma once

#include "referencetarget.h"
#include "referenceuse.h"

#include <memory>

namespace openapi {

/**
 * A document with its references and their targets. Created in one pass over a snapshot, immutable, and shared between
 * threads.
 */
class ReferencedDocument final
{
public:
    /** Finds the references of a document. Takes tens of milliseconds for 10 MB, so call it in a worker thread. */
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot);
    /** Finds the references of a later state of a document. Takes time for what changed since `earlier`, and some for
     * each reference. */
    ReferencedDocument(const ReferencedDocument &earlier, const document::Snapshot &snapshot);
    /** Finds only the references in these places of a document. Takes time for their content. */
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot,
                       const QList<document::Pointer> &places);

    [[nodiscard]] const QString &address() const { return m_address; }
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] const QList<ReferenceUse> &uses() const { return m_found.uses; }
    [[nodiscard]] const QList<NameUse> &names() const { return m_found.names; }
    /** Returns the relative URIs that depend on the address of the document and are no references to a part of the API
     * description. */
    [[nodiscard]] const QList<RelativeUri> &relativeUris() const { return m_found.uris; }
    /** Returns the index of the reference use whose value or key begins at this offset of the text, or std::nullopt. */
    [[nodiscard]] std::optional<qsizetype> useAt(qsizetype offset) const;
    /** Returns the target of a reference use by its index. A target without an address is a component of the entry
     * document. */
    [[nodiscard]] const ReferenceTarget &targetOf(qsizetype use) const { return m_targets[m_targetOfUse[use]]; }
    /** Returns the targets of all reference uses. Uses of one kind with an equal text and an equal base URI share a
     * target. */
    [[nodiscard]] const QList<ReferenceTarget> &targets() const { return m_targets; }
    /** Returns the place of the innermost schema with an `$id` that contains a reference use below the `$id` of a
     * schema. */
    [[nodiscard]] const document::Pointer &schemaResourceOf(qsizetype use) const
    {
        return m_found.resources[uses()[use].resource].pointer;
    }
    /** Returns the index of a use's target in targets(). */
    [[nodiscard]] qsizetype targetIndexOf(qsizetype use) const { return m_targetOfUse[use]; }
    /** Returns the addresses of other documents that this document refers to, without duplicates, in document order.
     * References below the `$id` of a schema are left out. */
    [[nodiscard]] const QStringList &otherAddresses() const { return m_otherAddresses; }
    /** Returns the indexes of the uses whose target is at `index` of targets(), without uses below the `$id` of a
     * schema, whose target can be another one. */
    [[nodiscard]] const QList<qsizetype> &usesOfTarget(qsizetype index) const { return m_usesOfTarget[index]; }
    /** Returns the indexes of the uses that refer to this place, without uses below the `$id` of a schema. */
    [[nodiscard]] QList<qsizetype> usesOf(const Place &place) const;
    /** Returns the indexes of the uses that refer to this place or to a place inside it, without uses below the `$id`
     * of a schema. */
    [[nodiscard]] QList<qsizetype> usesWithin(const Place &place) const;
    /** Returns the place of the schema with this anchor in the document itself or, without one, in one of its schema
     * resources; std::nullopt if no schema has the anchor. */
    [[nodiscard]] std::optional<document::Pointer> anchor(const QByteArray &name) const;
    /** Returns the places of this document and of schemas in it, by the absolute URIs that their `$self` or `$id` gives
     * them. */
    [[nodiscard]] const QHash<QString, document::Pointer> &resources() const { return m_resources; }
    /** Replaces a target that one of resources() names by the place in this document. Returns other targets unchanged.
     */
    [[nodiscard]] ReferenceTarget located(const ReferenceTarget &target) const;
    [[nodiscard]] const QList<SchemaAnchor> &anchors() const { return m_found.anchors; }
    [[nodiscard]] bool hasAnchors() const { return !m_found.anchors.isEmpty(); }
    /** Returns true for a document without `openapi`, which is a part of an API description. Names in it refer to
     * components of the entry document. */
    [[nodiscard]] bool isPart() const { return m_isPart; }

private:
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot, FoundReferences found);
    void readResources();
    void readTargets();
    [[nodiscard]] ReferenceTarget readUse(const ReferenceUse &use) const;
    [[nodiscard]] QList<qsizetype> usesOfTargets(const QList<qsizetype> &targets) const;

    QString m_address;
    document::Snapshot m_snapshot;
    bool m_isPart = false;
    FoundReferences m_found;
    QStringList m_bases; ///< The absolute URIs of the schema resources, by their indexes.
    QHash<QString, document::Pointer> m_resources;
    /** The places of anchors, by the place of the schema resource and the name. */
    QHash<std::pair<document::Pointer, QByteArray>, document::Pointer> m_anchors;
    QList<ReferenceTarget> m_targets; ///< The targets of all uses: see targets().
    QList<qsizetype> m_targetOfUse;
    QList<QList<qsizetype>> m_usesOfTarget;
    QHash<Place, QList<qsizetype>> m_targetsByPlace;
    QStringList m_otherAddresses;
};

using ReferencedDocumentPtr = std::shared_ptr<const ReferencedDocument>;

} // namespace openapi

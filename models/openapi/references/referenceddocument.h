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
    /** Takes tens of milliseconds for a document of 10 MB, so it should run in a worker thread. */
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot);
    /** A later state of a document. Takes time for what changed, and some for each reference. */
    ReferencedDocument(const ReferencedDocument &earlier, const document::Snapshot &snapshot);
    /** With the references in these places only. Takes time for what is in them. */
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot,
                       const QList<document::Pointer> &places);

    [[nodiscard]] const QString &address() const { return m_address; }
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] const QList<ReferenceUse> &uses() const { return m_found.uses; }
    [[nodiscard]] const QList<NameUse> &names() const { return m_found.names; }
    /** The index of the use whose value or key begins at this offset of the text. */
    [[nodiscard]] std::optional<qsizetype> useAt(qsizetype offset) const;
    /** The target of a use. Without an address it is a component of the entry document. */
    [[nodiscard]] const ReferenceTarget &targetOf(qsizetype use) const { return m_targets[m_targetOfUse[use]]; }
    /** The targets of all uses, each text once. */
    [[nodiscard]] const QList<ReferenceTarget> &targets() const { return m_targets; }
    /** The index of a use's target among them. */
    [[nodiscard]] qsizetype targetIndexOf(qsizetype use) const { return m_targetOfUse[use]; }
    /** The addresses of other documents that it refers to, each once, in document order. */
    [[nodiscard]] const QStringList &otherAddresses() const { return m_otherAddresses; }
    /** The uses with that target, but for those below the `$id` of a schema, which can have another one. */
    [[nodiscard]] const QList<qsizetype> &usesOfTarget(qsizetype index) const { return m_usesOfTarget[index]; }
    /** The indexes of the uses that refer to this place. */
    [[nodiscard]] QList<qsizetype> usesOf(const Place &place) const;
    /** The references to this place and all places inside it. */
    [[nodiscard]] QList<qsizetype> usesWithin(const Place &place) const;
    /** The schema with this anchor in the document itself or, without one, in one of its schema resources. */
    [[nodiscard]] std::optional<document::Pointer> anchor(const QByteArray &name) const;
    /** The absolute URIs that name the document or a schema in it: `$self` and `$id`, by their places. */
    [[nodiscard]] const QHash<QString, document::Pointer> &resources() const { return m_resources; }
    /** The target in this document for a target that one of resources() names; for others it is unchanged. */
    [[nodiscard]] ReferenceTarget located(const ReferenceTarget &target) const;
    [[nodiscard]] bool hasAnchors() const { return !m_found.anchors.isEmpty(); }
    /** True for a part of an API description. Names in it refer to components of the entry document. */
    [[nodiscard]] bool isFragment() const { return m_isFragment; }

private:
    ReferencedDocument(const QString &address, const document::Snapshot &snapshot, FoundReferences found);
    void readResources();
    void readTargets();
    [[nodiscard]] ReferenceTarget readUse(const ReferenceUse &use) const;
    [[nodiscard]] QList<qsizetype> usesOfTargets(const QList<qsizetype> &targets) const;

    QString m_address;
    document::Snapshot m_snapshot;
    bool m_isFragment = false;
    FoundReferences m_found;
    QStringList m_bases; ///< The absolute URIs of the schema resources.
    QHash<QString, document::Pointer> m_resources;
    QHash<std::pair<document::Pointer, QByteArray>, document::Pointer> m_anchors; ///< By the resource and the name.
    QList<ReferenceTarget> m_targets;                                             ///< Each text once.
    QList<qsizetype> m_targetOfUse;
    QList<QList<qsizetype>> m_usesOfTarget;
    QHash<Place, QList<qsizetype>> m_targetsByPlace;
    QStringList m_otherAddresses;
};

using ReferencedDocumentPtr = std::shared_ptr<const ReferencedDocument>;

} // namespace openapi

#pragma once

#include "documentset.h"
#include "refs.h"
#include "version.h"

#include <functional>

namespace openapi {

/** The result of resolving a reference in a set of documents. */
struct SetResolution {
    ReferenceState state = ReferenceState::Missing;
    Place place;                       ///< The place at the end of the chain of references.
    document::Node node;               ///< The node at `place`. Only set if the state is Resolved.
    std::optional<Unavailability> why; ///< Set if the state is External: why the document is not available.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/** Returns the current text of the document at an address if it is being edited, and std::nullopt otherwise. */
using EditedText = std::function<std::optional<document::Snapshot>(const QString &address)>;

/**
 * Resolves references in the documents of a set, including chains of references. Caches members of large mappings. Not
 * thread-safe.
 */
class ReferenceResolver final
{
public:
    explicit ReferenceResolver(DocumentSet set)
        : m_set(std::move(set))
    {}
    /** Constructs a resolver that reads the text of edited documents from `edited` instead of from the set, which is
     * updated later or does not have the document yet. */
    ReferenceResolver(DocumentSet set, EditedText edited)
        : m_set(std::move(set))
        , m_edited(std::move(edited))
    {}

    [[nodiscard]] const DocumentSet &set() const { return m_set; }
    [[nodiscard]] SetResolution resolve(const ReferencedDocument &document, qsizetype use);
    [[nodiscard]] SetResolution resolve(const ReferenceTarget &target);
    /** Returns the node at a place or, if that is a Reference Object, at the end of its chain of references. */
    [[nodiscard]] SetResolution resolve(const Place &place);
    /** Resolves a place of the description as if all references were replaced by their targets: references on the way
     * to the place are followed, too, so that `/paths/~1books/get` is found where the path item is `$ref: books.yaml`.
     */
    [[nodiscard]] SetResolution resolveThrough(const Place &place);
    /** Returns the target of a Reference Object in the document at `address`. For any other node, returns the node
     * itself with an incomplete place, which has the address but not the pointer. */
    [[nodiscard]] SetResolution follow(const QString &address, const document::Node &node);
    /** Returns the current text of a document, including edits, or std::nullopt if the document is not available. */
    [[nodiscard]] std::optional<document::Snapshot> textOf(const QString &address) const;
    /** Returns the version of OpenAPI of a document: see knownVersion(). */
    [[nodiscard]] std::optional<specification::Version> versionOf(const QString &address);
    /** Returns the version of a document or, if it states none, that of the document at `referrer`, which refers to it.
     */
    [[nodiscard]] std::optional<specification::Version> versionOf(const QString &address, const QString &referrer)
    {
        const auto stated = versionOf(address);
        return stated ? stated : versionOf(referrer);
    }
    /** Returns the place that the reference at a place names, or std::nullopt if the resolver did not follow the
     * reference before. */
    [[nodiscard]] std::optional<Place> next(const Place &place) const;

private:
    [[nodiscard]] std::optional<SetResolution> step(ReferenceTarget &target);
    [[nodiscard]] ReferenceTarget nextTarget(const QString &address, const document::Snapshot &text,
                                             const document::Node &node, const QString &reference) const;
    [[nodiscard]] document::Node nodeAt(const QString &address, const document::Snapshot &text,
                                        const document::Pointer &pointer);
    [[nodiscard]] document::Node memberOf(const QString &address, const document::Pointer &place,
                                          const document::Node &node, const QByteArray &token);

    DocumentSet m_set;
    EditedText m_edited;
    QHash<QString, std::optional<specification::Version>> m_versions; ///< The versions of documents, by address.
    QHash<Place, SetResolution> m_known;
    QHash<Place, Place> m_next; ///< The target of the reference at each place that was followed.
    struct Members {
        int lookups = 0;
        QHash<QByteArray, document::Node> byKey; ///< The members by key; only filled after many lookups.
    };
    QHash<Place, Members> m_members; ///< The cached members of large mappings, by place.
};

} // namespace openapi

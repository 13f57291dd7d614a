#pragma once

#include "documentset.h"
#include "refs.h"

namespace openapi {

/** Where a use of a set leads. */
struct SetResolution {
    ReferenceState state = ReferenceState::Missing;
    Place place;                       ///< Where the chain ended.
    document::Node node;               ///< What stands there; missing unless the state is Resolved.
    std::optional<Unavailability> why; ///< With the state External: what keeps the document from being looked into.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/**
 * Resolves references over the documents of a set, over as many further references as there are. Keeps what it found,
 * so that many look-ups in one large mapping cost one pass over it. Not to be shared between threads.
 */
class ReferenceResolver final
{
public:
    explicit ReferenceResolver(DocumentSet set)
        : m_set(std::move(set))
    {}

    [[nodiscard]] const DocumentSet &set() const { return m_set; }
    [[nodiscard]] SetResolution resolve(const ReferencedDocument &document, qsizetype use);
    [[nodiscard]] SetResolution resolve(const ReferenceTarget &target);

private:
    [[nodiscard]] std::optional<SetResolution> step(ReferenceTarget &target);
    [[nodiscard]] document::Node nodeAt(const ReferencedDocument &document, const document::Pointer &pointer);
    [[nodiscard]] document::Node memberOf(const QString &address, const document::Pointer &place,
                                          const document::Node &node, const QByteArray &token);

    DocumentSet m_set;
    QHash<Place, SetResolution> m_known;
    QHash<Place, QHash<QByteArray, document::Node>> m_members; ///< Of mappings too long to be looked through again.
};

} // namespace openapi

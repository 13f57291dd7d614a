#include "parts.h"

#include "kindat.h"

#include <QSet>

#include <algorithm>

namespace lint {

using document::Pointer;
using openapi::ReferencedDocumentPtr;
using openapi::ReferenceTarget;
using openapi::UseKind;
using specification::ObjectKind;
using specification::Version;

namespace {

document::Node nodeAt(const openapi::ReferencedDocument &document, const Pointer &pointer)
{
    return document.snapshot().at(pointer).resolved();
}

Pointer relative(const Pointer &pointer, const Pointer &base)
{
    return Pointer(pointer.tokens().sliced(base.tokens().size()));
}

} // namespace

class Parts::Search final
{
public:
    explicit Search(const openapi::DocumentSet &set)
        : m_set(set)
    {}

    Parts run()
    {
        for (const ReferencedDocumentPtr &document : m_set.documents()) {
            const auto version = specification::versionOf(document->snapshot().at({"openapi"}).text());
            if (version)
                m_waiting.append({document, {{}, ObjectKind::OpenApi}, *version});
        }
        // References inside a part can lead to others.
        for (qsizetype i = 0; i < m_waiting.size(); ++i)
            follow(Reached(m_waiting[i]));
        for (auto document = m_parts.m_parts.begin(); document != m_parts.m_parts.end(); ++document)
            leaveOutInner(document.key(), *document);
        return m_parts;
    }

private:
    /** A part whose references are to be followed. */
    struct Reached {
        ReferencedDocumentPtr document;
        Part part;
        Version version;
    };

    void follow(const Reached &found)
    {
        const auto &uses = found.document->uses();
        const base::Span span = nodeAt(*found.document, found.part.pointer).span();
        auto use = std::lower_bound(
            uses.begin(), uses.end(), span.offset,
            [](const openapi::ReferenceUse &each, qsizetype offset) { return each.span.offset < offset; });
        for (; use != uses.end() && use->span.offset < span.end(); ++use)
            follow(found, *use, found.document->targetOf(use - uses.begin()));
    }

    void follow(const Reached &found, const openapi::ReferenceUse &use, const ReferenceTarget &target)
    {
        const bool isFollowed = use.kind == UseKind::Reference || use.kind == UseKind::Mapping;
        if (!isFollowed || use.isBelowSchemaId || target.kind != ReferenceTarget::Kind::Pointer ||
            m_seen.contains(target.place) || !found.part.pointer.contains(use.pointer))
            return;
        const ReferencedDocumentPtr document = m_set.find(target.place.address);
        if (!document)
            return;
        const auto own = specification::versionOf(document->snapshot().at({"openapi"}).text());
        const bool isReached = own && specification::kindAt(document->snapshot().root(), ObjectKind::OpenApi,
                                                            target.place.pointer, *own) != ObjectKind::NoObject;
        if (isReached) {
            m_seen.insert(target.place);
            return;
        }
        const ObjectKind expected = expectedAt(found, use);
        if (expected == ObjectKind::NoObject || !nodeAt(*document, target.place.pointer).isMapping())
            return;
        m_seen.insert(target.place);
        const Reached next{document, {target.place.pointer, expected}, own.value_or(found.version)};
        if (!m_parts.m_parts.contains(document->address()))
            m_parts.m_parts.insert(document->address(), {next.version, {}});
        m_parts.m_parts[document->address()].list.append(next.part);
        m_nodes.insert(target.place, nodeAt(*document, target.place.pointer));
        m_waiting.append(next);
    }

    /** What the place of a reference has to be. */
    [[nodiscard]] static ObjectKind expectedAt(const Reached &found, const openapi::ReferenceUse &use)
    {
        if (use.kind == UseKind::Mapping)
            return ObjectKind::Schema;
        return specification::kindAt(nodeAt(*found.document, found.part.pointer), found.part.kind,
                                     relative(use.pointer.parent(), found.part.pointer), found.version);
    }

    /** A part that another one reaches would be checked twice. */
    void leaveOutInner(const QString &address, Document &document) const
    {
        QHash<Pointer, Part> byPointer;
        for (const Part &part : std::as_const(document.list))
            byPointer.insert(part.pointer, part);
        document.list.removeIf([&](const Part &part) {
            for (Pointer outer = part.pointer; !outer.isRoot();) {
                outer = outer.parent();
                const auto around = byPointer.constFind(outer);
                if (around == byPointer.constEnd())
                    continue;
                const document::Node node = m_nodes.value({address, outer});
                if (specification::kindAt(node, around->kind, relative(part.pointer, outer), document.version) !=
                    ObjectKind::NoObject)
                    return true;
            }
            return false;
        });
    }

    const openapi::DocumentSet &m_set;
    Parts m_parts;
    QList<Reached> m_waiting;
    QSet<openapi::Place> m_seen;
    QHash<openapi::Place, document::Node> m_nodes;
};

void Parts::addFrom(const Parts &other, const QString &address)
{
    const auto found = other.m_parts.constFind(address);
    if (found != other.m_parts.constEnd() && !m_parts.contains(address))
        m_parts.insert(address, *found);
}

Parts Parts::of(const openapi::DocumentSet &set)
{
    return Search(set).run();
}

} // namespace lint

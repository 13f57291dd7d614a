#include "partgraph.h"

#include "pieces.h"

#include <algorithm>

namespace lint {

using document::Pointer;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;

namespace {

/** Returns true for a place in a vendor member. References there are followed, although they are not among the uses. */
bool isInVendorMember(const Pointer &place)
{
    return std::any_of(place.tokens().begin(), place.tokens().end(),
                       [](const QByteArray &token) { return token.startsWith("x-"); });
}

} // namespace

PartGraph::PartGraph(const description::Description &description)
    : m_description(description)
{
    for (const ReferencedDocumentPtr &document : description.set().documents()) {
        if (document == description.entry())
            addUses(*document);
        else
            addTargets(*document);
        // The validator follows these, too.
        if (document->snapshot().text().contains("$dynamicRef"))
            m_unknown.append({document->address(), {}});
    }
}

QSet<openapi::Place> PartGraph::dependents(QList<openapi::Place> parts) const
{
    if (!parts.isEmpty())
        parts += m_unknown;
    QSet<openapi::Place> found(parts.cbegin(), parts.cend());
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QList<openapi::Place> next = m_referring.value(parts[i]);
        if (parts[i].address == entry())
            next.append(openapi::Place{entry(), {}});
        for (const openapi::Place &part : std::as_const(next)) {
            if (!found.contains(part))
                parts.append(part);
            found.insert(part);
        }
    }
    return found;
}

openapi::Place PartGraph::partOf(const QString &address, const Pointer &pointer) const
{
    return {address, address == entry() ? Pieces::pieceOf(pointer).value_or(Pointer()) : Pointer()};
}

void PartGraph::addUses(const ReferencedDocument &document)
{
    for (qsizetype use = 0; use < document.uses().size(); ++use)
        add(partOf(document.address(), document.uses()[use].pointer), m_description.targetOf(document, use));
}

/** Adds each target once: a document repeats few references. */
void PartGraph::addTargets(const ReferencedDocument &document)
{
    for (qsizetype target = 0; target < document.targets().size(); ++target) {
        if (!document.usesOfTarget(target).isEmpty())
            add({document.address(), {}}, m_description.targetOf(document, document.usesOfTarget(target).first()));
    }
}

void PartGraph::add(const openapi::Place &part, const openapi::ReferenceTarget &target)
{
    const bool isPointer = target.kind == openapi::ReferenceTarget::Kind::Pointer;
    if (isPointer && isInVendorMember(target.place.pointer))
        m_unknown.append(part);
    m_referring[partOf(target.place.address, isPointer ? target.place.pointer : Pointer())].append(part);
}

} // namespace lint

#include "treefindings.h"

#include "operations.h"
#include "partgraph.h"
#include "pieces.h"

#include <algorithm>
#include <utility>

namespace lint {

using description::Description;
using description::Tree;
using document::Node;
using document::Pointer;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;

namespace {

/** Returns the names that other documents can use without a reference: of tags, and the places of components. */
QSet<QByteArray> namesIn(const document::Snapshot &entry)
{
    QSet<QByteArray> names = openapi::declaredTags(entry);
    for (const QByteArray section : {"schemas", "securitySchemes"}) {
        const Node components = entry.at({"components", section}).resolved();
        for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i)
            names.insert('/' + section + '/' + components.keyAt(i));
    }
    return names;
}

/** True if references can lead to a document by another name than its address. */
bool hasOtherNames(const ReferencedDocument &document)
{
    const auto &uses = document.uses();
    return !document.resources().isEmpty() ||
           std::any_of(uses.begin(), uses.end(), [](const auto &use) { return use.isBelowSchemaId(); });
}

bool hasOtherNames(const Description &description)
{
    const auto &documents = description.set().documents();
    return std::any_of(documents.begin(), documents.end(),
                       [](const ReferencedDocumentPtr &document) { return hasOtherNames(*document); });
}

/** Returns true if a changed piece is a YAML merge key: its members count at other places than that of the key. */
bool hasMerge(const QSet<Pointer> &changed)
{
    return std::any_of(changed.begin(), changed.end(), [](const Pointer &piece) { return piece.last() == "<<"; });
}

/** Returns true if the piece of the entry document changed that a tree is in, in the description as one document. */
bool isChanged(const Tree &tree, const QSet<Pointer> &changed)
{
    const auto piece = Pieces::pieceOf(tree.logical);
    return !piece || changed.contains(*piece);
}

} // namespace

TreeFindings::State TreeFindings::stateOf(const Description &description)
{
    State state;
    state.entry = description.entry()->address();
    for (const ReferencedDocumentPtr &document : description.set().documents())
        state.documents.insert(document->address(), document);
    for (const QString &missing : description.set().missingAddresses())
        state.documents.insert(missing, nullptr);
    for (const Tree &tree : description.trees()) {
        // The entry document is another object after each edit.
        const bool isInEntry = tree.document == description.entry();
        state.trees[tree.document->address()].append(
            {isInEntry ? nullptr : tree.document, tree.start, tree.kind, tree.version, tree.logical});
    }
    state.names = namesIn(description.entry()->snapshot());
    return state;
}

QList<openapi::Place> TreeFindings::differencesTo(const State &now) const
{
    QList<openapi::Place> different;
    for (auto document = now.documents.cbegin(); document != now.documents.cend(); ++document) {
        const QString &address = document.key();
        if (address == now.entry)
            continue;
        // Why a document is missing can change as well, so such references are checked each time.
        const bool isSame = document.value() && m_state.documents.value(address) == document.value();
        // The kind of an object can depend on the reference that the search has found first.
        if (!isSame || m_state.trees.value(address) != now.trees.value(address))
            different.append({address, {}});
    }
    return different;
}

void TreeFindings::start(const Description &description, const QSet<Pointer> &changed)
{
    if (description.trees().size() == 1)
        return clear();
    State now = stateOf(description);
    m_kept = std::exchange(m_next, {});
    const bool isAnotherEntry = now.entry != m_state.entry ||
                                now.trees.value(now.entry) != m_state.trees.value(now.entry);
    if (isAnotherEntry || now.names != m_state.names || hasOtherNames(description) || hasMerge(changed)) {
        m_kept.clear();
    } else if (!m_kept.isEmpty()) {
        QList<openapi::Place> parts = differencesTo(now);
        for (const Pointer &piece : changed)
            parts.append({now.entry, piece});
        const QSet<openapi::Place> stale = PartGraph(description).dependents(parts);
        m_kept.removeIf([&](const auto &each) {
            const Tree &tree = each.value().tree;
            return stale.contains({tree.document->address(), {}}) || isChanged(tree, changed);
        });
    }
    m_state = std::move(now);
}

void TreeFindings::clear()
{
    m_state = {};
    m_kept.clear();
    m_next.clear();
}

std::optional<TreeResult> TreeFindings::find(const Tree &tree)
{
    const auto kept = m_kept.constFind({tree.document->address(), tree.start});
    if (kept == m_kept.constEnd() || kept->tree != tree)
        return std::nullopt;
    m_next.insert(kept.key(), *kept);
    return kept->result;
}

void TreeFindings::keep(const Tree &tree, const TreeResult &result)
{
    // Positions in the entry document move with its edits.
    const auto isInEntry = [&](const DocumentFindings &each) { return each.document->address() == m_state.entry; };
    if (std::none_of(result.findings.begin(), result.findings.end(), isInEntry))
        m_next.insert({tree.document->address(), tree.start}, {tree, result});
}

} // namespace lint

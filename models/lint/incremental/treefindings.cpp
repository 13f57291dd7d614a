#include "treefindings.h"

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

/** The names that documents can use without a reference, with the list or map that has them. */
QSet<QByteArray> namesIn(const document::Snapshot &entry)
{
    QSet<QByteArray> names;
    const Node tags = entry.at({"tags"}).resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (const Node name = tags.childAt(i).resolved().member("name"); name.isString())
            names.insert("tags/" + name.bytes());
    }
    for (const QByteArray section : {"schemas", "securitySchemes"}) {
        const Node components = entry.at({"components", section}).resolved();
        for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i)
            names.insert(section + '/' + components.keyAt(i));
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

/** True for a place below a vendor member, where references are followed although they are no uses. */
bool isInVendorMember(const Pointer &place)
{
    return std::any_of(place.tokens().begin(), place.tokens().end(),
                       [](const QByteArray &token) { return token.startsWith("x-"); });
}

/** What a merge key brings in is at other places than the key. */
bool hasMerge(const QSet<Pointer> &changed)
{
    return std::any_of(changed.begin(), changed.end(), [](const Pointer &piece) { return piece.last() == "<<"; });
}

bool isChanged(const Tree &tree, const QSet<Pointer> &changed)
{
    const auto piece = Pieces::pieceOf(tree.logical);
    return !piece || changed.contains(*piece);
}

/** Tells which parts of a description refer to others. A part is a piece of the entry document, or another document,
 * whose place is its root. The root of the entry is what references to no piece refer to. */
class Parts final
{
public:
    explicit Parts(const Description &description)
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

    /** The given parts, and all that refer to them over any number of others. */
    [[nodiscard]] QSet<openapi::Place> dependents(QList<openapi::Place> parts) const
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

private:
    [[nodiscard]] const QString &entry() const { return m_description.entry()->address(); }

    [[nodiscard]] openapi::Place partOf(const QString &address, const Pointer &pointer) const
    {
        return {address, address == entry() ? Pieces::pieceOf(pointer).value_or(Pointer()) : Pointer()};
    }

    void addUses(const ReferencedDocument &document)
    {
        for (qsizetype use = 0; use < document.uses().size(); ++use)
            add(partOf(document.address(), document.uses()[use].pointer), m_description.targetOf(document, use));
    }

    /** A document repeats few references. */
    void addTargets(const ReferencedDocument &document)
    {
        for (qsizetype target = 0; target < document.targets().size(); ++target) {
            if (!document.usesOfTarget(target).isEmpty())
                add({document.address(), {}}, m_description.targetOf(document, document.usesOfTarget(target).first()));
        }
    }

    void add(const openapi::Place &part, const openapi::ReferenceTarget &target)
    {
        const bool isPointer = target.kind == openapi::ReferenceTarget::Kind::Pointer;
        if (isPointer && isInVendorMember(target.place.pointer))
            m_unknown.append(part);
        m_referring[partOf(target.place.address, isPointer ? target.place.pointer : Pointer())].append(part);
    }

    const Description &m_description;
    QHash<openapi::Place, QList<openapi::Place>> m_referring;
    QList<openapi::Place> m_unknown; ///< Parts that can refer to any others.
};

} // namespace

TreeFindings::State TreeFindings::stateOf(const Description &description)
{
    State state;
    state.entry = description.entry()->address();
    for (const ReferencedDocumentPtr &document : description.set().documents())
        state.documents.insert(document->address(), document.get());
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
        const QSet<openapi::Place> stale = Parts(description).dependents(parts);
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

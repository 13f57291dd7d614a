#pragma once

#include "documentset.h"
#include "objecttree.h"
#include "operations.h"

namespace description {

/** A reference, with its places in the description as one document. */
struct LogicalReference {
    openapi::UseKind kind = openapi::UseKind::Reference;
    document::Pointer place;  ///< The member whose value or key the reference is.
    document::Pointer target; ///< The place that it names, which can have a reference itself.
};

/**
 * An API description: an entry document and what its references lead to in the same and in other documents. It answers
 * the same questions in the same way for a description in one document and in many. An immutable value, which threads
 * can share.
 */
class Description final
{
public:
    /** Creates the description of an entry document, which is in the set. Takes time for each reference, not for each
     * value. Without a version of OpenAPI in the entry document, its root is the only tree. */
    Description(openapi::ReferencedDocumentPtr entry, const openapi::DocumentSet &set);
    /** Creates the description of one document alone: its references to others lead nowhere. */
    explicit Description(const openapi::ReferencedDocumentPtr &entry);
    /** Creates the description of a text without an address alone. */
    explicit Description(const document::Snapshot &entry);

    /** Returns this description with a later state of its entry document. Its trees are those of the earlier state, so
     * that this takes no time for the references. */
    [[nodiscard]] Description withEdited(const openapi::ReferencedDocumentPtr &entry) const;

    [[nodiscard]] const openapi::ReferencedDocumentPtr &entry() const { return m_entry; }
    [[nodiscard]] const openapi::DocumentSet &set() const { return m_set; }
    /** The version that the entry document states; none if it states none or an unknown one. */
    [[nodiscard]] std::optional<specification::Version> version() const;

    /** The objects at which walks start, in the order of discovery. The first is the root of the entry document. No
     * tree is inside an object that the walk from another one reaches. */
    [[nodiscard]] const QList<Tree> &trees() const & { return m_trees; }
    void trees() && = delete;
    /** The innermost tree with a place, or null if the place is not part of the description. */
    [[nodiscard]] const Tree *treeAt(const openapi::Place &place) const;
    /** The kind of object that the specification has at a place: an object, or a Reference Object for it. NoObject for
     * other places, and for those that are not part of the description. */
    [[nodiscard]] specification::ObjectKind kindAt(const openapi::Place &place) const;
    /** True for a place of an object, of a field of one, or of an entry of such a field: what is there is meant to be
     * read as OpenAPI. False for unknown members, and for what is inside literal data. */
    [[nodiscard]] bool isSpecified(const openapi::Place &place) const;
    /** Where a place is in the description as one document. None for a place that is not part of the description. */
    [[nodiscard]] std::optional<document::Pointer> logicalPointer(const openapi::Place &place) const;

    /** The indexes of the references in a tree, in the order of the text. */
    [[nodiscard]] static QList<qsizetype> usesIn(const Tree &tree);
    /** The target of a reference of a document, by its index. The name of a security scheme, and of a schema in a
     * mapping, is that of a component of the entry document. */
    [[nodiscard]] openapi::ReferenceTarget targetOf(const openapi::ReferencedDocument &document, qsizetype use) const;

    /** The place that a reference names, whether it is there or not; none if its document or its anchor is not there.
     */
    [[nodiscard]] std::optional<openapi::Place> placeOf(const openapi::ReferenceTarget &target) const;

    /** The references to places of the description, by tree in the order of the text, whether something is there or
     * not. Those that only say which file has a component or a path are none in the description as one document. */
    [[nodiscard]] QList<LogicalReference> references() const;

    /** The path items of `paths` of the entry document in document order, each with its operations, which can be in
     * another document: see openapi::PathItem::address. */
    [[nodiscard]] QList<openapi::PathItem> pathItems() const;
    /** The path item of a path, or nothing. */
    [[nodiscard]] std::optional<openapi::PathItem> pathItem(const QByteArray &path) const;
    /** The webhooks of the entry document, as pathItems() has the paths. */
    [[nodiscard]] QList<openapi::PathItem> webhooks() const;
    /** The document with the operations of one of these path items. */
    [[nodiscard]] openapi::ReferencedDocumentPtr documentOf(const openapi::PathItem &item) const
    {
        return item.address.isEmpty() ? m_entry : m_set.find(item.address);
    }
    /** The operations of these path items, in the same order. */
    [[nodiscard]] QList<openapi::Operation> operations() const;

private:
    openapi::ReferencedDocumentPtr m_entry;
    openapi::DocumentSet m_set;
    QList<Tree> m_trees;
    QHash<openapi::Place, qsizetype> m_treesByStart;
};

} // namespace description

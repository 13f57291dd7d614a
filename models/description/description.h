#pragma once

#include "documentset.h"
#include "objecttree.h"
#include "operations.h"

namespace description {

/** A reference of an API description, with places in the description as one document, into which all other files are
 * bundled. */
struct LogicalReference {
    openapi::UseKind kind = openapi::UseKind::Reference;
    document::Pointer place;  ///< The place of the member whose value or key the reference is.
    document::Pointer target; ///< The place that the reference names, which can have a reference itself.
};

/** An API description: an entry document and the targets of its references in the same and in other documents.
 * Questions about it have the same answers whether the description is in one document or in many. An immutable value,
 * which threads can share. */
class Description final
{
public:
    /** Creates the description of an entry document, which must be in the set. Takes time for each reference, not for
     * each value. Without a version of OpenAPI in the entry document, its root is the only tree. */
    Description(openapi::ReferencedDocumentPtr entry, const openapi::DocumentSet &set);
    /** Creates the description of one document alone: its references to other documents are not resolved. */
    explicit Description(const openapi::ReferencedDocumentPtr &entry);
    /** Creates the description of one document alone that has no address. */
    explicit Description(const document::Snapshot &entry);

    /** Returns a copy of this description with a later state of its entry document. The copy keeps the trees of the
     * earlier state, so that no references have to be followed. */
    [[nodiscard]] Description withEdited(const openapi::ReferencedDocumentPtr &entry) const;

    [[nodiscard]] const openapi::ReferencedDocumentPtr &entry() const { return m_entry; }
    [[nodiscard]] const openapi::DocumentSet &set() const { return m_set; }
    /** Returns the version that the entry document states, or std::nullopt if it states none or an unknown one. */
    [[nodiscard]] std::optional<specification::Version> version() const;

    /** Returns the trees of the description in the order of discovery: the objects at which walks start. The first is
     * the root of the entry document. No tree is inside an object that the walk of another tree reaches. */
    [[nodiscard]] const QList<Tree> &trees() const & { return m_trees; }
    void trees() && = delete;
    /** Returns the innermost tree that contains a place, or null if the place is not part of the description. */
    [[nodiscard]] const Tree *treeAt(const openapi::Place &place) const;
    /** Returns the kind of object that the specification has at a place: an object, or a Reference Object that replaces
     * it. NoObject for other places, and for places that are not part of the description. */
    [[nodiscard]] specification::ObjectKind kindAt(const openapi::Place &place) const;
    /** Returns true if OpenAPI gives the content of a place a meaning: for the place of an object, of a field of an
     * object, or of an entry of such a field. Returns false for unknown members, and for the content of literal data.
     */
    [[nodiscard]] bool isSpecified(const openapi::Place &place) const;
    /** Returns where a place is in the description as one document, or std::nullopt if it is not part of the
     * description. */
    [[nodiscard]] std::optional<document::Pointer> logicalPointer(const openapi::Place &place) const;

    /** Returns the place of the schema component that a discriminator in the document at `address` names: in the entry
     * document or, if the document is another complete definition, in that. The component need not exist. */
    [[nodiscard]] openapi::Place schemaComponent(const QString &address, const QByteArray &name) const;
    /** Returns the name of the schema component that is at a place in the description as one document, or an empty name
     * if the place is not that of a schema component. */
    [[nodiscard]] QByteArray nameOfSchema(const openapi::Place &place) const;

    /** Returns the indexes of the references in a tree, in the order of the text. */
    [[nodiscard]] static QList<qsizetype> usesIn(const Tree &tree);
    /** Returns the target of a reference of a document, by its index. The name of a security scheme, or of a schema in
     * a discriminator's mapping, is a component of the entry document. */
    [[nodiscard]] openapi::ReferenceTarget targetOf(const openapi::ReferencedDocument &document, qsizetype use) const;

    /** Returns the place that a reference names, whether it exists or not, or std::nullopt if its document or anchor
     * does not exist. */
    [[nodiscard]] std::optional<openapi::Place> placeOf(const openapi::ReferenceTarget &target) const;

    /** Returns the references to places of the description, whether their targets exist or not: by tree, and in a tree
     * in the order of the text. References that only tell which file has a component or path are left out, because they
     * do not exist in the description as one document. */
    [[nodiscard]] QList<LogicalReference> references() const;

    /** Returns the path items of `paths` of the entry document in document order. Their operations can be in another
     * document: see openapi::PathItem::address. */
    [[nodiscard]] QList<openapi::PathItem> pathItems() const;
    /** Returns the path item of a path of the entry document, or std::nullopt if the document does not have the path.
     */
    [[nodiscard]] std::optional<openapi::PathItem> pathItem(const QByteArray &path) const;
    /** Returns the path items of `webhooks` of the entry document, as pathItems() does for `paths`. */
    [[nodiscard]] QList<openapi::PathItem> webhooks() const;
    /** Returns the document with the operations of a path item that pathItems() or webhooks() returned. */
    [[nodiscard]] openapi::ReferencedDocumentPtr documentOf(const openapi::PathItem &item) const
    {
        return item.address.isEmpty() ? m_entry : m_set.find(item.address);
    }
    /** Returns the operations of pathItems(), in the same order. */
    [[nodiscard]] QList<openapi::Operation> operations() const;

private:
    openapi::ReferencedDocumentPtr m_entry;
    openapi::DocumentSet m_set;
    QList<Tree> m_trees;
    QHash<openapi::Place, qsizetype> m_treesByStart;
};

} // namespace description

#pragma once

#include "editing.h"

namespace shapes {

/** Replaces references by copies of their targets, and says where the schemas inside the targets are in the copies. All
 * references are in one document or become a part of it with the copy around them. */
class TargetCopies final
{
public:
    /** Starts without copies. `address` is that of `document`, in which the copies are written. */
    TargetCopies(const Editing &editing, document::Document &document, const QString &address)
        : m_editing(editing)
        , m_document(document)
        , m_address(address)
    {}

    /** Copies the targets of the references on each of the ways from the root of a shape to a schema, from the outside
     * in. A reference on several ways is replaced once. Errors are those of bundling::inlineReference(), and
     * Unsupported, with the place of the reference: members beside it would replace those of the target. */
    [[nodiscard]] base::Result<void> make(const QList<QList<Hop>> &ways);
    /** Returns true if all references on a way were replaced, so that the schema at its end is in the document. */
    [[nodiscard]] bool hasCopied(const QList<Hop> &way) const;
    /** Returns the place of a schema after the copies were made. `way` has the references on the way to the schema,
     * which were all replaced. */
    [[nodiscard]] document::Pointer placeOf(const document::Pointer &schema, const QList<Hop> &way) const;

private:
    struct Copy {
        document::Pointer holder; ///< The place of the reference that was replaced.
        document::Pointer target; ///< The place of the copy of the target.
        document::Pointer own;    ///< The place of the keywords that were beside the reference.
    };
    [[nodiscard]] base::Result<void> make(const document::Pointer &holder, const openapi::Place &target);
    [[nodiscard]] const Copy *find(const document::Pointer &holder) const;
    [[nodiscard]] document::Pointer holderOf(const QList<Hop> &way) const;
    [[nodiscard]] document::Pointer targetAt(const document::Pointer &holder) const;
    [[nodiscard]] document::Pointer moved(const document::Pointer &outer, const document::Pointer &inside,
                                          bool isHolder) const;

    const Editing &m_editing;
    document::Document &m_document;
    const QString m_address;
    QList<Copy> m_copies; ///< In the order in which they were made.
};

} // namespace shapes

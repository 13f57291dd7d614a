#pragma once

#include "node.h"

#include <optional>

namespace jsonpath {

/** A value in a document. */
struct Source {
    const void *document = nullptr; ///< Which document it is; only compared.
    document::Node node;
    document::Pointer pointer; ///< Where the value is in its document.
};

/** Follows references, so that a path goes through them as if their targets were in their places. */
class References
{
public:
    virtual ~References() = default;
    /** What the `$ref` of an object in a document refers to. Nothing: the object is taken as it is. */
    [[nodiscard]] virtual std::optional<Source> targetOf(const void *document, const document::Node &reference) = 0;
};

/** A value on the way of a path. Items are valid as long as the call that they are passed to. */
struct Item {
    const Item *parent = nullptr;
    QByteArray key = {};  ///< Of a member.
    qsizetype index = -1; ///< Of an item of a list.
    document::Node node = {};
    const void *document = nullptr;
    const document::Pointer *start = nullptr; ///< Where the value is, for the root and for targets of references.

    /** The key or index. */
    [[nodiscard]] QByteArray token() const { return index < 0 ? key : QByteArray::number(index); }
    /** The way from the root, through references. */
    [[nodiscard]] document::Pointer path() const;
    /** The place in the root's document: the value's own, or that of the reference that leaves the document. */
    [[nodiscard]] document::Pointer place() const;
    /** The place in the value's own document. */
    [[nodiscard]] document::Pointer ownPlace() const;
    /** The item of the root's document that place() is about. */
    [[nodiscard]] const Item &holder() const;
};

/** A result of a path. */
struct Match {
    const Item &item;
    bool isKey = false; ///< The item's key or index is the value.
};

} // namespace jsonpath

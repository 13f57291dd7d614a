#pragma once

#include "node.h"

#include <optional>

namespace jsonpath {

/** A value in a document that a path can start from or that a reference refers to: its node and its place. */
struct Source {
    const void *document = nullptr; ///< The identity of the document; only compared.
    document::Node node;
    document::Pointer pointer; ///< Where the value is in its document.
};

/**
 * Resolves the references of documents, so that a JSONPath goes through them as if their targets were in their places.
 */
class References
{
public:
    virtual ~References() = default;
    /**
     * Returns the target of the `$ref` of the object `reference` in a document. Returns std::nullopt to take the object
     * as it is.
     */
    [[nodiscard]] virtual std::optional<Source> targetOf(const void *document, const document::Node &reference) = 0;
};

/**
 * A value that the evaluation of a JSONPath visits, linked to the values that enclose it. An item is valid only during
 * the call that it is passed to.
 */
struct Item {
    const Item *parent = nullptr;
    QByteArray key = {};  ///< The key, if the value is a member of an object.
    qsizetype index = -1; ///< The index, if the value is an item of a list; else -1.
    document::Node node = {};
    const void *document = nullptr;
    /** The place of the value in its document; only set for the root and for targets of references. */
    const document::Pointer *start = nullptr;

    /** The key or index of the value, as a token of a JSON Pointer. */
    [[nodiscard]] QByteArray token() const { return index < 0 ? key : QByteArray::number(index); }
    /** The path from the root to the value, through references. */
    [[nodiscard]] document::Pointer path() const;
    /**
     * The place of the value in the document of the root. For a value in another document, it is the place of the
     * reference that leaves the root's document.
     */
    [[nodiscard]] document::Pointer place() const;
    /** The place of the value in its own document. */
    [[nodiscard]] document::Pointer ownPlace() const;
    /**
     * The item, this one or one that encloses it, whose place is place(): a value in the document of the root, or the
     * target of the reference that leaves it.
     */
    [[nodiscard]] const Item &holder() const;
};

/** A result of a JSONPath: the value of an item, or its key. */
struct Match {
    const Item &item;
    bool isKey = false; ///< True if the result is the item's key or index, not its value.
};

} // namespace jsonpath

#pragma once

#include "item.h"
#include "path.h"

#include <functional>

namespace jsonpath {

/** Finds the values that JSONPaths select in a document. Not thread-safe. */
class Selection final
{
public:
    /**
     * Prepares paths from `root`. All of them together take up to `steps`, one for each value that is looked at.
     * `references` can be null; otherwise it must live longer than the selection.
     */
    Selection(const Source &root, References *references, qint64 steps);
    ~Selection();
    Q_DISABLE_COPY_MOVE(Selection)

    using Visit = std::function<void(const Match &)>;
    /**
     * Evaluates a path: calls `visit` with each selected value, in the order of RFC 9535. A value can come several
     * times. A `..` enters each object and list only once, whatever the number of references and aliases to it. Returns
     * false if no steps are left, so that some values are missing.
     */
    bool select(const Path &path, const Visit &visit);
    /** Evaluates a path as select() does, with `root` as the value of `$`. */
    bool selectIn(const Item &root, const Path &path, const Visit &visit);

    [[nodiscard]] const Item &root() const;
    /** The number of steps that are left; callers take some for work on found values. Negative if there are too few. */
    [[nodiscard]] qint64 &steps();
    /**
     * Calls `use` with the member of an object that has the key `token`, or with the item of a list that has this
     * index, references followed; does not call it if there is none.
     */
    void withMember(const Item &item, const QByteArray &token, const std::function<void(const Item &)> &use);
    /** Calls `use` with all members of an object or all items of a list, references followed. */
    void withChildren(const Item &item, const std::function<void(const Item &)> &use);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace jsonpath

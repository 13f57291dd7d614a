#pragma once

#include "item.h"
#include "path.h"

#include <functional>

namespace jsonpath {

/** Finds the values of paths in a document. Not thread-safe. */
class Selection final
{
public:
    /** Takes up to `steps` in all, one for each value that is looked at. `references` can be null, and must live
     * longer. */
    Selection(const Source &root, References *references, qint64 steps);
    ~Selection();
    Q_DISABLE_COPY_MOVE(Selection)

    using Visit = std::function<void(const Match &)>;
    /** Calls `visit` with each value in the order of the RFC. A value can come several times. Each object and list is
     * entered once by a `..`, whatever the number of references and aliases to it. False if there are no steps left, so
     * that some are missing. */
    bool select(const Path &path, const Visit &visit);
    /** The same with another value as `$`. */
    bool selectIn(const Item &root, const Path &path, const Visit &visit);

    [[nodiscard]] const Item &root() const;
    /** The steps that are left, for work on what was found. Negative: none are. */
    [[nodiscard]] qint64 &steps();
    /** A member of an object or, by its index, of a list, references followed. Missing: `use` is not called. */
    void withMember(const Item &item, const QByteArray &token, const std::function<void(const Item &)> &use);
    /** Calls `use` with all members or items, references followed. */
    void withChildren(const Item &item, const std::function<void(const Item &)> &use);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace jsonpath

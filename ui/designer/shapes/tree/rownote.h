#pragma once

#include "row.h"

#include <QCoreApplication>

namespace designer {

/** The texts that a schema tree shows beside the name of a row. */
class RowNote final
{
    Q_DECLARE_TR_FUNCTIONS(designer::RowNote)

public:
    /** Returns why the reference of a row has no target or, without such a reason, where the row comes from and what
     * else is special about it. Empty for an ordinary row. `uses` is the number of references to the target, or 0 if it
     * is not to be shown. */
    [[nodiscard]] static QString textOf(const shapes::Row &row, bool hasChildren, qsizetype uses);
    /** Returns the word before the name of a row that is an alternative to the row above it, otherwise an empty text.
     * `before` is the row above it in the same list, or null. */
    [[nodiscard]] static QString relationOf(const shapes::Row &row, const shapes::Row *before);
    /** Returns what the user can do with a schema that says nothing yet; empty for other schemas. */
    [[nodiscard]] static QString hintOf(const shapes::Row &row, bool hasChildren);
};

} // namespace designer

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
     * else is special about it, such as the discriminator's values of a branch. Empty for an ordinary row. `uses` is
     * the number of references to the target, or 0 if it is not to be shown. */
    [[nodiscard]] static QString textOf(const shapes::Row &row, qsizetype uses);
};

} // namespace designer

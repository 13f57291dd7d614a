#pragma once

#include <QtGlobal>

namespace operationgrid {

/** The columns of the grid of operations. */
enum class Column : quint8 {
    Operation, ///< The method and the path, such as "GET /books". It can't be edited.
    Summary,
    OperationId,
    Tags,
    Security,
    Deprecated,
    Responses, ///< The statuses of the responses.
};
inline constexpr int ColumnCount = 7;

} // namespace operationgrid

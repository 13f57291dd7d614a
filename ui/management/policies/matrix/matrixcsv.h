#pragma once

#include "matrixmodel.h"

namespace policies {

/** What a CSV export of the matrix contains: the rows and columns that the model shows. */
struct MatrixExtract {
    std::shared_ptr<const reach::PolicyMatrix> matrix;
    QList<MatrixModel::Row> rows;
    QList<qsizetype> columns;
};

/** The largest number of cells of an export; larger ones are refused. */
inline constexpr qsizetype MostExportedCells = 5'000'000;

/**
 * Writes the shown part of the matrix as CSV: a line of titles, a line with the limits of the policies, and a line for
 * each operation. A cell has the word for the result and the allowed URL that decides it. Takes time for each cell;
 * call it on a worker. Error: TooLarge for more than MostExportedCells.
 */
[[nodiscard]] base::Result<QByteArray> matrixCsv(const MatrixExtract &extract);

} // namespace policies

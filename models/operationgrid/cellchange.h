#pragma once

#include "gridcolumn.h"
#include "gridrow.h"

namespace operationgrid {

/** A new text for a cell of a row. */
struct CellChange {
    Row row;
    Column column = Column::Summary;
    QString text;
};

/** The treatment of responses that a new text does not name. Filling many cells with one text must not delete
 * responses that only some operations have. */
enum class OtherResponses { Remove, Keep };

} // namespace operationgrid

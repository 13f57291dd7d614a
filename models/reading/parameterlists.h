#pragma once

#include "snapshot.h"

#include <QHash>

namespace reading {

/** The parameters of each `parameters` list that was read, keyed by the list's byte offset in the text. A parameter
 * with the name and location of an earlier one in its list is left out. */
using ParameterLists = QHash<qsizetype, QList<document::Node>>;

} // namespace reading

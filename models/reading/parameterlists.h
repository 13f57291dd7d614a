#pragma once

#include "snapshot.h"

#include <QHash>

namespace reading {

/** Lists of parameters by their places in the text, without those whose name and place an earlier one in the list has.
 */
using ParameterLists = QHash<qsizetype, QList<document::Node>>;

} // namespace reading

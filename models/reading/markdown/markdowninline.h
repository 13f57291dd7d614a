#pragma once

#include "readingblock.h"

#include <QHash>

namespace reading {

/** Addresses by the label that reference links use, in lower case. */
using LinkDefinitions = QHash<QString, QString>;

/** Reads the text of a paragraph, a heading or a cell: emphasis, code, links … Takes linear time. */
[[nodiscard]] Runs readInline(QStringView text, const LinkDefinitions &definitions);

} // namespace reading

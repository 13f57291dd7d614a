#pragma once

#include "readingblock.h"

#include <QHash>

namespace reading {

/** The addresses of a Markdown text's link definitions, keyed by their labels in lower case. */
using LinkDefinitions = QHash<QString, QString>;

/** Reads the inline Markdown of a paragraph, a heading or a table cell: emphasis, code, links … Takes linear time. */
[[nodiscard]] Runs readInline(QStringView text, const LinkDefinitions &definitions);

} // namespace reading

#pragma once

#include "node.h"

#include <QString>

namespace corrections {

/** Returns the value of a keyword as a user is told it, as JSON; a long one is truncated. */
[[nodiscard]] QString shownText(const document::Node &keyword);

/** Returns true if an argument of a finding, which truncates long texts, is this name. */
[[nodiscard]] bool isArgument(const QString &argument, const QByteArray &name);

} // namespace corrections

#pragma once

#include <QString>

namespace support {

/** Returns why the difference of a case of the corpus is not the expected one; empty if it has to be. */
[[nodiscard]] QString deviationOf(const QString &name);

} // namespace support

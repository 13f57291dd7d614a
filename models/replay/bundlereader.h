#pragma once

#include "exchangebundle.h"

namespace replay {

/** Reads a bundle, which anyone can have made. Nothing of it is run, and nothing is allowed to it. Errors: those of
 * zip::readZip(), and Damaged or NewerVersion with what is wrong. */
[[nodiscard]] base::Result<ExchangeBundle> readBundle(const QByteArray &bytes);

} // namespace replay

#pragma once

#include <QByteArray>

#include <optional>

namespace openapi {

/** Returns the singular of a name whose last word is the plural of an English noun: `contacts` gives `contact`,
 * `billingAddresses` `billingAddress`. std::nullopt if the word is none, or could be the plural of several words. */
[[nodiscard]] std::optional<QByteArray> singular(const QByteArray &name);

} // namespace openapi

#pragma once

#include "plannedroute.h"

/** The texts of Caddy's configuration language. */
namespace deploy::caddy {

/** Returns a token: in quotes if it needs them. Placeholders, which begin with a brace, are
 * expanded in it. */
[[nodiscard]] QByteArray token(const QByteArray &text);

/** Returns text for the replacement of a regular expression, in which dollar signs are literal. */
[[nodiscard]] QByteArray replacementText(QByteArray text);

/** Returns true if the expressions of a listen path mean the same in RE2, which Caddy uses, as in PCRE2. */
[[nodiscard]] bool isReadAlike(const PlannedRoute &route);

} // namespace deploy::caddy

#pragma once

#include "plannedroute.h"

/** The texts of Caddy's configuration language. */
namespace deploy::caddy {

/** Returns a token: in quotes if it needs them. Placeholders, which begin with a brace, are
 * expanded in it. */
[[nodiscard]] QByteArray token(const QByteArray &text);

/** Returns a path in the form in which Caddy compares it: with the bytes percent-encoded that Go never leaves as they
 * are. */
[[nodiscard]] QByteArray sentPath(const QByteArray &path);

/** Returns the regular expression, without anchors, that matches the listen path of a route at the beginning of a path
 * as it was sent. */
[[nodiscard]] QByteArray sentPathPattern(const PlannedRoute &route);

/** Returns text for the replacement of a regular expression, in which dollar signs are literal. */
[[nodiscard]] QByteArray replacementText(QByteArray text);

/** Returns true if Caddy can match the listen path of a route: a request can be sent to it, and its expressions mean
 * the same in RE2, which Caddy uses, as in PCRE2. */
[[nodiscard]] bool canMatch(const PlannedRoute &route);

/** Returns the realm of an API in a header field: the content of a quoted-string without placeholders. Of a name with
 * quotation marks, which no token can have in quotes beside backticks, the backticks are removed. */
[[nodiscard]] QByteArray realmText(const QString &apiName);

} // namespace deploy::caddy

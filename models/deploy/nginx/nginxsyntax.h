#pragma once

#include "plannedroute.h"

namespace deploy {

/** The texts of nginx's configuration language. */
namespace nginx {

/** The longest parameter that nginx reads, in bytes, with its quotes. */
inline constexpr qsizetype LongestParameter = 4000;

/** The name of the variable that contains a dollar sign, for which nginx has no escape. */
inline constexpr char Dollar[] = "${dollar}";

/** Returns a parameter in which nginx expands no variables: in quotes if it needs them. */
[[nodiscard]] QByteArray plainParameter(const QByteArray &text);

/** Returns a parameter in which nginx expands variables: `text` with Dollar for each dollar sign, and `variables` as it
 * is, such as `$rest`. */
[[nodiscard]] QByteArray parameter(const QByteArray &text, const QByteArray &variables = {});

/** Returns a regular expression as a parameter in quotes. */
[[nodiscard]] QByteArray expression(const QByteArray &pattern);

/** Returns the realm of an API for auth_basic, for parameter(): the content of a quoted-string. It is never `off`,
 * which switches the check of clients off. */
[[nodiscard]] QByteArray realmText(const QString &apiName);

/** Returns the name of an nginx variable for a route: `shop_auth` for the identifier `shop` and the purpose `auth`. */
[[nodiscard]] QByteArray variableName(const PlannedRoute &route, const QByteArray &purpose);

} // namespace nginx

} // namespace deploy

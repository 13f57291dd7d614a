#pragma once

#include "credentialparts.h"

#include <optional>

/** The texts of Apache's configuration language. */
namespace deploy::apache {

/** Returns an argument of a directive in quotes. */
[[nodiscard]] QByteArray argument(const QByteArray &text);

/** Returns a regular expression or a substitution of RewriteRule in quotes, in which backslashes stay. */
[[nodiscard]] QByteArray ruleArgument(const QByteArray &text);

/** Returns a percent-encoded path for the target of ProxyPass, which encodes it again: decoded. Returns std::nullopt if
 * another path would be sent. */
[[nodiscard]] std::optional<QByteArray> targetPath(const QByteArray &path);

/** Returns text of a definition for the substitution of a regular expression, in which `$1` is a group. */
[[nodiscard]] QByteArray substitutionText(const QByteArray &text);

/** Returns the query of an upstream URL for the substitution of a RewriteRule, in which `%1` is a group, too. */
[[nodiscard]] QByteArray queryText(const QByteArray &query);

/** Returns true if an expression of Apache can contain a text as a string: no quotes, escapes or variables. */
[[nodiscard]] bool isPlainString(const QByteArray &text);

/** Returns the expression for user name and password, joined with a colon: strings in the syntax of Apache's
 * expressions, in which environment variables are functions. */
[[nodiscard]] QByteArray credentialsExpression(const CredentialSource::Parts &parts);

/** Returns the realm of an API for AuthName, which is an expression in new versions: without variables. Backslashes are
 * removed, because versions differ in how many of them they need. */
[[nodiscard]] QByteArray realmText(const QString &apiName);

} // namespace deploy::apache

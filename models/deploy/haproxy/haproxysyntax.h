#pragma once

#include <QByteArray>

/** The texts of HAProxy's configuration language. */
namespace deploy::haproxy {

/** Returns a word of a line: in quotes, in which nothing is expanded, if it needs them. */
[[nodiscard]] QByteArray word(const QByteArray &text);

/** Returns text of a definition for a log-format string, which is a word's text: its percent signs are literal. */
[[nodiscard]] QByteArray formatText(QByteArray text);

/** Returns text for the replacement of `replace-path`, in which percent signs and backslashes are literal. */
[[nodiscard]] QByteArray replacementText(const QByteArray &text);

} // namespace deploy::haproxy

#pragma once

#include "requesttocopy.h"

namespace http {

/** A part of an argument: a text, or a secret with its variable. */
struct ArgumentPart {
    QByteArrayView text;
    const CurlSecret *secret = nullptr; ///< Null for a text.
};

/** Divides an argument where it has the values of secrets. An empty argument has no parts. The parts are views into
 * `argument` and `secrets`. */
[[nodiscard]] QList<ArgumentPart> partsOf(QByteArrayView argument, const QList<CurlSecret> &secrets);

/** Returns an argument for a POSIX shell: texts as `quoted` quotes them, secrets as variables in double quotes. */
[[nodiscard]] QByteArray withVariables(QByteArrayView argument, const QList<CurlSecret> &secrets,
                                       QByteArray (*quoted)(QByteArrayView));

} // namespace http

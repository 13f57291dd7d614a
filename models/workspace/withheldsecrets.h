#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/** A literal secret that a text has REDACTED for. */
struct WithheldSecret {
    qsizetype offset = 0;  ///< Of REDACTED.
    qsizetype inFile = -1; ///< Index of the same secret among those of the definition's file; -1: it is not there.
    friend bool operator==(const WithheldSecret &, const WithheldSecret &) = default;
};

/** A definition's text without the literal secrets in it: the upstream's password, and user names with passwords in
 * URLs. */
struct WithheldText {
    QByteArray text;
    QList<WithheldSecret> secrets; ///< By place.
};

/**
 * Takes the secrets out of `now`; references to secrets stay. In a text that is not understood, such as one with a
 * quote that is still open, whatever stands behind a key `password` on its line counts as one. `file` is the text that
 * the definition's file holds: what is a secret there too need not be lost.
 */
[[nodiscard]] WithheldText withoutSecrets(const document::Snapshot &now, const document::Snapshot &file);

struct RefilledText {
    QByteArray text;
    qsizetype missing = 0; ///< Secrets that still read REDACTED.
};

/** Puts those secrets back that `file` holds, which is empty where it is another one by now. */
[[nodiscard]] RefilledText withSecretsOf(const document::Snapshot &file, const WithheldText &withheld);

} // namespace workspace

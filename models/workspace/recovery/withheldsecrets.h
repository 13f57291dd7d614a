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

/** A definition's text without its literalSecrets(). */
struct WithheldText {
    QByteArray text;
    QList<WithheldSecret> secrets; ///< By place.
};

/**
 * Takes the secrets out of `now`. `file` is what the definition's file holds: what is a secret there too need not be
 * lost. It is to be parsed for this, as for withSecretsOf(): a tree that edits have led to may still be behind its
 * text, and secrets would count differently.
 */
[[nodiscard]] WithheldText withoutSecrets(const document::Snapshot &now, const document::Snapshot &file);

/** A text with its secrets put back. */
struct RefilledText {
    QByteArray text;
    qsizetype missing = 0; ///< Secrets that still read REDACTED.
};

/** Puts those secrets back that `file` holds, which is empty where it is another one by now. */
[[nodiscard]] RefilledText withSecretsOf(const document::Snapshot &file, const WithheldText &withheld);

} // namespace workspace

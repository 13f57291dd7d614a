#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/** A literal secret that was replaced by REDACTED in a text. */
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
 * Replaces the secrets in `now`. `file` is the content of the definition's file: secrets that are also there can be
 * restored from it. Parse it for this call and for withSecretsOf(): the tree of an edited snapshot can be older than
 * its text, and its secrets would have other indexes.
 */
[[nodiscard]] WithheldText withoutSecrets(const document::Snapshot &now, const document::Snapshot &file);

/** A text with its secrets restored. */
struct RefilledText {
    QByteArray text;
    qsizetype missing = 0; ///< Secrets that still read REDACTED.
};

/** Restores the secrets that are in `file`, which is empty if the file has changed since. */
[[nodiscard]] RefilledText withSecretsOf(const document::Snapshot &file, const WithheldText &withheld);

} // namespace workspace

#pragma once

#include "snapshot.h"

#include <QHash>
#include <QList>

#include <optional>

namespace workspace {

/** A literal secret that was replaced by REDACTED in a text. */
struct WithheldSecret {
    qsizetype offset = 0; ///< The offset of REDACTED in the text without secrets.
    /** The index of an equal secret in FileSecrets; -1 if the definition's file does not contain it. */
    qsizetype inFile = -1;
    friend bool operator==(const WithheldSecret &, const WithheldSecret &) = default;
};

/** The secrets of a definition's file, from which a text without secrets can be restored. */
class FileSecrets final
{
public:
    FileSecrets() = default; ///< Creates an empty list of secrets, for a definition without a file.
    /** Finds the secrets of a file. The snapshot must be parsed from the file: the tree of an edited snapshot can be
     * older than its text, and the secrets would have other indexes. */
    explicit FileSecrets(const document::Snapshot &file);

    /** The index of a secret in the file; -1 if the file does not contain it. `isNumber`: the secret is a number in a
     * JSON text. */
    [[nodiscard]] qsizetype indexOf(const QByteArray &secret, bool isNumber) const;
    struct Secret {
        QByteArray bytes;
        bool isNumber = false; ///< True for a number in a JSON text: the REDACTED that replaces it has quotes.
    };
    /** The secret with this index; null if there is none. */
    [[nodiscard]] const Secret *at(qsizetype index) const;

private:
    QList<Secret> m_secrets;
    QHash<QByteArray, qsizetype> m_indexes;
};

/** Caches the FileSecrets of the last file that was asked for: a definition's text is stored often, and its file seldom
 * changes. */
class LastFileSecrets final
{
public:
    [[nodiscard]] const FileSecrets &of(const QByteArray &text, document::Format format);

private:
    QByteArray m_text;
    std::optional<document::Format> m_format;
    FileSecrets m_secrets;
};

/** A definition's text in which REDACTED replaces its literalSecrets(). */
struct WithheldText {
    QByteArray text;
    QList<WithheldSecret> secrets; ///< The removed secrets, in the order of the text.
};

/** Replaces the literal secrets in `now` by REDACTED. Secrets that are also in `file`, the definition's file, get their
 * index there, so that withSecretsOf() can restore them. */
[[nodiscard]] WithheldText withoutSecrets(const document::Snapshot &now, const FileSecrets &file);
[[nodiscard]] inline WithheldText withoutSecrets(const document::Snapshot &now, const document::Snapshot &file)
{
    return withoutSecrets(now, FileSecrets(file));
}

/** A definition's text in which withheld secrets were restored. */
struct RefilledText {
    QByteArray text;
    qsizetype missing = 0; ///< The number of secrets that still read REDACTED.
};

/** Restores the secrets of a withheld text that are in `file`, the definition's file. Pass an empty snapshot if the
 * file has changed since the text was withheld. */
[[nodiscard]] RefilledText withSecretsOf(const document::Snapshot &file, const WithheldText &withheld);

} // namespace workspace

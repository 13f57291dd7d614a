#pragma once

#include "snapshot.h"

#include <QHash>
#include <QList>

#include <optional>

namespace workspace {

/** A literal secret that was replaced by REDACTED in a text. */
struct WithheldSecret {
    qsizetype offset = 0;  ///< Of REDACTED.
    qsizetype inFile = -1; ///< Index of the same secret among those of the definition's file; -1: it is not there.
    friend bool operator==(const WithheldSecret &, const WithheldSecret &) = default;
};

/** What can be restored from a definition's file. */
class FileSecrets final
{
public:
    FileSecrets() = default; ///< Of no file.
    /** Parse the file for this: the tree of an edited snapshot can be older than its text, and its secrets would have
     * other indexes. */
    explicit FileSecrets(const document::Snapshot &file);

    /** The index of a secret; -1 if it is not in the file. */
    [[nodiscard]] qsizetype indexOf(const QByteArray &secret, bool isNumber) const;
    struct Secret {
        QByteArray bytes;
        bool isNumber = false; ///< Of JSON: its REDACTED has quotes.
    };
    /** Null if there is no such index. */
    [[nodiscard]] const Secret *at(qsizetype index) const;

private:
    QList<Secret> m_secrets;
    QHash<QByteArray, qsizetype> m_indexes;
};

/** Those of the last file that was asked for: a definition's text is stored often, and its file seldom changes. */
class LastFileSecrets final
{
public:
    [[nodiscard]] const FileSecrets &of(const QByteArray &text, document::Format format);

private:
    QByteArray m_text;
    std::optional<document::Format> m_format;
    FileSecrets m_secrets;
};

/** A definition's text without its literalSecrets(). */
struct WithheldText {
    QByteArray text;
    QList<WithheldSecret> secrets; ///< By place.
};

/** Replaces the secrets in `now`. Those that are also in the definition's file can be restored from it. */
[[nodiscard]] WithheldText withoutSecrets(const document::Snapshot &now, const FileSecrets &file);
[[nodiscard]] inline WithheldText withoutSecrets(const document::Snapshot &now, const document::Snapshot &file)
{
    return withoutSecrets(now, FileSecrets(file));
}

/** A text with its secrets restored. */
struct RefilledText {
    QByteArray text;
    qsizetype missing = 0; ///< Secrets that still read REDACTED.
};

/** Restores the secrets that are in `file`, which is empty if the file has changed since. */
[[nodiscard]] RefilledText withSecretsOf(const document::Snapshot &file, const WithheldText &withheld);

} // namespace workspace

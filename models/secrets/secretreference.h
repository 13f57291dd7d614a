#pragma once

#include "error.h"

#include <QList>
#include <QString>

#include <optional>

namespace secrets {

/** The kind of store that a secret reference names. Named: a store of the environment, by its name. */
enum class Store { Environment, File, Keychain, Consul, Vault, Named };

/** A reference to a secret inside a string value: `env://NAME`, `file://path`, `secrets://key`, `consul://key`,
 * `vault://path#field`, `kv://store/path#field`, `$kv{store:path#field}`. */
struct SecretReference {
    Store store = Store::Environment;
    QString storeName;   ///< The name of the store if `store` is Named; otherwise empty.
    QString path;        ///< The name of the variable, the path of the file, or the key or path in the store.
    QString field;       ///< The field of the secret after '#' in the reference; empty if there is none.
    qsizetype start = 0; ///< The index of the reference's first UTF-16 character in the string value.
    qsizetype length = 0;
    friend bool operator==(const SecretReference &, const SecretReference &) = default;
};

/** A secret reference that is not valid, so that no store can answer it. `text` is the reference as written. */
struct MalformedReference {
    qsizetype start = 0;
    qsizetype length = 0;
    /** The reference as messages quote it. Of one without its closing brace, only the mark and an ellipsis: the rest of
     * the value can be a password. */
    QString text;
    friend bool operator==(const MalformedReference &, const MalformedReference &) = default;
};

/** The references to secrets in a string value. `$secret_env.NAME` and its kin are `malformed` here, because
 * credentials do not take them. */
struct ReferenceScan {
    QList<SecretReference> references;
    QList<MalformedReference> malformed;
    [[nodiscard]] bool isLiteral() const { return references.isEmpty() && malformed.isEmpty(); }
    friend bool operator==(const ReferenceScan &, const ReferenceScan &) = default;
};

/**
 * Finds all references in a string value. The name of a variable consists of letters, digits and `_`; a path consists
 * of letters, digits and `_ - . / ~ % @ +`. Any other character ends the reference.
 */
[[nodiscard]] ReferenceScan scanReferences(const QString &value);

/** Writes a reference as text. `$kv{…}` is written as `kv://…`. */
[[nodiscard]] QString referenceText(const SecretReference &reference);

/** True for a path that stays below its folder: relative, not empty, without `..`, `.`, empty segments or backslashes.
 */
[[nodiscard]] bool isSafeRelativePath(const QString &path);

} // namespace secrets

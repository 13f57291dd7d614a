#pragma once

#include "error.h"

#include <QList>
#include <QString>

#include <optional>

namespace secrets {

/** Where a reference looks the secret up. Named: a store of the environment, by its name. */
enum class Store { Environment, File, Keychain, Consul, Vault, Named };

/** One reference inside a string value: `env://NAME`, `file://path`, `secrets://key`, `consul://key`,
 * `vault://path#field`, `kv://store/path#field`, `$kv{store:path#field}`. */
struct SecretReference {
    Store store = Store::Environment;
    QString storeName;   ///< Only for Named.
    QString path;        ///< Variable, file, key or path.
    QString field;       ///< After '#'; empty if there is none.
    qsizetype start = 0; ///< Its place and length in the value.
    qsizetype length = 0;
    friend bool operator==(const SecretReference &, const SecretReference &) = default;
};

/** A reference that no store can answer: its place in the value and what is wrong with it. */
struct MalformedReference {
    qsizetype start = 0;
    qsizetype length = 0;
    QString text;
    friend bool operator==(const MalformedReference &, const MalformedReference &) = default;
};

/** What a string value refers to. `$secret_env.NAME` and its kin are `malformed` here: credentials do not take them. */
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

/** The reference as it is written, `$kv{…}` as `kv://…`. */
[[nodiscard]] QString referenceText(const SecretReference &reference);

/** True for a path that stays below its folder: relative, not empty, without `..`, `.`, empty segments or backslashes.
 */
[[nodiscard]] bool isSafeRelativePath(const QString &path);

} // namespace secrets

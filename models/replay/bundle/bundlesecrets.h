#pragma once

#include "knownsecrets.h"
#include "snapshot.h"
#include "zipentry.h"

#include <optional>

namespace replay {

/** A secret of fewer bytes is not looked for: it is too often a word or a number with another meaning, such as `test`.
 */
inline constexpr qsizetype ShortestRepeatedSecret = 8;

/** A secret of letters, `-` and `_` is taken for a name, such as `X-Api-Key`, unless it has as many bytes. */
inline constexpr qsizetype ShortestSecretOfLetters = 20;

/**
 * The secrets that a bundle must not have: the literal ones of the definition, and those of the exchanges. In a
 * definition they are REDACTED where they have no effect: in descriptions, summaries, titles, examples, defaults and
 * comments. Anywhere else they are the name of something, and REDACTED would make another definition of it.
 */
class BundleSecrets final
{
public:
    /** Adds the literal secrets of a file of the definition. */
    void addFile(const document::Snapshot &file);
    /** Adds values of secrets that the exchanges had. */
    void addValues(const QList<QByteArray> &values);
    /** Ends the collection: call it once, before the functions below. */
    void settle();

    /** All values, for a Redactor. */
    [[nodiscard]] const QList<QByteArray> &values() const { return m_values; }
    /** Returns a line about the definition, or a name, without the secrets. */
    [[nodiscard]] QString removedFrom(const QString &text) const;
    /** Returns the text of a file without the secrets, where it can be without them. */
    [[nodiscard]] QByteArray withoutRepeats(const document::Snapshot &file) const;
    /** Returns where a file of a bundle has a secret: its name, and the line. std::nullopt if there is none. A value
     * that may be a name is no secret here. */
    [[nodiscard]] std::optional<QString> placeIn(const zip::ZipEntry &file) const;

private:
    void add(const QByteArray &value, bool isOfDefinition);

    QList<QByteArray> m_values;
    QList<QByteArray> m_refused;
    traffic::KnownSecrets m_all;     ///< Removed where that has no effect.
    traffic::KnownSecrets m_certain; ///< Those that a bundle is refused for.
};

} // namespace replay

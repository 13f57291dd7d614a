#pragma once

#include "spellingindex.h"

namespace traffic {

/** The bytes of a text from `begin` to before `end`, which must not be seen. */
struct SecretPlace {
    qsizetype begin = 0;
    qsizetype end = 0;
    friend bool operator==(const SecretPlace &, const SecretPlace &) = default;
};

/**
 * Removes secret values from a text wherever they occur: as they are, percent-encoded, escaped as in JSON (also within
 * JSON strings in JSON strings), and in base64, alone or as a part of what was encoded.
 *
 * The time for a text grows with its size, and with the logarithm of the number of values. 32 bytes in a row of a
 * longer value are removed even if the other bytes of the value are missing, so a value that was truncated is found
 * too. In a text that nearly matches everywhere, 8 bytes in a row are enough.
 */
class KnownSecrets final
{
public:
    /** The largest number of bytes of memory for the values in all their spellings, see isComplete(). */
    static constexpr qsizetype MaximumMemory = 48 * 1024 * 1024;

    /** Adds a secret value. A value of two or three bytes is found as a whole word only; a single byte is ignored. */
    void add(QByteArrayView value) { add(QList<QByteArray>{value.toByteArray()}); }
    /** Adds many secret values, in much less time than one after the other. */
    void add(const QList<QByteArray> &values);

    /** False after more values were added than MaximumMemory has room for. A text would keep some of them, so it must
     * not be shown at all. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    /** Returns `bytes` with REDACTED in place of the secret values. */
    [[nodiscard]] QByteArray removedFrom(const QByteArray &bytes) const;
    /** Appends `text` to `out` with REDACTED in place of the secret values. */
    void appendRemoved(QByteArrayView text, QByteArray &out) const;
    /** The places in `text` of what removedFrom() replaces, in their order. */
    [[nodiscard]] QList<SecretPlace> placesIn(QByteArrayView text) const;

private:
    /** Calls `take` with the place of each secret value. */
    template<typename Take>
    void findIn(QByteArrayView text, const Take &take) const;
    void addSpellings(const QByteArray &value);
    void addBase64(const QByteArray &base64, SpellingIndex::Form form);

    SpellingIndex m_spellings;
    bool m_isComplete = true;
};

} // namespace traffic

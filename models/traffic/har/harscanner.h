#pragma once

#include <QByteArray>

namespace traffic {

/**
 * Checks the syntax of a JSON text that comes in pieces of any size, and tells where values begin and end. Keeps the
 * open brackets and the last key or number only. Texts may contain any bytes but quotes, as the JSON reader of Qt
 * accepts them.
 */
class HarScanner final
{
public:
    enum class Event {
        None,   ///< The piece has no further event.
        Key,    ///< The key of a member was read; see key().
        Begin,  ///< The first byte of a value was read; see first().
        End,    ///< The value ended: its last byte was read.
        Failed, ///< The next byte is a syntax error.
    };

    explicit HarScanner(qsizetype maximumDepth)
        : m_maximumDepth(maximumDepth)
    {}

    /** Reads on in a piece from `at`, and sets `at` to the byte after the event. Events inside more than `depth` open
     * brackets are left out. */
    [[nodiscard]] Event next(QByteArrayView piece, qsizetype &at, qsizetype depth);
    /** Tells that the text ends. Returns false if it is not a complete JSON text. */
    [[nodiscard]] bool finish();

    /** The number of open brackets. For a value that begins or ends, its own brackets do not count. */
    [[nodiscard]] qsizetype depth() const { return m_open.size(); }
    /** The last key with its quotes, as written; empty if it is longer than MaximumKey bytes. */
    [[nodiscard]] const QByteArray &key() const { return m_key; }
    /** The first byte of the value that began. */
    [[nodiscard]] char first() const { return m_first; }
    /** The number of values that have begun. */
    [[nodiscard]] qint64 values() const { return m_values; }

private:
    static constexpr qsizetype MaximumKey = 100;
    static constexpr qsizetype MaximumScalar = 1000;

    enum class State { Value, ValueOrEnd, KeyOrEnd, Key, Colon, CommaOrEnd, Text, Escape, Hex, Scalar, Done };

    [[nodiscard]] Event step(QByteArrayView piece, qsizetype &at, bool &isSeen);
    [[nodiscard]] Event begin(char byte, qsizetype &at);
    [[nodiscard]] Event end();
    [[nodiscard]] Event close(char byte, qsizetype &at);
    [[nodiscard]] Event readText(QByteArrayView piece, qsizetype &at);
    [[nodiscard]] Event readScalar(QByteArrayView piece, qsizetype &at);
    [[nodiscard]] Event readEscape(char byte, qsizetype &at);
    void keep(QByteArrayView bytes);

    qsizetype m_maximumDepth;
    State m_state = State::Value;
    QByteArray m_open; ///< The open brackets.
    QByteArray m_key;
    QByteArray m_scalar; ///< The bytes of a number or word so far.
    char m_first = 0;
    qint64 m_values = 0;
    int m_hexDigits = 0; ///< The number of hexadecimal digits that are missing in an escape.
    bool m_isKey = false;
};

} // namespace traffic

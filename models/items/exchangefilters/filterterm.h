#pragma once

#include "exchangeproblem.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <optional>

namespace items {

/** One condition of an ExchangeFilter, such as `status:5xx` or a plain word. */
class FilterTerm final
{
public:
    enum class Key {
        Word,
        Status,
        Method,
        Path,
        Api,
        Header,
        Changed,
        Body,
        Larger,
        Smaller,
        Slower,
        Faster,
        Duration,
        Problem,
        Comment,
    };

    /** The names of all keys that people write before the colon. */
    [[nodiscard]] static QStringList keyNames();
    /** The key with a name, in any case; nothing if there is none. */
    [[nodiscard]] static std::optional<Key> keyNamed(QStringView name);
    /** A condition; nothing if the key does not take the value, such as `status:abc`. */
    [[nodiscard]] static std::optional<FilterTerm> read(Key key, const QString &value);

    [[nodiscard]] Key key() const { return m_key; }
    /** The value as it was written, without quotes. */
    [[nodiscard]] const QString &text() const { return m_text; }
    /** True if a condition with this key reads more than the facts of an exchange. */
    [[nodiscard]] static bool readsWhole(Key key);
    /** True if an exchange meets the condition. `whole` is needed only if readsWhole(). */
    [[nodiscard]] bool matches(const ExchangeFacts &facts, const traffic::Exchange *whole) const;

private:
    /** A text that is searched for in any case. */
    class Needle final
    {
    public:
        Needle() = default;
        explicit Needle(const QString &text);
        [[nodiscard]] bool isIn(QByteArrayView bytes) const;
        [[nodiscard]] bool isInText(const QString &text) const { return text.contains(m_text, Qt::CaseInsensitive); }
        [[nodiscard]] const QString &text() const { return m_text; }

    private:
        QString m_text;
        QByteArray m_ascii; ///< The text in lower case, if it is ASCII: then UTF-8 need not be decoded.
    };

    FilterTerm(Key key, const QString &value);
    [[nodiscard]] bool readValue(const QString &value);
    [[nodiscard]] bool readStatuses(const QString &value);
    [[nodiscard]] bool readPath(const QString &value);
    [[nodiscard]] bool readHeader(const QString &value);
    [[nodiscard]] bool readBound(QStringView value);
    [[nodiscard]] bool readProblems(const QString &value);

    [[nodiscard]] bool matchesStatus(int status) const;
    [[nodiscard]] bool matchesHeader(const http::HeaderList &headers) const;
    [[nodiscard]] bool matchesChange(const traffic::Change &change) const;
    [[nodiscard]] bool matchesWhole(const traffic::Exchange &exchange) const;
    [[nodiscard]] bool matchesWord(const ExchangeFacts &facts) const;

    Key m_key = Key::Word;
    QString m_text;
    Needle m_needle;
    Needle m_headerValue;         ///< A part of the header value; empty for any value.
    QStringList m_alternatives;   ///< Methods or statuses.
    QRegularExpression m_pattern; ///< A path with wildcards.
    QList<ExchangeProblem> m_problems;
    double m_bound = 0;          ///< In bytes or milliseconds.
    bool m_isUpperBound = false; ///< True for `ms:<100`.
};

} // namespace items

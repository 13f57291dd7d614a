#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <optional>

namespace routing {

/** What is wrong with a listen path as written. */
struct ListenPathProblem {
    enum class Kind { UnbalancedBrace, EmptyParameter, InvalidPattern };
    Kind kind = Kind::InvalidPattern;
    QString detail; ///< The pattern library's own words.
    friend bool operator==(const ListenPathProblem &, const ListenPathProblem &) = default;
};

/** The problem of a listen path that cannot be served; nothing when it can. */
[[nodiscard]] std::optional<ListenPathProblem> listenPathProblem(QByteArrayView written);

/** `written` with the leading '/' that the gateway adds. Two paths with equal texts here are the same path. */
[[nodiscard]] QByteArray normalizedListenPath(QByteArrayView written);

/** The regular expression for what a listen path takes, without anchors; empty for one with a problem. */
[[nodiscard]] QString listenPathPattern(QByteArrayView written);

/**
 * A listen path ready for matching. `{id}` stands for one segment, `{name:regex}` for what the expression takes. In
 * strict segments `/a` serves `/a`, `/a/` and `/a/…`, not `/ab`; in prefix matching it serves all that begins with it.
 */
class ListenPath final
{
public:
    /** One with a problem (see listenPathProblem) matches nothing. */
    explicit ListenPath(QByteArrayView written, bool prefixMatch = false);

    /** How many bytes of the path it takes; nothing when it does not serve the path. */
    [[nodiscard]] std::optional<qsizetype> match(QByteArrayView path) const;
    /** Longer paths go before shorter ones. */
    [[nodiscard]] qsizetype length() const { return m_text.size(); }
    [[nodiscard]] bool isLiteral() const { return !m_pattern; }

private:
    [[nodiscard]] bool endsAtSegment(QByteArrayView path, qsizetype at) const;

    QByteArray m_text;
    bool m_prefixMatch = false;
    std::optional<QRegularExpression> m_pattern;
};

} // namespace routing

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
    QString detail; ///< The message of the pattern library.
    friend bool operator==(const ListenPathProblem &, const ListenPathProblem &) = default;
};

/** Why a listen path can't be served; nothing when it can. */
[[nodiscard]] std::optional<ListenPathProblem> listenPathProblem(QByteArrayView written);

/** `written` with the leading '/' that the gateway adds. Equal results are the same path. */
[[nodiscard]] QByteArray normalizedListenPath(QByteArrayView written);

/** The regular expression for what a listen path matches, without anchors; empty for one with a problem. */
[[nodiscard]] QString listenPathPattern(QByteArrayView written);

/**
 * A listen path ready for matching. `{id}` matches one segment, `{name:regex}` what the expression matches. By default
 * `/a` serves `/a`, `/a/` and `/a/…`, but not `/ab`; with prefix matching it serves every path that begins with it.
 */
class ListenPath final
{
public:
    /** One with a problem (see listenPathProblem) matches nothing. */
    explicit ListenPath(QByteArrayView written, bool prefixMatch = false);

    /** How many bytes of the path it matches; nothing when it does not serve the path. */
    [[nodiscard]] std::optional<qsizetype> match(QByteArrayView path) const;
    /** Longer paths take precedence. */
    [[nodiscard]] qsizetype length() const { return m_text.size(); }
    [[nodiscard]] bool isLiteral() const { return !m_pattern; }

private:
    [[nodiscard]] bool endsAtSegment(QByteArrayView path, qsizetype at) const;

    QByteArray m_text;
    bool m_prefixMatch = false;
    std::optional<QRegularExpression> m_pattern;
};

} // namespace routing

#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <optional>

namespace routing {

/** What is wrong with a listen path as the definition has it. */
struct ListenPathProblem {
    enum class Kind { UnbalancedBrace, EmptyParameter, InvalidPattern };
    Kind kind = Kind::InvalidPattern;
    QString detail; ///< The message of the regular expression library.
    friend bool operator==(const ListenPathProblem &, const ListenPathProblem &) = default;
};

/** Returns why a listen path can't be served, or std::nullopt if it can. */
[[nodiscard]] std::optional<ListenPathProblem> listenPathProblem(QByteArrayView written);

/** Returns a listen path in the form in which it is matched: with the leading '/' that the gateway adds, and with
 * unsafe characters percent-encoded. Listen paths with equal results are equal. */
[[nodiscard]] QByteArray normalizedListenPath(QByteArrayView written);

/** Returns the regular expression for what a listen path matches, without anchors; empty if its braces are not balanced
 * or enclose nothing. */
[[nodiscard]] QString listenPathPattern(QByteArrayView written);

/** Returns a regular expression that matches `pattern` at the beginning of a text, and gives up after a limited number
 * of steps: definitions come from anyone, and a request must not keep the gateway busy. */
[[nodiscard]] QString anchoredPattern(const QString &pattern);

/**
 * A listen path ready for matching. `{id}` matches one segment, `{name:regex}` what the expression matches. By default
 * `/a` serves `/a`, `/a/` and `/a/…`, but not `/ab`; with prefix matching it serves every path that begins with it.
 */
class ListenPath final
{
public:
    /** Creates a listen path. One with a problem (see listenPathProblem()) matches nothing. */
    explicit ListenPath(QByteArrayView written, bool prefixMatch = false);

    /** Returns how many bytes of a request's path the listen path matches, or std::nullopt if it does not serve the
     * path or if an expression needs too many steps to tell. */
    [[nodiscard]] std::optional<qsizetype> match(QByteArrayView path) const;
    /** Returns true if this listen path gets the requests that both match: the longer path does, and of two paths of
     * the same length the literal one. Returns false for equal paths. */
    [[nodiscard]] bool precedes(const ListenPath &other) const;

private:
    [[nodiscard]] bool endsAtSegment(QByteArrayView path, qsizetype at) const;

    QByteArray m_text;
    bool m_prefixMatch = false;
    std::optional<QRegularExpression> m_pattern;
};

/** The requests that two listen paths, one that is served and one that is added, have in common. */
struct ListenPathOverlap {
    QByteArray path; ///< The listen path of the common requests, which go to it or to a path below.
    /** Whether the added listen path gets the common requests; otherwise the served one does. */
    bool takesOver = false;
    friend bool operator==(const ListenPathOverlap &, const ListenPathOverlap &) = default;
};

/** Returns what happens to the requests for the listen path `served` if `added` is served too, or std::nullopt if they
 * have no requests in common. */
[[nodiscard]] std::optional<ListenPathOverlap> overlapOf(QByteArrayView added, QByteArrayView served, bool prefixMatch);

} // namespace routing

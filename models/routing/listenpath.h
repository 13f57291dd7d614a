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
    /** True if requests that both match go to this one: the longer path, and of two of the same length the literal one.
     * False for equal ones. */
    [[nodiscard]] bool precedes(const ListenPath &other) const;

private:
    [[nodiscard]] bool endsAtSegment(QByteArrayView path, qsizetype at) const;

    QByteArray m_text;
    bool m_prefixMatch = false;
    std::optional<QRegularExpression> m_pattern;
};

/** Requests that two listen paths have in common. */
struct ListenPathOverlap {
    QByteArray path;        ///< The requests to this listen path and below.
    bool takesOver = false; ///< The added one answers them, otherwise the one that is served already.
    friend bool operator==(const ListenPathOverlap &, const ListenPathOverlap &) = default;
};

/** What happens to the requests for `served` if `added` is served too; nothing if they have none in common. */
[[nodiscard]] std::optional<ListenPathOverlap> overlapOf(QByteArrayView added, QByteArrayView served, bool prefixMatch);

} // namespace routing

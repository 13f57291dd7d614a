#pragma once

#include "listenpath.h"

#include "stepbudget.h"

#include <QList>

#include <memory>
#include <optional>

namespace reach {

/** A listen path in the forms that are compared with others. */
class ServedPath final
{
public:
    ServedPath(const QByteArray &written, bool prefixMatch);

    /** Returns false for an empty or invalid listen path, which matches nothing. */
    [[nodiscard]] bool isValid() const { return m_isValid; }
    /** Returns the listen path as routing::normalizedListenPath() does. */
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /** Returns true if this listen path gets the requests that both match. */
    [[nodiscard]] bool precedes(const ServedPath &other) const { return m_path.precedes(other.m_path); }
    /** Returns true if each request that `other` matches is also matched by this listen path. False if that depends on
     * what an expression matches. */
    [[nodiscard]] bool covers(const ServedPath &other) const;
    /** Returns the listen path of the requests that both match, or std::nullopt if there are none. If one of the two
     * has an expression and the other any parameter, or if the expression needs too many steps, they are taken to have
     * some. Takes the steps for its work from `budget`. */
    [[nodiscard]] std::optional<QByteArray> commonWith(const ServedPath &other, StepBudget &budget) const;

    [[nodiscard]] qsizetype segmentCount() const { return m_segments.size(); }
    [[nodiscard]] const QByteArray &segmentText(qsizetype segment) const { return m_segments.at(segment).text; }
    /** Returns false for a segment with a parameter. */
    [[nodiscard]] bool isLiteral(qsizetype segment) const
    {
        return m_segments.at(segment).kind == Segment::Kind::Literal;
    }
    /** Returns true for the last segment of a path that also serves what begins with it. */
    [[nodiscard]] bool isPrefix(qsizetype segment) const
    {
        return m_prefixMatch && !m_endsInSlash && segment == m_segments.size() - 1;
    }
    /** Returns true for a listen path with an expression in braces, which can match slashes. */
    [[nodiscard]] bool hasExpression() const { return m_hasExpression; }

private:
    /** The part of a listen path between two slashes. */
    struct Segment {
        enum class Kind {
            Literal,
            Parameter,  ///< Any one segment: `{id}`.
            Mixed,      ///< A parameter with text around it: `{id}.json`.
            Expression, ///< With a parameter that can match slashes: `{id:[0-9]+}`.
        };
        Kind kind = Kind::Literal;
        QByteArray text;
        std::shared_ptr<const routing::ListenPath> pattern{}; ///< What a mixed segment matches; null for others.
    };

    void divide();
    [[nodiscard]] bool canMatchBelow(const ServedPath &literal, StepBudget &budget) const;
    [[nodiscard]] static bool segmentCovers(const Segment &one, const Segment &other, bool isPrefix);
    [[nodiscard]] static std::optional<QByteArray> commonSegment(const Segment &one, const Segment &other,
                                                                 bool isOnePrefix, bool isOtherPrefix,
                                                                 StepBudget &budget);

    bool m_isValid = false;
    bool m_prefixMatch = false;
    bool m_hasExpression = false;
    bool m_endsInSlash = false; ///< Whether only what is below the last segment is served, not the segment itself.
    QByteArray m_text;
    routing::ListenPath m_path;
    QList<Segment> m_segments;
    QRegularExpression m_expression; ///< What a path with an expression matches; unused for others.
};

} // namespace reach

#pragma once

#include "listenpath.h"

#include <QList>

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
     * has an expression and the other any parameter, they are taken to have some. */
    [[nodiscard]] std::optional<QByteArray> commonWith(const ServedPath &other) const;

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
    };

    void divide();
    /** Returns true for the last segment of a path that also serves what begins with it. */
    [[nodiscard]] bool isPrefix(qsizetype segment) const;
    [[nodiscard]] bool has(Segment::Kind kind) const;
    [[nodiscard]] bool canMatchBelow(const ServedPath &literal) const;
    [[nodiscard]] static bool segmentCovers(const Segment &one, const Segment &other, bool isPrefix);
    [[nodiscard]] static std::optional<QByteArray> commonSegment(const Segment &one, const Segment &other,
                                                                 bool isOnePrefix, bool isOtherPrefix);

    bool m_isValid = false;
    bool m_prefixMatch = false;
    bool m_endsInSlash = false; ///< Whether only what is below the last segment is served, not the segment itself.
    QByteArray m_text;
    routing::ListenPath m_path;
    QList<Segment> m_segments;
    QRegularExpression m_expression; ///< What a path with an expression matches; unused for others.
};

} // namespace reach

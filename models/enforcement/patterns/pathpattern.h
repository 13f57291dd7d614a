#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace enforcement {

/** A path with names in braces, in segments, to make regular expressions of. */
class PathPattern final
{
public:
    explicit PathPattern(QByteArrayView path);

    /** The paths that two patterns match. */
    struct Common {
        /** A percent-encoded path that both match, with a text for names that no path has; nothing if there is none. */
        std::optional<QByteArray> path;
        /** False if the pattern's expression can't exclude the paths of the other one, because a segment of them has
         * text besides names. */
        bool isKnown = true;
    };
    /** Returns what this pattern and `other`, which would be excluded, have in common. */
    [[nodiscard]] Common commonPath(const PathPattern &other) const;

    /** Returns the regular expression, with anchors, of the paths that match this pattern and none of `others`, which
     * must each have a common path with it that is known. Returns std::nullopt if there are no such paths. */
    [[nodiscard]] std::optional<QString> expressionWithout(const QList<PathPattern> &others) const;

private:
    struct Segment {
        QString expression; ///< The regular expression of the whole segment.
        QString text;       ///< The decoded text, with a text that no path has for each name.
        bool isLiteral = true;
        bool isName = false; ///< True for a segment that is one name, such as `{id}`.
    };
    [[nodiscard]] static Segment segmentOf(const QByteArray &written);
    [[nodiscard]] std::optional<QString> tail(qsizetype from, const QList<const PathPattern *> &others) const;

    QList<Segment> m_segments;
};

/** Returns a regular expression that matches `text` only. It has no escapes that a gateway may not support. */
[[nodiscard]] QString escapedExpression(const QString &text);

/** Returns a regular expression for path segments that are not empty and not one of `texts`, without lookarounds. */
[[nodiscard]] QString segmentExcept(const QStringList &texts);

/** Decodes the percent-encoded characters of a path as UTF-8, except `%2F`. */
[[nodiscard]] QString decodedPath(QByteArrayView path);

} // namespace enforcement

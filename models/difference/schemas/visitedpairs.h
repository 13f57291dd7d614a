#pragma once

#include <QHash>
#include <QList>

#include <optional>

namespace difference {

/**
 * The pairs of schemas that one comparison met, by their numbers. A recording of a part of the comparison tells whether
 * the part depends on what was met before it, so that its result is the same elsewhere.
 */
class VisitedPairs final
{
public:
    /** Notes a pair. Returns false if it was noted before. */
    bool visit(qsizetype pair);
    /** Notes pairs that are different from each other. Returns false, and notes none, if one was noted before. */
    bool visitAll(const QList<qsizetype> &pairs);

    /** Begins a recording, which can be inside of another one. */
    void beginRecording() { m_recordings.append(Recording{m_visited.size()}); }
    /** Ends the recording that began last. Returns the pairs that it noted; std::nullopt if it met one that was noted
     * before it began. */
    [[nodiscard]] std::optional<QList<qsizetype>> endRecording();

private:
    struct Recording {
        qsizetype first; ///< The number of pairs that were noted before.
        bool isDependent = false;
    };

    QHash<qsizetype, qsizetype> m_orders; ///< The indexes in m_visited.
    QList<qsizetype> m_visited;
    QList<Recording> m_recordings; ///< Those that did not end, the outermost one first.
};

} // namespace difference

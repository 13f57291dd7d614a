#pragma once

#include "side.h"

namespace difference {

/**
 * Finds parts of the two descriptions that are the same without comparing their meaning: they have equal bytes, and
 * their references lead to equal places with parts that are the same. Reads the references of both descriptions once,
 * so that an answer takes time for the bytes and references of the part alone. Not thread-safe.
 */
class Sameness final
{
public:
    Sameness(Side &before, Side &now)
        : m_before(before)
        , m_now(now)
    {}

    /** Returns true if two parts are the same. False does not mean that they differ in meaning. */
    [[nodiscard]] bool isSame(const Located &before, const Located &now);

private:
    /** A place that references of at least one description name. */
    struct Target {
        Located before;
        Located now;
        bool isDifferent = false;
        QList<qsizetype> users; ///< The targets that refer to this one.
    };
    /** The numbers of the targets of a document's references, by their indexes in ReferencedDocument::targets(). */
    using Numbers = QHash<QString, QList<qsizetype>>;

    void readReferences();
    void readTargets(Side &side, Numbers &numbers, Located Target::*node);
    [[nodiscard]] qsizetype numberOf(const openapi::Place &place, const Side &side);
    void markUsers(QList<qsizetype> different);
    [[nodiscard]] bool hasSameBytes(const Located &before, const Located &now) const;
    [[nodiscard]] bool hasSameVersion(const Located &before, const Located &now);
    /** Returns the numbers of the targets that both parts refer to; std::nullopt if they refer to different ones. */
    [[nodiscard]] std::optional<QList<qsizetype>> sharedTargets(const Located &before, const Located &now) const;

    Side &m_before;
    Side &m_now;
    bool m_isRead = false;
    QHash<openapi::Place, qsizetype> m_numbers; ///< The targets by places relative to the entry document.
    QList<Target> m_targets;
    Numbers m_oldNumbers;
    Numbers m_newNumbers;
};

} // namespace difference

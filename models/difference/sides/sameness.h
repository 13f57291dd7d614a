#pragma once

#include "side.h"

#include <QSet>

namespace difference {

/**
 * Finds parts of the two descriptions that are the same without comparing their meaning: they have equal bytes, and
 * their references lead to parts that are the same.
 */
class Sameness final
{
public:
    Sameness(Side &before, Side &now)
        : m_before(before)
        , m_now(now)
    {}

    [[nodiscard]] bool isSame(const Located &before, const Located &now);

private:
    using Pair = std::pair<openapi::Place, openapi::Place>;
    [[nodiscard]] bool hasSameBytes(const Located &before, const Located &now) const;
    /** Returns the targets of the references inside a part, or std::nullopt if one can't be resolved. */
    [[nodiscard]] static std::optional<QList<openapi::Place>> targetsIn(const Side &side, const Located &part);
    [[nodiscard]] bool addTargets(const Located &before, const Located &now, QList<Pair> &open);

    Side &m_before;
    Side &m_now;
    QSet<Pair> m_same;
    QSet<Pair> m_different;
};

} // namespace difference

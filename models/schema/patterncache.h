#pragma once

#include "pattern.h"

#include <QHash>

namespace schema {

/** A cache of compiled regular expressions. Not thread-safe. */
class PatternCache final
{
public:
    /**
     * True if the text matches the pattern `source`; false also for a pattern that is not valid. Takes some of the
     * caller's `steps` for the work of the compiler and of the matcher. If the match takes too long, or the steps are
     * used up, the result means nothing and `steps` is negative.
     */
    [[nodiscard]] bool matches(const QString &source, const PatternFlags &flags, const QByteArray &text, qint64 &steps);

private:
    QHash<QString, std::shared_ptr<const Pattern>> m_known; ///< The compiled patterns by their flags and source.
};

} // namespace schema

#pragma once

#include "pattern.h"

#include <QHash>

namespace schema {

/** Compiled regular expressions, kept for the next use. Not thread-safe. */
class PatternCache final
{
public:
    /** True if a text matches. Takes some of the caller's `steps` for the work of the compiler and of the matcher.
     * False also for a pattern that is not valid. If one text takes too long, or the steps are used up, the result
     * means nothing and `steps` is negative. */
    [[nodiscard]] bool matches(const QString &source, const PatternFlags &flags, const QByteArray &text, qint64 &steps);

private:
    QHash<QString, std::shared_ptr<const Pattern>> m_known; ///< By flags and source.
};

} // namespace schema

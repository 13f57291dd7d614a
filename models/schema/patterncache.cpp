#include "patterncache.h"

namespace schema {

namespace {

constexpr qsizetype MaximumPatterns = 1'000;
/** Most texts need few steps of the matcher, so that a text is tried with few first, and the work is known. */
constexpr quint32 MatcherLimits[] = {300, 3'000, 30'000, 100'000};
/** Of the matcher, and bytes that it reads, for one of the caller's. */
constexpr qint64 MatcherSteps = 20;
constexpr qint64 BytesOfStep = 64;

} // namespace

bool PatternCache::matches(const QString &source, const PatternFlags &flags, const QByteArray &text, qint64 &steps)
{
    const QString key = QString::number(int(flags.ignoreCase) + 2 * int(flags.isMultiline) + 4 * int(flags.dot)) +
                        source;
    auto known = m_known.constFind(key);
    if (known == m_known.constEnd()) {
        if (m_known.size() >= MaximumPatterns)
            m_known.clear();
        steps -= source.size();
        known = m_known.insert(key, std::make_shared<const Pattern>(source, flags));
    }
    for (const quint32 limit : MatcherLimits) {
        steps -= 1 + text.size() / BytesOfStep;
        if (steps < 0)
            return false;
        const Pattern::Match found = (*known)->match(text, limit);
        if (found != Pattern::Match::TooLong)
            return found == Pattern::Match::Yes;
        steps -= limit / MatcherSteps;
    }
    return false;
}

} // namespace schema

#include "patterncache.h"

namespace schema {

namespace {

constexpr qsizetype MaximumPatterns = 1'000;
/** Of the matcher, for one text. */
constexpr qint64 MaximumMatcherSteps = 1'000'000;
constexpr qint64 BytesOfStep = 64;

} // namespace

bool PatternCache::matches(const QString &source, const PatternFlags &flags, const QByteArray &text, qint64 &steps)
{
    const QString key = QString::number(int(flags.ignoreCase) + 2 * int(flags.isMultiline) + 4 * int(flags.dot)) +
                        source;
    steps -= source.size() / BytesOfStep;
    auto known = m_known.constFind(key);
    if (known == m_known.constEnd()) {
        if (m_known.size() >= MaximumPatterns)
            m_known.clear();
        known = m_known.insert(key, std::make_shared<const Pattern>(source, flags));
        steps -= (*known)->stepsOfCompilation();
    }
    const qint64 limit = qMin(MaximumMatcherSteps, steps * MatcherStepsOfStep);
    qint64 taken = 0;
    const Pattern::Match found = limit > 0 ? (*known)->match(text, limit, &taken) : Pattern::Match::TooLong;
    steps -= 1 + taken / MatcherStepsOfStep;
    // Whether the text matches is not known, so the caller must not go on with either answer.
    if (found == Pattern::Match::TooLong)
        steps = -1;
    return found == Pattern::Match::Yes;
}

} // namespace schema

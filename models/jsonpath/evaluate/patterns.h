#pragma once

#include "pattern.h"

#include <QHash>

namespace jsonpath {

/** Compiled regular expressions, kept for the next use. Not thread-safe. */
class Patterns final
{
public:
    /** `flags` of JavaScript, or `r` for an expression of RFC 9485. False also if the pattern is not valid or takes too
     * long. */
    [[nodiscard]] bool matches(const QByteArray &source, const QByteArray &flags, const QByteArray &text)
    {
        constexpr quint32 MaximumSteps = 100'000;
        constexpr qsizetype MaximumKept = 1'000;
        const QByteArray key = flags + '/' + source;
        auto known = m_known.constFind(key);
        if (known == m_known.constEnd()) {
            if (m_known.size() >= MaximumKept)
                m_known.clear();
            const schema::Dot dot = flags.contains('s')   ? schema::Dot::Any
                                    : flags.contains('r') ? schema::Dot::NoLfOrCr
                                                          : schema::Dot::NoLineEnd;
            const schema::PatternFlags options{flags.contains('i'), flags.contains('m'), dot};
            known = m_known.insert(key, std::make_shared<const schema::Pattern>(QString::fromUtf8(source), options));
        }
        return (*known)->match(text, MaximumSteps) == schema::Pattern::Match::Yes;
    }

private:
    QHash<QByteArray, std::shared_ptr<const schema::Pattern>> m_known;
};

} // namespace jsonpath

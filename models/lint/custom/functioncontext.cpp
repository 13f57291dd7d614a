#include "functioncontext.h"

namespace lint {

namespace {

constexpr quint32 FunctionPatternSteps = 100'000;
constexpr qsizetype MaximumKeptPatterns = 1'000;

} // namespace

std::optional<QByteArray> FunctionTarget::text() const
{
    if (isKey && item)
        return item->token();
    if (node().isString())
        return node().bytes();
    return std::nullopt;
}

FunctionContext::~FunctionContext() = default;

bool FunctionContext::matches(const QString &pattern, const schema::PatternFlags &flags, const QByteArray &text)
{
    const QString key = QString::number(int(flags.ignoreCase) + 2 * int(flags.isMultiline) + 4 * int(flags.dot)) +
                        pattern;
    auto known = m_patterns.constFind(key);
    if (known == m_patterns.constEnd()) {
        if (m_patterns.size() >= MaximumKeptPatterns)
            m_patterns.clear();
        known = m_patterns.insert(key, std::make_shared<const schema::Pattern>(pattern, flags));
    }
    return (*known)->match(text, FunctionPatternSteps) == schema::Pattern::Match::Yes;
}

} // namespace lint

#include "exchangefilter.h"

namespace items {

ExchangeFilter ExchangeFilter::parse(QStringView text)
{
    ParsedFilter parsed = parseFilter(text);
    ExchangeFilter filter;
    filter.m_mistake = std::move(parsed.mistake);
    if (parsed.expression)
        filter.m_expression = std::make_shared<const FilterExpression>(std::move(*parsed.expression));
    return filter;
}

bool ExchangeFilter::matches(const KeptExchange &kept) const
{
    if (m_mistake || !m_expression)
        return !m_mistake;
    if (!readsWhole())
        return m_expression->matches(kept.facts(), nullptr);
    const traffic::ExchangePtr whole = kept.exchange();
    return m_expression->matches(kept.facts(), whole.get());
}

} // namespace items

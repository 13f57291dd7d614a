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

} // namespace items

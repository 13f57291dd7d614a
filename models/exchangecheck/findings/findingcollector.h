#pragma once

#include "exchangeresult.h"

namespace exchangecheck {

/** Adds findings to the result of an exchange: one for each place, the most severe. */
class FindingCollector final
{
public:
    explicit FindingCollector(ExchangeResult &result)
        : m_result(result)
    {}

    void add(const ExchangeFinding &finding);

private:
    ExchangeResult &m_result;
};

} // namespace exchangecheck

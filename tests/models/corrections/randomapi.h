#pragma once

#include "value.h"

#include <QRandomGenerator>

namespace support {

/** Makes random schemas as people write them, which values can fit, with keywords of all kinds. */
class RandomApi final
{
public:
    /** `is30` leaves out the keywords that OpenAPI 3.0 does not have. */
    RandomApi(QRandomGenerator &random, bool is30)
        : m_random(random)
        , m_is30(is30)
    {}

    /** Returns the paths of an API: an operation with parameters, a request body and two responses. */
    [[nodiscard]] document::Value paths();

private:
    using Members = QList<document::Value::Member>;

    [[nodiscard]] document::Value schema(int depth);
    [[nodiscard]] document::Value object(int depth);
    [[nodiscard]] Members textKeywords();
    [[nodiscard]] Members numberKeywords(bool isInteger);
    [[nodiscard]] Members listKeywords(int depth);
    [[nodiscard]] document::Value alternatives(int depth);
    [[nodiscard]] document::Value content(int depth);
    [[nodiscard]] bool chance(int percent) { return m_random.bounded(100) < percent; }

    QRandomGenerator &m_random;
    bool m_is30;
};

} // namespace support

#pragma once

#include "descriptionschemas.h"
#include "sample.h"
#include "validator.h"

#include <QRandomGenerator>

namespace support {

/** Makes and judges values of the schemas of one description. */
class SampleValues final
{
public:
    explicit SampleValues(difference::Side &side)
        : m_side(side)
        , m_schemas(side.description())
    {}

    [[nodiscard]] bool isValid(const document::Value &value, const difference::Located &schema,
                               difference::Direction direction);
    /** Returns up to `count` different valid values: those of the sampler, and random changes of them. `hints` are
     * values that can matter for the schema. */
    [[nodiscard]] QList<document::Value> values(const difference::Located &schema, difference::Direction direction,
                                                qsizetype count, const QList<document::Value> &hints, quint32 seed);

private:
    [[nodiscard]] schema::Dialect dialectOf(const difference::Located &schema);
    [[nodiscard]] schema::Validator &validatorFor(const difference::Located &schema);

    difference::Side &m_side;
    difference::DescriptionSchemas m_schemas;
    std::map<schema::Dialect, std::unique_ptr<schema::Validator>> m_validators;
};

/** Returns values that the keywords of a schema and of those inside of it name, and values beside their limits. */
[[nodiscard]] QList<document::Value> hintsIn(difference::Side &side, const difference::Located &schema);

} // namespace support

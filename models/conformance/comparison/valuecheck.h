#pragma once

#include "checkoptions.h"
#include "describedproperties.h"
#include "receivedbody.h"
#include "schemavalues.h"

namespace conformance {

/** A reason why a value does not fit its schema. */
struct ValueReason {
    schema::Finding finding;
    openapi::Place place; ///< The place of the keyword in the description.
};

/** The largest number of reasons about one body that ValueCheck::reasonsOfBody() returns. */
inline constexpr qsizetype MaximumBodyReasons = 50;

/** Compares the values of messages of one direction with their schemas. */
class ValueCheck final
{
public:
    ValueCheck(const std::shared_ptr<const description::Description> &description, openapi::ReferenceResolver &resolver,
               schema::Direction direction, const CheckOptions &options);

    /** Begins the check of another message. */
    void begin() { m_values.begin(schema::Extent::Full); }
    /** Returns why a value in JSON does not fit a schema. `version` is that of the object that has the schema. */
    [[nodiscard]] QList<ValueReason> reasons(const document::Node &value, const openapi::Place &schema,
                                             specification::Version version);
    /** Returns whether a value fits a schema. Properties that the message should lack do not matter. A value whose
     * check ends at a limit counts as one that fits, so that no other is tried. */
    [[nodiscard]] bool fits(const document::Value &value, const openapi::Place &schema, specification::Version version);
    /** Returns true if the check of a value has ended at a limit. */
    [[nodiscard]] static bool isOverLimit(const schema::Finding &finding);
    /** Returns why a body does not fit the schemas of its Media Type Object: its schema for the whole body, and that of
     * items for each item of a sequence. */
    [[nodiscard]] QList<ValueReason> reasonsOfBody(const ReceivedBody &body, const BodySchema &schema);
    /** Returns the properties of a body that its schemas neither describe nor forbid, as undocumented() does. */
    [[nodiscard]] QList<UndocumentedProperty> undocumentedOfBody(const ReceivedBody &body, const BodySchema &schema);
    /** Returns the properties of a value that its schema neither describes nor forbids; empty unless
     * CheckOptions::isRecorded is set. */
    [[nodiscard]] QList<UndocumentedProperty> undocumented(const document::Node &value, const openapi::Place &schema);
    /** Returns true if a text contains CheckOptions::unknownText. */
    [[nodiscard]] bool isUnknown(QByteArrayView text) const;

private:
    requests::SchemaValues m_values;
    DescribedProperties m_properties;
    CheckOptions m_options;
};

} // namespace conformance

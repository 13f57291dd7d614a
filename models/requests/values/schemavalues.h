#pragma once

#include "builtrequest.h"
#include "description.h"
#include "referenceresolver.h"

#include <map>
#include <memory>

namespace requests {

/** A value for a schema. */
struct SchemaValue {
    document::Value value;
    ValueSource source = ValueSource::None;
    schema::Findings findings; ///< Why the value is not valid.
};

/** Takes values from schemas, makes values for them and validates values against them, for messages of one direction.
 * `unknownText` is that of schema::Options. */
class SchemaValues final
{
public:
    SchemaValues(std::shared_ptr<const description::Description> description, openapi::ReferenceResolver &resolver,
                 schema::Direction direction = schema::Direction::Request, const QByteArray &unknownText = {});
    ~SchemaValues();
    Q_DISABLE_COPY_MOVE(SchemaValues)

    /** Allows MaximumSamples more. `seed` is that of schema::SampleOptions. */
    void begin(schema::Extent extent, quint32 seed = 0);
    /** Returns the value that a schema suggests, else a generated one. `version` is that of the object that has the
     * schema. */
    [[nodiscard]] SchemaValue valueFor(const openapi::Place &schema, specification::Version version);
    [[nodiscard]] schema::Findings findingsOf(const document::Value &value, const openapi::Place &schema,
                                              specification::Version version);
    /** Returns why a value in JSON is not valid. Unlike for a value that is to be sent, it must not have the properties
     * that messages of this direction lack. */
    [[nodiscard]] schema::Findings findingsOf(const document::Node &received, const openapi::Place &schema,
                                              specification::Version version);
    /** Returns why a received value is not valid, whether it has properties that messages of this direction lack or
     * not.
     */
    [[nodiscard]] schema::Findings findingsOfTolerated(const document::Node &received, const openapi::Place &schema,
                                                       specification::Version version);
    /** Returns the place in the description of a place that a finding names. */
    [[nodiscard]] openapi::Place placeOf(const schema::SchemaPlace &place) const;
    /** Returns true if MaximumSamples was met since begin(). */
    [[nodiscard]] bool isOverLimit() const;

private:
    class Documents;
    class Engine;

    [[nodiscard]] Engine &engineFor(const openapi::Place &schema, specification::Version version);
    [[nodiscard]] std::optional<SchemaValue> suggested(const openapi::Place &schema, specification::Version version);
    [[nodiscard]] std::optional<document::Value> firstListed(const openapi::Place &schema);

    [[nodiscard]] schema::Unsent unsent() const;

    openapi::ReferenceResolver &m_resolver;
    schema::Direction m_direction;
    QByteArray m_unknownText;
    std::unique_ptr<Documents> m_documents;
    std::map<std::pair<bool, schema::Extent>, std::unique_ptr<Engine>> m_engines;
    QHash<openapi::Place, SchemaValue> m_known; ///< The values for schemas with the current extent and seed.
    schema::Extent m_extent = schema::Extent::Full;
    quint32 m_seed = 0;
    int m_samples = 0;
};

} // namespace requests

#pragma once

#include "referenceresolver.h"

#include <memory>

namespace conformance {

/** A property of an object that its schemas have neither in `properties` nor as a pattern. */
struct UndocumentedProperty {
    document::Pointer instance; ///< The place of the property in the value.
    openapi::Place schema;      ///< The place of the object's schema.
};

/** Finds properties that no schema describes. What schemas describe is read once and kept. */
class DescribedProperties final
{
public:
    /** The largest number of properties that are returned for one value. */
    static constexpr qsizetype MaximumProperties = 20;
    /** The largest number of values of one message that are looked at. */
    static constexpr int MaximumValues = 100'000;
    /** The largest number of schemas that apply to one value and are looked at. */
    static constexpr qsizetype MaximumParts = 200;
    /** The largest number of schemas that are kept. */
    static constexpr qsizetype MaximumSchemas = 50'000;

    explicit DescribedProperties(openapi::ReferenceResolver &resolver)
        : m_resolver(resolver)
    {}

    /** Returns whether the description has a schema at a place. */
    [[nodiscard]] bool exists(const openapi::Place &schema) const { return m_resolver.resolve(schema).node.exists(); }
    /** Returns the properties of a value and of the values inside of it that no schema describes. Objects whose schemas
     * name no property at all are maps, which are not looked at. */
    [[nodiscard]] QList<UndocumentedProperty> undocumented(const document::Node &value, const openapi::Place &schema);

private:
    using Places = QList<openapi::Place>;

    /** The properties that a schema and the schemas for the same value describe. */
    struct Described {
        QHash<QByteArray, Places> properties;
        Places additional; ///< The schemas of all other properties.
        Places items;
        QList<Places> prefix; ///< The schemas of the first items.
        bool isOpen = false;  ///< Whether other names can be described, such as by patterns.
    };
    struct Visit {
        document::Node value;
        Places schemas;
        document::Pointer pointer;
    };

    [[nodiscard]] const Described &describedBy(const openapi::Place &schema);
    [[nodiscard]] Described read(const openapi::Place &schema);
    static void readPart(Described &described, const openapi::Place &place, const document::Node &schema);
    void visitObject(const Visit &visit, QList<Visit> &next, QList<UndocumentedProperty> &found);
    void visitList(const Visit &visit, QList<Visit> &next);

    openapi::ReferenceResolver &m_resolver;
    QHash<openapi::Place, std::shared_ptr<const Described>> m_known;
};

} // namespace conformance

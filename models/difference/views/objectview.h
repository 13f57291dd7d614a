#pragma once

#include "schemaview.h"

#include <algorithm>
#include <map>

namespace difference {

/** A property of an object: its schemas, and whether it is required. */
struct PropertyView {
    QList<Located> schemas; ///< The schemas that apply to the property; empty if the object does not declare it.
    bool isRequired = false;
    Located required; ///< The list that requires the property.
    [[nodiscard]] bool isKnown() const { return isRequired || isDeclared(); }
    [[nodiscard]] bool isDeclared() const { return !schemas.isEmpty(); }
};

/** The members of the objects that fit a schema. */
struct ObjectView {
    ObjectView(const SchemaView &view, const Limits &limits);

    /** Returns a property; one that the schema does not mention is neither declared nor required. */
    [[nodiscard]] const PropertyView &property(const QByteArray &name) const;

    /** The number of required properties. */
    [[nodiscard]] qsizetype requiredCount() const
    {
        return std::ranges::count_if(properties, [](const auto &entry) { return entry.second.isRequired; });
    }

    QList<QByteArray> names; ///< The names of the properties that are declared or required, in document order.
    std::map<QByteArray, PropertyView> properties;
    bool isTruncated = false;  ///< There are more properties than the limit.
    bool isClosed = false;     ///< Other properties are not allowed.
    bool hasPatterns = false;  ///< Names that match a pattern are allowed or have a schema.
    QList<Located> additional; ///< The schemas of other properties; empty if they can have any value.
    Located additionalPlace;

private:
    PropertyView &mention(const QByteArray &name, const Limits &limits);
    void addPart(const SchemaPart &part, const Limits &limits);
    void addAdditional(const SchemaPart &part);
};

} // namespace difference

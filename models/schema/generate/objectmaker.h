#pragma once

#include "furthernames.h"

namespace schema {

/** Makes an object that fits the demands of schemas. */
class ObjectMaker final
{
public:
    /** Prepares an object. The arguments must live as long as the maker. */
    ObjectMaker(ValueMaker &values, const Demands &demands, const Wish &wish, Extent extent);

    [[nodiscard]] std::optional<document::Value> make();
    /** Returns the members of an example that the schemas require, as an object. */
    [[nodiscard]] document::Value required(const document::Value &example) const;

private:
    struct Property {
        QByteArray name;
        bool isRequired = false;
    };

    void readNames();
    void require(const QByteArray &name);
    void addDependents();
    [[nodiscard]] bool isLeftOut(const std::vector<CompiledSchema *> &property) const;
    [[nodiscard]] std::optional<document::Value> valueOf(const Property &property, int variant);
    [[nodiscard]] std::vector<CompiledSchema *> schemasOf(const QByteArray &name) const;
    [[nodiscard]] QList<document::Value> hintsFor(const QByteArray &name) const;
    [[nodiscard]] Target mapped(const Resource &resource, const QString &text) const;
    [[nodiscard]] bool leadsTo(Target target, const CompiledSchema &part) const;
    [[nodiscard]] QByteArray mappedName(const CompiledSchema &discriminated, const CompiledSchema &part) const;
    [[nodiscard]] QByteArray discriminatorValue(const CompiledSchema &schema) const;
    void addInvented(QList<document::Value::Member> &members);
    [[nodiscard]] qint64 minimumCount() const;
    [[nodiscard]] qint64 maximumCount() const;

    ValueMaker &m_values;
    const Demands &m_demands;
    const Wish &m_wish;
    Extent m_extent;
    MemberNames m_names;
    QList<Property> m_properties; ///< The properties to make, in the order of the schemas.
    QHash<QByteArray, qsizetype> m_indexes;
};

} // namespace schema

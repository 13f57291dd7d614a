#pragma once

#include "line.h"
#include "version.h"

namespace propertyline {

/** Writes the schemas of types in a version of OpenAPI. */
class SchemaWriter final
{
public:
    using Members = QList<document::Value::Member>;

    explicit SchemaWriter(specification::Version version)
        : m_version(version)
    {}

    /** Returns the keywords of a type. `hasSiblings` is true if the schema gets other keywords, beside which 3.0
     * ignores a
     * `$ref`. */
    [[nodiscard]] Members members(const Type &type, bool hasSiblings) const;
    /** Returns an object with keywords in the order of the specification's table. */
    [[nodiscard]] static document::Value object(Members members);

private:
    [[nodiscard]] document::Value schema(const Type &type) const { return object(members(type, false)); }
    [[nodiscard]] Members base(const Type &type) const;
    [[nodiscard]] Members list(const Type &type) const;
    [[nodiscard]] Members map(const Type &type) const;
    [[nodiscard]] Members literals(const QList<Type> &parts, const Form &form) const;
    [[nodiscard]] Members choice(const Type &type, bool hasSiblings) const;
    [[nodiscard]] Members branches(const Type &type, const QList<Type> &parts) const;
    [[nodiscard]] Members typeList(const QList<Type> &parts) const;
    void addFacets(Members &members, const Type &type) const;
    void addBound(Members &members, const std::optional<Bound> &bound, const QByteArray &keyword,
                  const QByteArray &exclusive) const;
    [[nodiscard]] bool isOld() const { return m_version == specification::Version::V30; }

    specification::Version m_version;
};

} // namespace propertyline

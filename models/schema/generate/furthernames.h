#pragma once

#include "valuemaker.h"

namespace schema {

/** The names of members that no schema names: those that `propertyNames` and `patternProperties` ask for. */
class MemberNames final
{
public:
    /** The arguments must live as long as the names. */
    MemberNames(ValueMaker &values, const Demands &demands);

    /** Returns true if `propertyNames` allows the name. */
    [[nodiscard]] bool isAllowed(const QByteArray &name) const;
    /** Returns the name with a number, which counts from 0; std::nullopt if none was found. Names can be the same. */
    [[nodiscard]] std::optional<QByteArray> at(int number);
    /** Returns true if names are made for schemas, so that there may be no further ones. */
    [[nodiscard]] bool areMade() const { return !m_schemas.empty() || !m_patterns.empty(); }

private:
    void readPatterns(const Demands &demands);
    [[nodiscard]] std::optional<QByteArray> made(const std::shared_ptr<const Pattern> &pattern, int variant);

    ValueMaker &m_values;
    std::vector<CompiledSchema *> m_schemas; ///< Of `propertyNames`.
    /** The patterns whose names are made one after the other; null is for any name. */
    std::vector<std::shared_ptr<const Pattern>> m_patterns;
    CompiledSchema m_text; ///< Says that a name is a text, and what it matches.
};

} // namespace schema

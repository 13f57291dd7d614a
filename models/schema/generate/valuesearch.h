#pragma once

#include "validation.h"
#include "valuemaker.h"

namespace schema {

/** Tries what the schemas give, then what their types allow, with each choice of alternatives. */
class ValueSearch final : public ValueMaker
{
public:
    using ValueMaker::ValueMaker;

    [[nodiscard]] std::optional<document::Value> make(const Wish &wish) override;

    /** Finds out whether the value is valid; formats count. Takes `steps` of the caller. */
    [[nodiscard]] Outcome check(CompiledSchema &schema, const document::Value &value, int &steps) const;
    /** The steps of validations that are left. */
    [[nodiscard]] int steps() const { return m_left.steps; }
    /** The values that the limits leave were used up. */
    [[nodiscard]] bool isOverLimit() const { return m_left.values < 0 || m_left.parts < 0 || m_left.bytes < 0; }

private:
    [[nodiscard]] std::optional<document::Value> tryDemands(const Wish &wish, const Demands &demands, bool isChecked);
    [[nodiscard]] std::optional<document::Value> generate(const Wish &wish, const Demands &demands, Extent extent);
    [[nodiscard]] document::Value text(const Demands &demands, int variant);
    [[nodiscard]] QList<document::Value> givenValues(const Wish &wish, const Demands &demands);
    /** Adds the value of a node, if there is one. */
    void append(QList<document::Value> &values, const document::Node &node);
    [[nodiscard]] bool fits(const Wish &wish, const document::Value &value);
    [[nodiscard]] bool isTooDeep(const Wish &wish, const Demands &demands) const;

    Effort m_left = effort();
    int m_depth = 0;
    QHash<const CompiledSchema *, int> m_around; ///< How often values around this one have to fit a schema.
};

} // namespace schema

#pragma once

#include "validation.h"
#include "valuemaker.h"

namespace schema {

/**
 * Makes a value by trying the values that the schemas give, then values of the types that they allow, for each
 * combination of alternatives.
 */
class ValueSearch final : public ValueMaker
{
public:
    using ValueMaker::ValueMaker;

    [[nodiscard]] bool fits(const std::vector<CompiledSchema *> &schemas, const document::Value &value) override;
    [[nodiscard]] std::optional<document::Value> make(const Wish &wish) override;

    /** Validates the value against the schema, formats included. Takes `steps` from the caller. */
    [[nodiscard]] Outcome check(CompiledSchema &schema, const document::Value &value, int &steps) const;
    /** The number of steps that are left for validations of parts. */
    [[nodiscard]] int steps() const { return m_left.steps; }
    /** True if the limit of values, schemas or bytes was exceeded. */
    [[nodiscard]] bool isOverLimit() const { return m_left.values < 0 || m_left.parts < 0 || m_left.bytes < 0; }

private:
    /** What was found when no value fits. */
    struct Nearest {
        std::optional<document::Value> value; ///< The first value that was made.
        bool isNegated = false;               ///< True if there are schemas in `not`.
        bool isExclusive = false;             ///< True if there is a `oneOf` with several alternatives.
    };

    [[nodiscard]] std::optional<document::Value> tryAlternatives(const Wish &wish, Negation negation, Nearest &nearest);
    /** Changes one member of an object, so that it fits. */
    [[nodiscard]] std::optional<document::Value> toldApart(const Wish &wish, const document::Value &object);
    [[nodiscard]] std::optional<document::Value> tryDemands(const Wish &wish, const Demands &demands, bool isChecked);
    [[nodiscard]] std::optional<document::Value> generate(const Wish &wish, const Demands &demands, Extent extent);
    [[nodiscard]] std::optional<document::Value> generateType(const Wish &wish, const Demands &demands, Extent extent);
    [[nodiscard]] document::Value text(const Demands &demands, int variant);
    [[nodiscard]] QList<document::Value> givenValues(const Wish &wish, const Demands &demands);
    /** Appends the value of a node to `values`, if the node exists. */
    void append(QList<document::Value> &values, const document::Node &node);
    /** Returns a number below `count` that only the seed and the number of calls decide, and 0 without a seed. */
    [[nodiscard]] int drawn(std::size_t count);
    [[nodiscard]] bool isTooDeep(const Wish &wish, const Demands &demands) const;

    Effort m_left = effort();
    int m_depth = 0;
    quint32 m_draws = 0;
    /** For each schema, the number of enclosing values that have to fit it. */
    QHash<const CompiledSchema *, int> m_around;
};

} // namespace schema

#pragma once

#include "examplevalidator.h"
#include "knownexamples.h"
#include "report.h"

namespace lint {

/** Validates examples against schemas of a description and reports the differences, within limits for all examples of
 * the description together. */
class ExampleValidation final
{
public:
    using Use = ExampleUse;

    ExampleValidation(const description::Description &description, Report &report);

    /** Reports the differences of the example at `place` from its schema, as problems of `rule`. Problems of the schema
     * itself are left to other rules. */
    void validate(const rules::Rule &rule, const document::Node &value, const openapi::Place &place,
                  const openapi::Place &schema, Use use);

    /** Sets the results of examples that are not validated again. `known` must live longer than this object. */
    void reuse(const KnownExamples &known) { m_known = &known; }
    /** Appends each example of the entry document that is checked from now on to `list`, unless it is null. */
    void recordIn(QList<CheckedExample> *list) { m_record = list; }
    /** Subtracts the steps of examples whose findings are known from the steps that are left. */
    void take(int steps) { m_stepsLeft -= steps; }
    /** Returns the number of steps that are left for examples of the description. */
    [[nodiscard]] int stepsLeft() const { return m_stepsLeft; }
    /** Returns true if less than half of the steps for examples of the description are used. */
    [[nodiscard]] bool isFarFromLimit() const;

private:
    /** Reports the findings of a known result for the example. Returns false if there is no known result. */
    bool addKnown(const CheckedExample &asked);

    const description::Description &m_description;
    Report &m_report;
    ExampleValidator m_validator;
    const KnownExamples *m_known = nullptr;
    QList<CheckedExample> *m_record = nullptr;
    int m_stepsLeft;
};

} // namespace lint

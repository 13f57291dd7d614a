#pragma once

#include "examplevalidator.h"
#include "knownexamples.h"
#include "report.h"

namespace lint {

/** Validates examples against schemas of a description, within limits for the whole description. */
class ExampleValidation final
{
public:
    using Use = ExampleUse;

    ExampleValidation(const description::Description &description, Report &report);

    /** Reports what is wrong with the value at `place` for the schema at `schema`. What is wrong with the schema itself
     * is left to other rules. */
    void validate(const rules::Rule &rule, const document::Node &value, const openapi::Place &place,
                  const openapi::Place &schema, Use use);

    /** These are not validated again. They must live longer. */
    void reuse(const KnownExamples &known) { m_known = &known; }
    /** From now on, checked examples in the entry document are added to a list, unless it is null. */
    void recordIn(QList<CheckedExample> *list) { m_record = list; }
    /** Takes the steps of examples whose findings are known. */
    void take(int steps) { m_stepsLeft -= steps; }
    /** True unless so many steps were taken that examples might not have been checked. */
    [[nodiscard]] bool isFarFromLimit() const;

private:
    /** False if it is not known. */
    bool addKnown(const CheckedExample &asked);

    const description::Description &m_description;
    Report &m_report;
    ExampleValidator m_validator;
    const KnownExamples *m_known = nullptr;
    QList<CheckedExample> *m_record = nullptr;
    int m_stepsLeft;
};

} // namespace lint

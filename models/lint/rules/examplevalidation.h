#pragma once

#include "report.h"
#include "setschemas.h"
#include "subject.h"
#include "validator.h"
#include "version.h"

namespace lint {

/** Validates examples against schemas of the document, within limits for the whole document. */
class ExampleValidation final
{
public:
    /** What a value is an example of: the receiver of requests does not send, and the reader of responses does not
     * get, some of the required properties. */
    enum class Use { Request, Response, Both };

    ExampleValidation(const Subject &subject, specification::Version version, Report &report);

    /** Reports what is wrong with the value at `place` for the schema at `schema`. What is wrong with the schema itself
     * is left to other rules. */
    void validate(const rules::Rule &rule, const document::Node &value, const document::Pointer &place,
                  const document::Pointer &schema, Use use);

private:
    [[nodiscard]] bool isLeftOut(const schema::Finding &finding, Use use) const;

    Report &m_report;
    SetSchemas m_documents;
    schema::Validator m_validator;
    QString m_uri; ///< Of the document.
    int m_stepsLeft;
    bool m_isKnownDialect = true;
};

} // namespace lint

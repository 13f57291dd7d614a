#pragma once

#include "candidate.h"
#include "exchange.h"
#include "exchangeresult.h"
#include "partinference.h"

namespace corrections {

/** An exchange with a finding, and what the check says of it. */
struct Examined {
    const traffic::Exchange &exchange;
    exchangecheck::ExchangeResult result;
    /** The exchanges that have the same finding, with this one. */
    QList<std::pair<traffic::ExchangePtr, QByteArray>> alike; ///< With their targets below the server.
    QByteArray newPath; ///< The path for an exchange that the description has no path for; empty if there is none.
};

/** Makes changes of a description for what it lacks of an operation: parameters, bodies, media types, responses,
 * operations and paths; and for what an exchange lacks. */
class PartCandidates final
{
public:
    /** `inference` has read the exchanges that are alike. Both must live longer than this object. */
    PartCandidates(inference::PartInference &inference, const Examined &examined)
        : m_inference(inference)
        , m_examined(examined)
    {}

    /** Returns the changes that may remove a finding that is not about a value and its schema. */
    [[nodiscard]] Candidates candidatesFor(const Trial &trial, const exchangecheck::ExchangeFinding &finding);

private:
    using Finding = exchangecheck::ExchangeFinding;

    [[nodiscard]] Candidates ofMissing(const Finding &finding);
    [[nodiscard]] Candidates optional(CorrectionChange::Kind kind, const Finding &finding) const;
    [[nodiscard]] Candidates requestMediaType(const Trial &trial, const Finding &finding);
    [[nodiscard]] Candidates responseMediaType(const Finding &finding, const openapi::Place &content);
    [[nodiscard]] Candidates queryParameter(const Finding &finding);
    [[nodiscard]] Candidates response(const Finding &finding);
    [[nodiscard]] Candidates operation(const Trial &trial, const Finding &finding);
    [[nodiscard]] Candidates path(const Trial &trial, const Finding &finding);
    /** Writes an operation to its place in a trial. */
    using Writing = std::function<bool(Trial &trial, const document::Value &operation)>;
    [[nodiscard]] QList<Candidate> withOperation(const QList<document::Value> &parameters, const Writing &write);
    /** Writes an operation with these parameters before its own. Its `security` says that it needs no credentials if
     * `isOpen`. */
    [[nodiscard]] document::Value operationWith(const QList<document::Value> &parameters, bool isOpen);
    [[nodiscard]] std::optional<document::Pointer> operationPlace(const Trial &trial,
                                                                  const openapi::Place &pathItem) const;
    /** Returns Parameter Objects for names in braces of a path, which items have. */
    [[nodiscard]] QList<document::Value> pathParameters(const QList<openapi::PathItem> &items,
                                                        const QList<QByteArray> &names) const;
    [[nodiscard]] bool isOfApi() const;

    inference::PartInference &m_inference;
    const Examined &m_examined;
};

} // namespace corrections

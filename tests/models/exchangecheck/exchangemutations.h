#pragma once

#include "exchangechecker.h"
#include "operationindex.h"
#include "referenceresolver.h"

#include <QRandomGenerator>

namespace support {

/** An exchange, and the only place in which it does not fit. */
struct MutatedExchange {
    traffic::Exchange exchange;
    QByteArray mutation; ///< What was changed; empty if nothing could be.
    exchangecheck::ExchangePart part = exchangecheck::ExchangePart::Route;
    std::optional<QByteArray> name; ///< The name that the finding has; std::nullopt for any.
    document::Pointer instance;
    base::Severity severity = base::Severity::Error;
};

/** Makes exchanges of an operation wrong in one place, which it finds in the document by itself. */
class ExchangeMutations final
{
public:
    ExchangeMutations(const description::Description &description, QRandomGenerator &random);

    /** Makes a valid exchange of an operation wrong in a random way, or in none if none of the ways can be used. */
    [[nodiscard]] MutatedExchange mutate(const traffic::Exchange &valid, const openapi::PathItem &item,
                                         const openapi::Operation &operation);

private:
    using Way = bool (ExchangeMutations::*)(MutatedExchange &);

    bool removeQueryParameter(MutatedExchange &made);
    bool addQueryParameter(MutatedExchange &made);
    bool removeHeader(MutatedExchange &made);
    bool removeBody(MutatedExchange &made);
    bool removeCredentials(MutatedExchange &made);
    bool changeMediaType(MutatedExchange &made);
    bool changeBody(MutatedExchange &made);
    bool cutBody(MutatedExchange &made);
    bool changeStatus(MutatedExchange &made);
    bool changeResponseMediaType(MutatedExchange &made);
    bool changeResponseBody(MutatedExchange &made);
    bool cutResponseBody(MutatedExchange &made);
    bool removeResponseHeader(MutatedExchange &made);
    bool changePathParameter(MutatedExchange &made);
    bool changeMethod(MutatedExchange &made);
    bool changePath(MutatedExchange &made);

    [[nodiscard]] document::Node resolved(const document::Pointer &below, openapi::Place *place = nullptr);
    [[nodiscard]] QList<document::Node> parameters(const QByteArray &in);
    [[nodiscard]] document::Node responseNode(int status, openapi::Place *place);
    [[nodiscard]] bool spoil(http::Body &body, const openapi::Place &schema, document::Pointer &instance);

    const description::Description &m_description;
    openapi::ReferenceResolver m_resolver;
    conformance::OperationIndex m_operations;
    QRandomGenerator &m_random;
    const openapi::PathItem *m_item = nullptr;
    const openapi::Operation *m_operation = nullptr;
};

} // namespace support

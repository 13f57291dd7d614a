#pragma once

#include "exchangefinding.h"

namespace exchangecheck {

/** The operation of an API description that a request is for: indexes into Description::pathItems(). */
struct OperationNumber {
    qsizetype item = -1;
    qsizetype operation = -1; ///< -1 if the path does not have the method.
    friend bool operator==(const OperationNumber &, const OperationNumber &) = default;
};

/** The result of the check of one exchange. */
struct ExchangeResult {
    enum class Kind {
        Checked,
        OtherApi,  ///< The URL is not one of the API.
        Preflight, ///< The request is a CORS preflight, which browsers send by themselves.
    };

    Kind kind = Kind::Checked;
    QString operation;      ///< The operation, such as `GET /pets/{id}`; empty if the document does not have it.
    QByteArray target;      ///< The path and query of the request below the server's URL or the listen path.
    OperationNumber number; ///< The operation; -1 where the document does not have it.
    QList<ExchangeFinding> findings;
    /** The number of bodies that were not compared: those that the record does not have all of, that have a content
     * coding which can't be removed, or that are over a limit. */
    int uncheckedBodies = 0;
    /** True if the response was not compared, because it is not that of the API: the gateway answered the request
     * itself, or its echo did. */
    bool isForeignResponse = false;
    /** True if the gateway answered the request itself and did not send it to the upstream. */
    bool isUnsent = false;

    /** True if one of the findings is an error or a warning. */
    [[nodiscard]] bool hasProblems() const;
    /** True if the exchange tells whether the API is as the document describes it. A request that the gateway answered
     * itself does so only by its problems. */
    [[nodiscard]] bool isTelling() const { return kind == Kind::Checked && (!isUnsent || hasProblems()); }
};

} // namespace exchangecheck

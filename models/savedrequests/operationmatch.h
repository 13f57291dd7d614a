#pragma once

#include "description.h"
#include "requestproblem.h"
#include "savedrequest.h"

namespace savedrequests {

/** A saved request as it fits a state of its definition. */
struct FittedRequest {
    /** The indexes of the operation in Description::pathItems(); -1 if no operation fits. */
    qsizetype item = -1;
    qsizetype operation = -1;
    OperationName now; ///< The name of the operation in the definition.
    /** The request with the names that parameters of the path have in the definition now. */
    SavedRequest request;
    QHash<requests::ParameterKey, QByteArray> renamed; ///< The new names of parameters of the path, by their old keys.
    QList<Problem> problems; ///< The parts that no longer fit, and a note if the operation has moved.

    [[nodiscard]] bool fits() const { return !hasErrors(problems); }
};

/**
 * Finds the operation of a saved request in a definition, and what of the request no longer fits it. The operationId
 * comes first, then the method and path, then a path that differs only in the names in braces. The values of parameters
 * in the path follow by name or, if the name is gone, by their position. `items` are those of
 * Description::pathItems().
 */
[[nodiscard]] FittedRequest fitRequest(const SavedRequest &request, const description::Description &description,
                                       const QList<openapi::PathItem> &items);

/** Returns the parameters outside of the path of the operation that a request was fitted to, in their order. Empty if
 * no operation fits. */
[[nodiscard]] QList<requests::ParameterKey> parameterKeys(const FittedRequest &fitted,
                                                          const description::Description &description,
                                                          const QList<openapi::PathItem> &items);

/** Returns the new names of renamed parameters by their old keys, from the parameters of one operation in two states
 * of its definition: those that have another name at the same position of lists of equal length. */
[[nodiscard]] QHash<requests::ParameterKey, QByteArray> renamedParameters(const QList<requests::ParameterKey> &before,
                                                                          const QList<requests::ParameterKey> &now);

} // namespace savedrequests

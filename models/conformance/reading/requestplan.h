#pragma once

#include "operations.h"
#include "parameterstyle.h"
#include "requestfinding.h"
#include "securitycheck.h"

#include <QSet>

namespace conformance {

/** A parameter of an operation. */
struct PlannedParameter {
    openapi::Place place; ///< The place of the Parameter Object.
    openapi::ParameterWriting writing;
    openapi::Place schema;
    RequestPart part = RequestPart::Query;
    bool isRequired = false;
    bool allowsEmpty = false; ///< Whether a parameter of the query may be there without a value.
};

/** A media type of the request body. */
struct PlannedContent {
    QByteArray mediaType; ///< A media type or a range, as the document has it.
    openapi::Place place; ///< The place of the Media Type Object.
};

/** What an operation says about its requests, after following references. */
struct RequestPlan {
    specification::Version version = specification::Version::V30;
    openapi::Place operation;     ///< The place of the operation.
    openapi::Place securityPlace; ///< The place of the `security` that applies.
    SecurityCheck security;
    QList<PlannedParameter> parameters;
    QSet<QByteArray> queryNames; ///< The names of the parameters in the query.
    bool hasBody = false;
    openapi::Place body; ///< The place of the Request Body Object.
    bool isBodyRequired = false;
    QList<PlannedContent> contents;
};

/** Returns the content of the request body that is meant by the value of `Content-Type`: the most specific one. Null if
 * there is none. */
[[nodiscard]] const PlannedContent *contentFor(const RequestPlan &plan, const QByteArray &mediaType);

/** Reads what an operation of the API with the entry document `api` says about its requests. */
[[nodiscard]] RequestPlan planOf(openapi::ReferenceResolver &resolver, const QString &api,
                                 const openapi::PathItem &item, const openapi::Operation &operation);

} // namespace conformance

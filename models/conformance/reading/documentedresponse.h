#pragma once

#include "referenceresolver.h"

namespace conformance {

/** A response of an operation. */
struct DocumentedResponse {
    QByteArray status;    ///< As in the document: `200`, `4XX` or `default`.
    openapi::Place place; ///< The place of the Response Object, after following references.
    document::Node node;
};

/** Reads the responses of the operation at a place, in document order. */
[[nodiscard]] QList<DocumentedResponse> responsesOf(openapi::ReferenceResolver &resolver,
                                                    const openapi::Place &operation);

/** Returns the response with a key such as `200` or `4xx`, in any case, or null if there is none. */
[[nodiscard]] const DocumentedResponse *responseAt(const QList<DocumentedResponse> &responses,
                                                   const QByteArray &status);

/** Returns the response that describes a status, whether by itself, by its range or by `default`; null if none does. */
[[nodiscard]] const DocumentedResponse *responseFor(const QList<DocumentedResponse> &responses, int code);

} // namespace conformance

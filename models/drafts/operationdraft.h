#pragma once

#include "additions.h"
#include "curlrequest.h"
#include "schemadraft.h"

#include <optional>

namespace drafts {

/** A parameter of a draft. */
struct ParameterDraft {
    QByteArray name;
    QByteArray location; ///< The value of `in`: `path`, `query` or `header`.
    document::Value schema;
    std::optional<document::Value> example; ///< The value in the request, unless it is or may be a secret.
    friend bool operator==(const ParameterDraft &, const ParameterDraft &) = default;
};

/** The body of a request or response in a draft. */
struct BodyDraft {
    QByteArray mediaType;
    SchemaDraft schema;
    QList<FormField> fields;                ///< The fields of a `multipart/form-data` body, without their values.
    std::optional<document::Value> example; ///< The body of the request, unless a secret may be in it.
};

/** An operation that is made from a request, with nothing in it that may be a secret. */
struct OperationDraft {
    QByteArray path; ///< A path of the document that the URL fits, or a new one with names for what looks like an ID.
    bool isNewPath = false;
    QByteArray method; ///< As a path item has it: `get`, or `LINK` for a method without a member of its own.
    QList<ParameterDraft> parameters; ///< The parameters that neither the path item nor a scheme describes.
    std::optional<BodyDraft> body;
    QByteArray status = "200";       ///< The status of the one response.
    std::optional<BodyDraft> answer; ///< The body of the response.
    QByteArray scheme; ///< The security scheme of the document that describes the request's credentials, or empty.
    /** True if the request has credentials that no security scheme of the document describes. */
    bool hasUnknownCredentials = false;
};

/**
 * Makes an operation from a request. `basePaths` are paths that can be before those of the document, such as the listen
 * path of a gateway; the paths of the document's servers are used, too. Errors: AlreadyExists if the document has the
 * operation (the detail is its method and path); InvalidArgument if the URL has no path; Unsupported if the document's
 * version has no operation with this method; NotFound if the path item is a reference to another file.
 */
[[nodiscard]] base::Result<OperationDraft> operationDraft(const document::Snapshot &document, const Request &request,
                                                          const QList<QByteArray> &basePaths = {});

/** Returns the entries that a draft adds to the document: the schemas that its body needs, and at the end the
 * operation, whose one response is 200. */
[[nodiscard]] Additions additionsOf(const document::Snapshot &document, const OperationDraft &draft);

} // namespace drafts

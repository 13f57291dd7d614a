#pragma once

#include "document.h"

namespace content {

/** A response of an operation: an entry of its `responses`. */
struct ResponseEntry {
    QByteArray status;         ///< The key of the entry: a status code, a class of them such as `4XX`, or `default`.
    document::Pointer pointer; ///< The place of the entry.
    /** The place of the Response Object: `pointer`, or the target of the entry's `$ref` in the same document. The root
     * if the target is in another file or does not exist. */
    document::Pointer target;
    QString reference; ///< The text of the entry's `$ref`; empty if the response is defined in `responses`.
    friend bool operator==(const ResponseEntry &, const ResponseEntry &) = default;
};

/** Returns the responses in the `responses` at a place, in document order. Vendor members are skipped. */
[[nodiscard]] QList<ResponseEntry> responsesAt(const document::Snapshot &snapshot, const document::Pointer &responses);

/** Returns true for a status code, a class of them such as `4XX`, and `default`. */
[[nodiscard]] bool isStatus(QStringView text);
/** Returns a short text about a status: the reason phrase of a code, "Client error" for `4XX`, "Any other status" for
 * `default`. It is English, because it is written into documents. Empty for an unknown code. */
[[nodiscard]] QString reasonOf(const QByteArray &status);
/** Returns the statuses that `responses` does not have yet, the most common ones first. */
[[nodiscard]] QList<QByteArray> freeStatuses(const document::Node &responses);
/** Returns the status that suits a response component by its name and that `responses` does not have yet: 404 for
 * `NotFound` or `Error404`, otherwise `default`. Empty if that is used, too. */
[[nodiscard]] QByteArray statusFor(const QString &componentName, const document::Node &responses);

/** Returns true if responses need a description in the version of the document, as before OpenAPI 3.2. */
[[nodiscard]] bool needsDescription(const document::Snapshot &snapshot);
/** The body of a new response: none, or a JSON object without properties. */
enum class NewBody { None, Json };

/** Adds a response to an operation and returns its place. Its description is the reason phrase where the version
 * requires a description. Errors: AlreadyExists, InvalidArgument if `status` is no status. */
[[nodiscard]] base::Result<document::Pointer> addResponse(document::Document &document,
                                                          const document::Pointer &operation, const QByteArray &status,
                                                          NewBody body);
/** Adds a response that is a reference, such as `#/components/responses/NotFound`, as addResponse() does. */
[[nodiscard]] base::Result<document::Pointer> addResponseReference(document::Document &document,
                                                                   const document::Pointer &operation,
                                                                   const QByteArray &status, const QString &reference);
/** Gives a response another status. The response keeps its position. Errors are those of addResponse(). */
[[nodiscard]] base::Result<document::Pointer> renameResponse(document::Document &document,
                                                             const document::Pointer &response,
                                                             const QByteArray &status);

} // namespace content

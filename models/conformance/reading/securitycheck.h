#pragma once

#include "receivedrequest.h"
#include "referenceresolver.h"
#include "security.h"

namespace conformance {

/** What a security scheme looks for in a request. */
struct SchemeCheck {
    enum class Kind { Unknown, Key, Basic, Bearer, OtherHttp, Certificate };
    QByteArray name; ///< The name of the scheme.
    Kind kind = Kind::Unknown;
    QByteArray in;    ///< The place of a key: `header`, `query` or `cookie`.
    QByteArray field; ///< The name of the key's field, query parameter or cookie.
    QByteArray http;  ///< The authentication scheme of RFC 9110.
};

/** The security requirements of an operation, ready to be checked. */
struct SecurityCheck {
    QList<QList<SchemeCheck>> alternatives; ///< Empty: no credentials are needed.

    /** Returns true if the request has well-formed credentials for all schemes of one alternative. Whether they are
     * right is not known. A client certificate is not seen, so it counts as there. `unknownText` is that of
     * CheckOptions. */
    [[nodiscard]] bool isMet(const ReceivedRequest &request, const QByteArray &unknownText = {}) const;
    /** Returns the names of the schemes: `key, or oauth and tenant`. */
    [[nodiscard]] QByteArray names() const;
    /** Returns the values of `WWW-Authenticate` for an answer that refuses a request: one for each scheme of HTTP. */
    [[nodiscard]] QList<QByteArray> challenges() const;
};

/** Reads the security requirements of the operation at a place of the API with the entry document `api`. */
[[nodiscard]] SecurityCheck readSecurity(openapi::ReferenceResolver &resolver, const QString &api,
                                         const openapi::Place &operation);

} // namespace conformance

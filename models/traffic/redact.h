#pragma once

#include "exchange.h"
#include "knownsecrets.h"
#include "secret.h"
#include "secretnames.h"

namespace traffic {

/**
 * The one filter for everything that leaves the program: well-known and custom header names, query parameters, user
 * info in URLs, JSON members, and the known secret values wherever they occur: plain, base64, percent-encoded, in JSON
 * strings. REDACTED replaces them; the scheme of a credential stays.
 */
class Redactor final
{
public:
    /** Of a body without its content codings. */
    static constexpr qsizetype MaximumDecodedBytes = 64 * 1024 * 1024;

    Redactor() = default;
    explicit Redactor(const QList<secrets::Secret> &known);

    /** Also removes the base64 form of `username:password`. */
    void addCredentials(QByteArrayView username, const secrets::Secret &password);
    /** A value to remove wherever it occurs; see KnownSecrets for very short ones. */
    void addKnown(QByteArrayView value) { m_known.add(value); }
    /** The same for many values, in much less time than one after the other. */
    void addKnown(const QList<QByteArray> &values) { m_known.add(values); }

    /** A copy without secrets. The values of its secret fields, parameters and members are removed everywhere. */
    [[nodiscard]] Exchange exchange(const Exchange &exchange) const;

    [[nodiscard]] http::HeaderList requestHeaders(const http::HeaderList &headers,
                                                  const QList<QByteArray> &customNames = {}) const;
    [[nodiscard]] http::HeaderList responseHeaders(const http::HeaderList &headers,
                                                   const QList<QByteArray> &customNames = {}) const;
    /** A request target or a URL. */
    [[nodiscard]] QByteArray target(QByteArrayView target) const;
    /** Its content codings are removed. A body in which secrets can't be looked for is replaced by a text that says
     * why: an unknown coding, more than MaximumDecodedBytes, more secrets than KnownSecrets has room for. */
    [[nodiscard]] http::Body body(const http::Body &body, const http::HeaderList &headers,
                                  const QList<QByteArray> &customNames = {}) const;
    /** Only the known values. */
    [[nodiscard]] QByteArray text(const QByteArray &bytes) const { return m_known.removedFrom(bytes); }

private:
    [[nodiscard]] QByteArray fieldValue(const http::HeaderList::Field &field) const;
    [[nodiscard]] http::RequestHead head(const http::RequestHead &head, const QList<QByteArray> &customNames) const;
    [[nodiscard]] Change change(const Change &change, const QList<QByteArray> &customNames) const;

    /** The name of a field, unless it is the value of a reference. */
    [[nodiscard]] QByteArray fieldName(QByteArrayView name) const;

    KnownSecrets m_known;
    QList<QByteArray> m_secretNames; ///< Names of header fields that contain the value of a reference.
};

} // namespace traffic

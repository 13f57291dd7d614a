#pragma once

#include "exchange.h"
#include "knownsecrets.h"
#include "secret.h"
#include "secretnames.h"

namespace traffic {

/**
 * The one filter for everything that leaves the program: well-known and custom header names, query parameters, user
 * info in URLs, JSON members, and the secret values that the program knows, wherever they stand: plain, base64,
 * percent-encoded, within JSON strings. What is taken out reads REDACTED; the scheme of a credential stays.
 */
class Redactor final
{
public:
    /** Of a body without its content codings. */
    static constexpr qsizetype MaximumDecodedBytes = 64 * 1024 * 1024;

    Redactor() = default;
    explicit Redactor(const QList<secrets::Secret> &known);

    /** Also takes `username:password` out in its base64 form. */
    void addCredentials(QByteArrayView username, const secrets::Secret &password);
    /** A value to take out wherever it stands; see KnownSecrets for very short ones. */
    void addKnown(QByteArrayView value) { m_known.add(value); }

    /** A copy without secrets. What its own secret fields, parameters and members hold is taken out everywhere. */
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

    KnownSecrets m_known;
};

} // namespace traffic

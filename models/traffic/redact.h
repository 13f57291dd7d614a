#pragma once

#include "copiedrequest.h"
#include "exchange.h"
#include "knownsecrets.h"
#include "secret.h"
#include "secretnames.h"

namespace traffic {

/** What became of the secrets in a body. */
enum class BodyRedaction {
    None,     ///< The body has no secrets, or all of them.
    Replaced, ///< REDACTED is in the place of secrets.
    Withheld, ///< The body is replaced by a text that says why it can't be searched for secrets.
};

/**
 * An exchange that may leave the program. Everything that writes exchanges for others takes this type, and only a
 * Redactor makes it: an export that forgets to redact does not compile.
 */
class RedactedExchange final
{
public:
    [[nodiscard]] const Exchange &operator*() const { return m_exchange; }
    [[nodiscard]] const Exchange *operator->() const { return &m_exchange; }
    /** Returns the texts in the place of secrets that a curl command replaces by shell variables. Empty unless the
     * exchange is from Redactor::withVariables(). */
    [[nodiscard]] const QList<http::CurlSecret> &variables() const { return m_variables; }
    [[nodiscard]] BodyRedaction requestBodyRedaction() const { return m_requestBody; }

private:
    friend class Redactor;
    RedactedExchange(Exchange exchange, BodyRedaction requestBody, QList<http::CurlSecret> variables = {})
        : m_exchange(std::move(exchange))
        , m_requestBody(requestBody)
        , m_variables(std::move(variables))
    {}

    Exchange m_exchange;
    BodyRedaction m_requestBody = BodyRedaction::None;
    QList<http::CurlSecret> m_variables;
};

/** Returns the values that Redactor::exchange() finds in an exchange and removes wherever they occur in it: the secrets
 * that were known when it was recorded, and the values of secret header fields, parameters and members. */
[[nodiscard]] QList<QByteArray> secretValuesOf(const Exchange &exchange);

/**
 * Removes secrets from everything that leaves the program: values of well-known and custom header fields, query
 * parameters, user information in URLs, JSON members, and the known secret values wherever they occur: plain, base64,
 * percent-encoded, in JSON strings. REDACTED replaces them; the scheme of a credential stays.
 */
class Redactor final
{
public:
    /** The largest number of bytes of a body without its content codings that is searched for secrets. */
    static constexpr qsizetype MaximumDecodedBytes = 64 * 1024 * 1024;
    /** The number of bytes before and after an event of a stream in which a secret of it may begin or end. */
    static constexpr qsizetype EventContext = 1024;

    Redactor() = default;
    /** Creates a redactor that knows secret values. `parameterNames` are the names of query parameters that are secret
     * besides the well-known ones, see Exchange::secretParameterNames. */
    explicit Redactor(const QList<secrets::Secret> &known, const QList<QByteArray> &parameterNames = {});

    /** Adds a password as a known value to remove, with `username:password` and its base64 form. */
    void addCredentials(QByteArrayView username, const secrets::Secret &password);
    /** Adds a known value to remove wherever it occurs; see KnownSecrets for very short ones. */
    void addKnown(QByteArrayView value) { m_known.add(value); }
    /** Adds many known values to remove, in much less time than one after the other. */
    void addKnown(const QList<QByteArray> &values) { m_known.add(values); }

    /** Returns a copy of an exchange without secrets. The values of its secret fields, parameters and members are
     * removed wherever they occur in it. */
    [[nodiscard]] RedactedExchange exchange(const Exchange &exchange) const;
    /** Returns a copy of an exchange without secrets, for a curl command: credentials in the header fields and in the
     * query of the client's request become texts that the command replaces by shell variables, other secrets become
     * REDACTED. */
    [[nodiscard]] RedactedExchange withVariables(const Exchange &exchange) const;
    /** Returns an exchange with all its secrets, for a user who has asked for them. */
    [[nodiscard]] static RedactedExchange withSecrets(const Exchange &exchange)
    {
        return {exchange, BodyRedaction::None};
    }

    [[nodiscard]] http::HeaderList requestHeaders(const http::HeaderList &headers,
                                                  const QList<QByteArray> &customNames = {}) const;
    [[nodiscard]] http::HeaderList responseHeaders(const http::HeaderList &headers,
                                                   const QList<QByteArray> &customNames = {}) const;
    /** Returns a request target or a URL without secrets. */
    [[nodiscard]] QByteArray target(QByteArrayView target) const;
    /**
     * Returns a body without secrets and without its content codings. A body in which secrets can't be looked for is
     * replaced by a text that says why: an unknown coding, more than MaximumDecodedBytes, or more secrets than
     * KnownSecrets has room for.
     */
    [[nodiscard]] http::Body body(const http::Body &body, const http::HeaderList &headers,
                                  const QList<QByteArray> &customNames = {}) const
    {
        return searchedBody(body, headers, customNames).body;
    }
    /** Returns a redactor that also knows the secrets in the heads of an exchange, for eventText() of its events while
     * it runs. */
    [[nodiscard]] Redactor knowing(const Exchange &exchange) const;
    /** Returns the text of an event of a stream without secrets: secret JSON members and the known values. A secret
     * that goes on in its neighbors is found if they are whole and no more than EventContext bytes of it are in the
     * ones before or after. */
    [[nodiscard]] QByteArray eventText(const StreamEvents &stream, qsizetype index,
                                       const QList<QByteArray> &customNames = {}) const;
    /** Returns `bytes` without the known values; other secrets stay. */
    [[nodiscard]] QByteArray text(const QByteArray &bytes) const { return m_known.removedFrom(bytes); }

private:
    struct SearchedBody {
        http::Body body;
        BodyRedaction redaction = BodyRedaction::None;
    };
    [[nodiscard]] SearchedBody searchedBody(const http::Body &body, const http::HeaderList &headers,
                                            const QList<QByteArray> &customNames) const;
    [[nodiscard]] QByteArray fieldValue(const http::HeaderList::Field &field) const;
    [[nodiscard]] http::RequestHead head(const http::RequestHead &head, const QList<QByteArray> &customNames) const;
    [[nodiscard]] Change change(const Change &change, const QList<QByteArray> &customNames) const;

    /** The name of a header field, or REDACTED if it contains the value of a reference. */
    [[nodiscard]] QByteArray fieldName(QByteArrayView name) const;

    KnownSecrets m_known;
    QList<QByteArray> m_parameterNames; ///< Names of query parameters that are secret besides the well-known ones.
    QList<QByteArray> m_secretNames;    ///< Names of header fields that contain the value of a reference.
};

} // namespace traffic

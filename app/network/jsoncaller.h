#pragma once

#include "credentialsource.h"
#include "httpcall.h"
#include "serveraddress.h"
#include "value.h"

#include <QObject>

namespace network {

/** A success status with JSON. `http.body` holds the first bytes only, for the errors of those who read on. */
struct JsonAnswer {
    HttpAnswer http;
    document::Value value;
};
using JsonOutcome = base::Result<JsonAnswer, management::CallError>;

/** What both interfaces share: address, credentials, sending, refusals, JSON. Cancelling a future aborts its call. */
class JsonCaller final : public QObject
{
    Q_OBJECT

public:
    explicit JsonCaller(CredentialSource &credentials, QObject *parent = nullptr);

    [[nodiscard]] QFuture<JsonOutcome> get(const management::Environment &environment, Interface service,
                                           const QByteArray &path, const QueryItems &query = {});
    /** Sends once, whatever happens. */
    [[nodiscard]] QFuture<JsonOutcome> post(const management::Environment &environment, Interface service,
                                            const QByteArray &path, const QByteArray &json);

private:
    [[nodiscard]] QFuture<JsonOutcome> call(const management::Environment &environment, Interface service,
                                            const HttpRequest &request);

    CredentialSource &m_credentials;
};

/** The error of an answer that came with a success status and does not hold what it should. */
[[nodiscard]] management::CallError unexpected(const HttpAnswer &answer, const QString &detail = {});

} // namespace network

#pragma once

#include "clock.h"
#include "message.h"
#include "sandboxfault.h"
#include "secret.h"
#include "value.h"

#include <QByteArray>
#include <QString>

namespace sandbox {

/** A reply of the sandbox to an HTTP request, with a JSON body. */
struct Reply {
    int status = 200;
    QByteArray body;
    QByteArray allow{}; ///< The value of the Allow field of a reply with status 405.
    QByteArray contentType = "application/json";
    bool isSlow = false; ///< Whether the reply is sent after a delay.
};

/** Answers requests of the dashboard and portal APIs from the files of a folder. */
class SandboxApi final
{
public:
    SandboxApi(QString folder, secrets::Secret token, const base::Clock &clock)
        : m_folder(std::move(folder))
        , m_token(std::move(token))
        , m_clock(clock)
    {}

    [[nodiscard]] Reply answer(const http::RequestHead &request, const QByteArray &body) const;
    /** Sets the failure that is simulated in the following requests. */
    void setFault(management::SandboxFault fault) { m_fault = fault; }

private:
    [[nodiscard]] Reply usualAnswer(const http::RequestHead &request, const QByteArray &body) const;
    [[nodiscard]] bool isAuthorised(const http::RequestHead &request, bool isPortal) const;
    [[nodiscard]] Reply certificates(const QByteArray &query) const;
    [[nodiscard]] Reply policies(const QByteArray &query) const;
    [[nodiscard]] Reply policy(const QString &id) const;
    [[nodiscard]] Reply createPolicy(const QByteArray &body) const;
    [[nodiscard]] Reply ssoProfiles() const;

    QString m_folder;
    secrets::Secret m_token;
    const base::Clock &m_clock;
    management::SandboxFault m_fault = management::SandboxFault::None;
};

/** Returns the reply to a refused request, with the body `{"Status":"Error","Message":"…","Meta":null}`. */
[[nodiscard]] Reply refusal(int status, const QByteArray &message);

} // namespace sandbox

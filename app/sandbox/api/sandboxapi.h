#pragma once

#include "clock.h"
#include "message.h"
#include "sandboxfault.h"
#include "secret.h"
#include "value.h"

#include <QByteArray>
#include <QString>

namespace sandbox {

/** A reply with a JSON body. */
struct Reply {
    int status = 200;
    QByteArray body;
    QByteArray allow{}; ///< For 405.
    QByteArray contentType = "application/json";
    bool isSlow = false; ///< Sent after a delay.
};

/** Handles requests of the dashboard and portal APIs with the files of a folder. */
class SandboxApi final
{
public:
    SandboxApi(QString folder, secrets::Secret token, const base::Clock &clock)
        : m_folder(std::move(folder))
        , m_token(std::move(token))
        , m_clock(clock)
    {}

    [[nodiscard]] Reply answer(const http::RequestHead &request, const QByteArray &body) const;
    /** Applies to the following requests. */
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

/** `{"Status":"Error","Message":"…","Meta":null}` */
[[nodiscard]] Reply refusal(int status, const QByteArray &message);

} // namespace sandbox

#pragma once

#include "certificatestatus.h"
#include "clock.h"
#include "managementcommand.h"

namespace commands {

/** The command `certs`: lists the dashboard's certificates. With --warn it exits with 1 if one expires soon. */
class CertsCommand final : public ManagementCommand
{
    Q_OBJECT

public:
    using ManagementCommand::ManagementCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    [[nodiscard]] static base::Result<management::CertificateQuery> readQuery(const QCommandLineParser &parser);
    void show(const management::CertificatePage &page);
    /** Prints the certificates that expire within m_warnDays, have expired, or have no known expiry. Returns true if
     * there is one. */
    [[nodiscard]] bool warn(const management::CertificatePage &page);

    base::SystemClock m_clock;
    std::optional<int> m_warnDays;
};

} // namespace commands

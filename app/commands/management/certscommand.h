#pragma once

#include "certificatestatus.h"
#include "clock.h"
#include "managementcommand.h"

namespace commands {

/** `certs`: the dashboard's certificates; with --warn it exits 1 when one expires within that time. */
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
    /** Says which ones expire within m_warnDays, have expired, or cannot be judged; true when there is one. */
    [[nodiscard]] bool warn(const management::CertificatePage &page);

    base::SystemClock m_clock;
    std::optional<int> m_warnDays;
};

} // namespace commands

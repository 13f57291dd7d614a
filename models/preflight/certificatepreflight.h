#pragma once

#include "clock.h"
#include "knowncertificates.h"
#include "workspace.h"

namespace preflight {

/** Reports the problems of certificates that open definitions use, once the dashboard's list of certificates is
 * known. */
class CertificatePreflight final : public QObject
{
    Q_OBJECT

public:
    CertificatePreflight(workspace::Workspace &workspace, const management::KnownCertificates &known,
                         const base::Clock &clock, QObject *parent = nullptr);

private:
    void add(workspace::OpenDefinition *definition);
    void tell(workspace::OpenDefinition &definition);

    const management::KnownCertificates &m_known;
    const base::Clock &m_clock;
};

} // namespace preflight

#pragma once

#include "appliedcorrection.h"
#include "cancellation.h"
#include "correction.h"
#include "exchange.h"
#include "inspection.h"

#include <QObject>

namespace monitoring {
class ContractMonitor;
}

namespace traffic {

/** Finds the corrections for the findings about an exchange, one after the other on a worker, and applies one when the
 * user wants it. */
class CorrectionOffers final : public QObject
{
    Q_OBJECT

public:
    /** `monitor` outlives the offers. */
    CorrectionOffers(monitoring::ContractMonitor &monitor, QObject *parent);
    ~CorrectionOffers() override;

    /** Finds the corrections for the first `count` findings of an inspection. */
    void find(const ExchangePtr &exchange, const monitoring::Inspection &inspection, qsizetype count);
    void cancel();
    /** Applies the correction for a finding, which found() has announced, as one undo step. */
    void apply(qsizetype finding);

signals:
    /** The correction for a finding is known, or that there is none. */
    void found(qsizetype finding, const corrections::Correction &correction);
    void applied(const traffic::AppliedCorrection &correction);
    /** A correction could not be applied. */
    void failed(const QString &text, const QString &details);

private:
    void findNext();
    [[nodiscard]] QString nameOf(const corrections::Correction &correction) const;

    monitoring::ContractMonitor &m_monitor;
    ExchangePtr m_exchange;
    monitoring::Inspection m_inspection;
    QList<corrections::Correction> m_corrections;
    qsizetype m_count = 0;
    base::Cancellation m_finding;
};

} // namespace traffic

#include "correctionoffers.h"

#include "contractmonitor.h"
#include "correctionmessages.h"
#include "errormessages.h"

#include <QFileInfo>

namespace traffic {

CorrectionOffers::CorrectionOffers(monitoring::ContractMonitor &monitor, QObject *parent)
    : QObject(parent)
    , m_monitor(monitor)
{}

CorrectionOffers::~CorrectionOffers()
{
    m_finding.cancel();
}

void CorrectionOffers::find(const ExchangePtr &exchange, const monitoring::Inspection &inspection, qsizetype count)
{
    m_finding.cancel();
    m_exchange = exchange;
    m_inspection = inspection;
    m_corrections.clear();
    m_count = count;
    findNext();
}

void CorrectionOffers::cancel()
{
    m_finding.cancel();
    m_count = 0;
}

void CorrectionOffers::findNext()
{
    const qsizetype next = m_corrections.size();
    if (next >= m_count)
        return;
    m_finding = m_monitor.correct(m_inspection.definition, m_exchange, m_inspection.findings.at(next).finding, this,
                                  [this, next](const corrections::Correction &correction) {
                                      m_corrections.append(correction);
                                      emit found(next, correction);
                                      findNext();
                                  });
}

/** The document as the user knows it. */
QString CorrectionOffers::nameOf(const corrections::Correction &correction) const
{
    const QString file = QFileInfo(correction.address).fileName();
    return file.isEmpty() ? QFileInfo(m_inspection.definition).fileName() : file;
}

void CorrectionOffers::apply(qsizetype finding)
{
    const corrections::Correction correction = m_corrections.value(finding);
    const QString title = messages::correctionTitle(correction);
    const base::Result<void> result = m_monitor.apply(m_inspection.definition, correction, title);
    if (result)
        emit applied(
            {tr("%1 was changed: %2.", "%1: a file or definition, %2: what, such as: Allow the type integer in “a”")
                 .arg(nameOf(correction), title),
             title, correction.address});
    else if (result.error().code == base::ErrorCode::Cancelled)
        emit failed(tr("The document has changed. Try again when the exchange was compared with it."), {});
    else
        emit failed(tr("The document could not be changed."), messages::errorText(result.error()));
}

} // namespace traffic

#include "moc_correctionoffers.cpp"

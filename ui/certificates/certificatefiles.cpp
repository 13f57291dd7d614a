#include "certificatefiles.h"

#include "certificateexport.h"
#include "certificatetexts.h"

#include <QFileDialog>

namespace certificates {

CertificateFiles::CertificateFiles(workspace::DocumentStore &store, const base::Clock &clock, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_clock(clock)
    , m_window(window)
{}

void CertificateFiles::exportTo(Kind kind, const QList<management::Certificate> &certificates)
{
    const bool calendar = kind == Kind::Calendar;
    auto *dialog = new QFileDialog(m_window, calendar ? tr("Export expiry dates") : tr("Export certificates"));
    dialog->setObjectName(u"certificatesExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(calendar ? tr("Calendar (*.ics)") : tr("Comma-separated values (*.csv)"));
    dialog->setDefaultSuffix(calendar ? u"ics"_qs : u"csv"_qs);
    dialog->selectFile(calendar ? u"certificates.ics"_qs : u"certificates.csv"_qs);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, kind, certificates](const QString &path) { write(path, kind, certificates); });
    dialog->open();
}

void CertificateFiles::write(const QString &path, Kind kind, const QList<management::Certificate> &certificates)
{
    const QByteArray bytes = kind == Kind::Calendar
                                 ? items::certificatesCalendar(certificates, m_clock.now(), expiryText)
                                 : items::certificatesCsv(certificates, csvTitles());
    const base::Result<void> result = m_store.write(path, bytes);
    if (result.isOk())
        emit written(path);
    else
        emit failed(path, result.error().detail);
}

} // namespace certificates

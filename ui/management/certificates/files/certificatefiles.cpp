#include "certificatefiles.h"

#include "certificateexport.h"
#include "certificatelabels.h"

#include <QFileDialog>

namespace certificates {

CertificateFiles::CertificateFiles(workspace::DocumentStore &store, const base::Clock &clock, QWidget *window)
    : QObject(window)
    , m_clock(clock)
    , m_window(window)
    , m_writer(store)
{}

void CertificateFiles::exportAll(const QList<management::Certificate> &certificates)
{
    const QString table = tr("Table (*.csv)");
    const QString calendar = tr("Calendar of expiry dates (*.ics)");
    auto *dialog = new QFileDialog(m_window, tr("Export certificates"));
    dialog->setObjectName(u"certificatesExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({table, calendar});
    dialog->setDefaultSuffix(u"csv"_qs);
    dialog->selectFile(u"certificates.csv"_qs);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, calendar](const QString &filter) {
        const QString suffix = filter == calendar ? u"ics"_qs : u"csv"_qs;
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(u"certificates."_qs + suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, certificates](const QString &path) { write(path, certificates); });
    dialog->open();
}

void CertificateFiles::write(const QString &path, const QList<management::Certificate> &certificates)
{
    const auto content = [path, certificates, now = m_clock.now()]() -> base::Result<QByteArray> {
        return path.endsWith(u".ics"_qs, Qt::CaseInsensitive)
                   ? items::certificatesCalendar(certificates, now, expiryText)
                   : items::certificatesCsv(certificates, csvTitles());
    };
    m_writer.write(path, content, [this, path](const base::Result<void> &result) {
        if (result.isOk())
            emit written(path);
        else
            emit failed(path, result.error().detail);
    });
}

} // namespace certificates

#include "moc_certificatefiles.cpp"

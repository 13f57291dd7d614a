#pragma once

#include "certificate.h"
#include "clock.h"
#include "exportwriter.h"

#include <QObject>

class QWidget;

namespace certificates {

/** Exports certificates to a file that the user chooses: a table (CSV) or a calendar of expiry dates (iCalendar). */
class CertificateFiles final : public QObject
{
    Q_OBJECT

public:
    /** `window` owns this object and is the parent of its dialogs. */
    CertificateFiles(workspace::DocumentStore &store, const base::Clock &clock, QWidget *window);

    /** Asks for a file name and writes all certificates to the file: as a calendar if the name ends in `.ics`,
     * otherwise as a table. */
    void exportAll(const QList<management::Certificate> &certificates);

signals:
    void written(const QString &path);
    void failed(const QString &path, const QString &detail);

private:
    void write(const QString &path, const QList<management::Certificate> &certificates);

    const base::Clock &m_clock;
    QWidget *m_window = nullptr;
    workspace::ExportWriter m_writer;
};

} // namespace certificates

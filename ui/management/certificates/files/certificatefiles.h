#pragma once

#include "certificate.h"
#include "clock.h"
#include "documentstore.h"

#include <QObject>

class QWidget;

namespace certificates {

/** Writes certificates to a file that the person chooses: a table (CSV), or a calendar of the days on which they end.
 */
class CertificateFiles final : public QObject
{
    Q_OBJECT

public:
    /** Dialogs open above `window`, which owns this. */
    CertificateFiles(workspace::DocumentStore &store, const base::Clock &clock, QWidget *window);

    /** The name chosen decides: a calendar for `.ics`, else a table. */
    void exportAll(const QList<management::Certificate> &certificates);

signals:
    void written(const QString &path);
    void failed(const QString &path, const QString &detail);

private:
    void write(const QString &path, const QList<management::Certificate> &certificates);

    workspace::DocumentStore &m_store;
    const base::Clock &m_clock;
    QWidget *m_window = nullptr;
};

} // namespace certificates

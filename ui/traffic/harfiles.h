#pragma once

#include "cancellation.h"
#include "exchangelog.h"
#include "harreader.h"

#include <QObject>
#include <QThreadPool>

class QFileDialog;
class QWidget;

namespace workspace {
class DocumentStore;
}

namespace traffic {

/**
 * Exports and imports HAR files. Shows the file dialogs; secrets are exported only after a confirmation. A worker reads
 * the file, and the destructor ends it.
 */
class HarFiles final : public QObject
{
    Q_OBJECT

public:
    /** Dialogs belong to `owner`. */
    HarFiles(ExchangeLog &log, workspace::DocumentStore &store, QWidget &owner);

    /** For exchanges without a log: there is no import. */
    HarFiles(workspace::DocumentStore &store, QWidget &owner);
    ~HarFiles() override;

    /** Shows the file dialog, then asks whether to include secrets, and writes. */
    void exportExchanges(const QList<ExchangePtr> &exchanges);
    /** Shows the file dialog with `fileName`, and writes without secrets. */
    void exportRedacted(const QList<ExchangePtr> &exchanges, const QString &fileName);
    /** Shows the file dialog and reads the file. */
    void importFile();
    /** Writes without a dialog. Secrets are redacted unless `withSecrets`. */
    void write(const QString &path, const QList<ExchangePtr> &exchanges, bool withSecrets);
    /** Starts to read a file without a dialog, instead of one that is still read. */
    void read(const QString &path);
    /** Nothing of the file that is read is added. */
    void cancelReading();
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /** A file is being read from now on, or is not any more. */
    void readingChanged();
    /** `text` says what was written or read. */
    void succeeded(const QString &text);
    /** `text` says what failed and what to do; `details` is the path. */
    void failed(const QString &text, const QString &details);

private:
    void askForSecrets(const QString &path, const QList<ExchangePtr> &exchanges);

    QFileDialog *openExportDialog(const QString &fileName);
    void take(const QString &path, const base::Result<HarContent> &content);
    void setReading(bool isReading);

    ExchangeLog *m_log = nullptr;
    workspace::DocumentStore &m_store;
    QWidget &m_owner;
    bool m_isReading = false;
    base::Cancellation m_reading;
    QThreadPool m_reader; ///< The first to be destroyed, which waits for the worker. That uses the store.
};

} // namespace traffic

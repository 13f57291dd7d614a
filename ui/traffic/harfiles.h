#pragma once

#include "cancellation.h"
#include "exchangelog.h"
#include "harreader.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

class QFileDialog;
class QWidget;

namespace workspace {
class DocumentStore;
}

namespace traffic {

/**
 * Exports exchanges to HAR files and imports them, and saves bodies, with file dialogs. Secrets are exported only after
 * a confirmation. Workers read an imported file and write an exported one; the destructor cancels them.
 */
class HarFiles final : public QObject
{
    Q_OBJECT

public:
    /** Imported exchanges are added to `log`. `owner` is the parent of the dialogs. */
    HarFiles(ExchangeLog &log, workspace::DocumentStore &store, QWidget &owner);

    /** Creates an object that can only export, because there is no log to add exchanges to. */
    HarFiles(workspace::DocumentStore &store, QWidget &owner);
    ~HarFiles() override;

    /** Asks for a file name and whether to include secrets, and writes the exchanges to the file. */
    void exportExchanges(const QList<items::KeptExchange> &exchanges);
    /** Asks for a file name, with `fileName` as the suggestion, and writes the exchanges to the file without secrets.
     */
    void exportRedacted(const QList<ExchangePtr> &exchanges, const QString &fileName);
    /** Asks for a file name, with `fileName` as the suggestion. A worker writes the bytes of a body to the file. */
    void saveBody(const http::BodyBytes &bytes, const QString &fileName);
    /** Asks for a HAR file and imports it. */
    void importFile();
    /** Starts to write exchanges to a file without a dialog. Secrets are redacted unless `withSecrets`. An export that
     * is still running is cancelled. */
    void write(const QString &path, const QList<items::KeptExchange> &exchanges, bool withSecrets);
    /** Cancels the export that is running. The file is not changed. */
    void cancelWriting();
    [[nodiscard]] bool isWriting() const { return m_isWriting; }
    /** Starts to import a file without a dialog. An import that is still running is cancelled. */
    void read(const QString &path);
    /** Cancels the import that is running. Nothing of the file is added. */
    void cancelReading();
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /** isReading() has changed: the import of a file has begun or ended. */
    void readingChanged();
    /** isWriting() has changed: an export has begun or ended. */
    void writingChanged();
    /** `written` exchanges of `all` are in the file. Emitted a few times a second during an export. */
    void progressed(qsizetype written, qsizetype all);
    /** An export or import has succeeded. `text` says what was written or read. */
    void succeeded(const QString &text);
    /** An export or import has failed. `text` says why and what to do; `details` is the path of the file. */
    void failed(const QString &text, const QString &details);

private:
    /** The exchanges of a file, packed by a worker. */
    struct Imported {
        QList<items::KeptExchange> exchanges;
        qsizetype dropped = 0; ///< The number of older exchanges that exceed the limits of the list.
    };

    void askForSecrets(const QString &path, const QList<items::KeptExchange> &exchanges);
    void prepareWorkers();
    void setWriting(bool isWriting);

    QFileDialog *openExportDialog(const QString &fileName);
    void take(const QString &path, const base::Result<Imported> &content);
    void setReading(bool isReading);

    ExchangeLog *m_log = nullptr;
    workspace::DocumentStore &m_store;
    QWidget &m_owner;
    bool m_isReading = false;
    base::Cancellation m_reading;
    bool m_isWriting = false;
    base::Cancellation m_writing;
    std::shared_ptr<std::atomic<qsizetype>> m_written; ///< How many exchanges the worker has written.
    qsizetype m_toWrite = 0;
    QTimer m_progress;
    QThreadPool m_writer; ///< The thread that writes exchanges and bodies with m_store. Its destructor waits for it.
    /** The thread of the worker that reads a file with m_store. The last member, because its destructor waits for the
     * worker. */
    QThreadPool m_reader;
};

} // namespace traffic

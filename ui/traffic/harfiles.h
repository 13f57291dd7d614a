#pragma once

#include "exchangelog.h"

#include <QObject>

class QFileDialog;
class QWidget;

namespace workspace {
class DocumentStore;
}

namespace traffic {

/** Exports and imports HAR files. Shows the file dialogs; secrets are exported only after a confirmation. */
class HarFiles final : public QObject
{
    Q_OBJECT

public:
    /** Dialogs belong to `owner`. */
    HarFiles(ExchangeLog &log, workspace::DocumentStore &store, QWidget &owner);

    /** For exchanges without a log: there is no import. */
    HarFiles(workspace::DocumentStore &store, QWidget &owner);

    /** Shows the file dialog, then asks whether to include secrets, and writes. */
    void exportExchanges(const QList<ExchangePtr> &exchanges);
    /** Shows the file dialog with `fileName`, and writes without secrets. */
    void exportRedacted(const QList<ExchangePtr> &exchanges, const QString &fileName);
    /** Shows the file dialog and reads the file. */
    void importFile();
    /** Writes without a dialog. Secrets are redacted unless `withSecrets`. */
    void write(const QString &path, const QList<ExchangePtr> &exchanges, bool withSecrets);
    /** Reads without a dialog. */
    void read(const QString &path);

signals:
    /** `text` says what was written or read. */
    void succeeded(const QString &text);
    /** `text` says what failed and what to do; `details` is the path. */
    void failed(const QString &text, const QString &details);

private:
    void askForSecrets(const QString &path, const QList<ExchangePtr> &exchanges);

    QFileDialog *openExportDialog(const QString &fileName);

    ExchangeLog *m_log = nullptr;
    workspace::DocumentStore &m_store;
    QWidget &m_owner;
};

} // namespace traffic

#pragma once

#include "exchangelog.h"

#include <QObject>

class QFileDialog;
class QWidget;

namespace workspace {
class DocumentStore;
}

namespace traffic {

/** Writes exchanges to HAR files and reads them back. Asks for the file's name; secrets leave only when asked for. */
class HarFiles final : public QObject
{
    Q_OBJECT

public:
    /** Dialogs belong to `owner`. */
    HarFiles(ExchangeLog &log, workspace::DocumentStore &store, QWidget &owner);

    /** For exchanges without a log: there is no import. */
    HarFiles(workspace::DocumentStore &store, QWidget &owner);

    /** Asks for a file, then for secrets or not, and writes. */
    void exportExchanges(const QList<ExchangePtr> &exchanges);
    /** Asks for a file that is called so at first, and writes without secrets. */
    void exportRedacted(const QList<ExchangePtr> &exchanges, const QString &fileName);
    /** Asks for a file and reads it. */
    void importFile();
    /** Writes without asking; secrets are redacted unless `withSecrets`. */
    void write(const QString &path, const QList<ExchangePtr> &exchanges, bool withSecrets);
    /** Reads without asking. */
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

#pragma once

#include "result.h"

#include <QObject>

namespace workspace {
class DocumentStore;
class OpenDefinition;
class References;
} // namespace workspace

namespace readingview {

/** Exports a definition as one self-contained HTML page to a file that the user chooses. */
class HtmlExport final : public QObject
{
    Q_OBJECT

public:
    HtmlExport(workspace::OpenDefinition &definition, workspace::References &references,
               workspace::DocumentStore &store, QWidget *parent);

    void start();

signals:
    void finished(const QString &path, const base::Result<void> &written);

private:
    void write(const QString &path);

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    workspace::DocumentStore &m_store;
    QWidget *m_window;
};

} // namespace readingview

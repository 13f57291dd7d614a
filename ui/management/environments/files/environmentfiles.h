#pragma once

#include "environmentlist.h"
#include "exportwriter.h"

#include <QObject>

class QWidget;

namespace environments {

/** Exports all environments to a file that the user chooses, without credentials, and imports the environments of such
 * a file as new ones. */
class EnvironmentFiles final : public QObject
{
    Q_OBJECT

public:
    /** `window` owns this object and is the parent of its dialogs. */
    EnvironmentFiles(management::EnvironmentList &environments, workspace::DocumentStore &store, QWidget *window);

    void exportAll();
    void importFrom();

signals:
    void exported(const QString &path);
    /** An import has added `count` environments. `firstId` is the ID of the first one, empty if there are none. */
    void imported(int count, const QString &firstId);
    /** The file at `path` could not be written or read. `detail` is a sentence about the error. */
    void failed(const QString &path, const QString &detail);

private:
    void write(const QString &path);
    void read(const QString &path);

    management::EnvironmentList &m_environments;
    workspace::DocumentStore &m_store;
    QWidget *m_window = nullptr;
    workspace::ExportWriter m_writer;
};

} // namespace environments

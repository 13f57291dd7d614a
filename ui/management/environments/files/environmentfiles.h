#pragma once

#include "documentstore.h"
#include "environmentlist.h"

#include <QObject>

class QWidget;

namespace environments {

/** Writes the environments to a file for others, without credentials, and takes those of such a file in as new ones. */
class EnvironmentFiles final : public QObject
{
    Q_OBJECT

public:
    /** Dialogs open above `window`, which owns this. */
    EnvironmentFiles(management::EnvironmentList &environments, workspace::DocumentStore &store, QWidget *window);

    void exportAll();
    void importFrom();

signals:
    void exported(const QString &path);
    /** So many came in; `firstId` is one of them, empty where the file holds none. */
    void imported(int count, const QString &firstId);
    /** `detail` says what went wrong, in a sentence. */
    void failed(const QString &path, const QString &detail);

private:
    void write(const QString &path);
    void read(const QString &path);

    management::EnvironmentList &m_environments;
    workspace::DocumentStore &m_store;
    QWidget *m_window = nullptr;
};

} // namespace environments

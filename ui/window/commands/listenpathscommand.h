#pragma once

#include "cancellation.h"
#include "servedapi.h"
#include "services.h"

#include <QPointer>

namespace listenpaths {
class ListenPathsDialog;
}

namespace window {

class Actions;

/** Runs the action that shows the listen paths of all definitions of the window, and keeps the dialog up to date. */
class ListenPathsCommand final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of the dialog. */
    ListenPathsCommand(const Actions &actions, const Services &services, QWidget *window);
    ~ListenPathsCommand() override;

public slots:
    /** Sets the definitions whose listen paths are shown. */
    void setApis(const QList<reach::ServedApi> &apis);

signals:
    /** The user wants to see a setting of a definition: the path of its file and a JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void show();
    /** Reads the open definitions on a worker. */
    void readDefinitions();
    void refreshServed();

    Services m_services;
    QWidget *m_window;
    QPointer<listenpaths::ListenPathsDialog> m_dialog;
    base::Cancellation m_reading;
};

} // namespace window

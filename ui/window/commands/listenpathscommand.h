#pragma once

#include "services.h"

#include <QObject>
#include <QPointer>

namespace listenpaths {
class ListenPathsDialog;
}
namespace reach {
class ServedApis;
}

namespace window {

class Actions;

/** Runs the action that shows the listen paths of all definitions of the window, and keeps the dialog up to date. */
class ListenPathsCommand final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of the dialog. */
    ListenPathsCommand(const Actions &actions, const Services &services, reach::ServedApis &apis, QWidget *window);

signals:
    /** The user wants to see a setting of a definition: the path of its file and a JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void show();
    void refreshApis();
    void refreshServed();

    Services m_services;
    reach::ServedApis &m_apis;
    QWidget *m_window;
    QPointer<listenpaths::ListenPathsDialog> m_dialog;
};

} // namespace window

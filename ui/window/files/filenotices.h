#pragma once

#include "banner.h"
#include "services.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace window {

/** Says in a banner what happens to the files of open definitions behind this person's back, and what can be done. */
class FileNotices final : public QObject
{
    Q_OBJECT

public:
    FileNotices(const Services &services, widgets::Banner &banner, QWidget *window, QObject *parent);

    /** Shows the file's text beside the edits. */
    void compare(workspace::OpenDefinition &definition);
    /** Shows a text once nothing else is to be decided or read. */
    void say(widgets::Banner::Kind kind, const QString &text);

signals:
    /** The person chose to take what another program wrote. */
    void reloadChosen(workspace::OpenDefinition &definition);
    void saveChosen(workspace::OpenDefinition &definition);
    void saveAsChosen(workspace::OpenDefinition &definition);

protected:
    /** Files are looked at when the person comes back to the window: not every file system tells by itself. */
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Act = void (FileNotices::*)(workspace::OpenDefinition &);

    void watch(workspace::OpenDefinition *definition);
    void refresh(workspace::OpenDefinition *definition);
    void showNext();
    void showState(workspace::OpenDefinition &definition);
    void offer(workspace::OpenDefinition &definition, const QString &text, const QString &objectName, Act act);
    void keep(workspace::OpenDefinition &definition);
    void sayReloaded(const workspace::OpenDefinition *definition);
    void sayNotKept(const base::Error &error);

    Services m_services;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QList<QPointer<workspace::OpenDefinition>> m_waiting;    ///< What is to be decided; the first one is shown.
    QList<std::pair<widgets::Banner::Kind, QString>> m_said; ///< What is to be read after that.
};

} // namespace window

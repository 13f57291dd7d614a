#pragma once

#include "banner.h"
#include "services.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace window {

/** Shows a banner when another program changes, deletes or moves the file of an open definition, with buttons for what
 * can be done. */
class FileNotices final : public QObject
{
    Q_OBJECT

public:
    FileNotices(const Services &services, widgets::Banner &banner, QWidget *window, QObject *parent);

    /** Opens a dialog with the differences between a definition's file on disk and its edited text. */
    void compare(workspace::OpenDefinition &definition);
    /** Sets the definition whose page is visible; null if another page is. Only notices about this definition are
     * shown. */
    void setShown(const workspace::OpenDefinition *definition);
    /** Notes that the banner's current message is about `definition`: the message is removed when another page is
     * shown. */
    void setSubject(const workspace::OpenDefinition &definition);
    /** Removes the banner's message after `definition` was saved or reloaded, unless it is an error about another
     * definition. */
    void clearFor(const workspace::OpenDefinition &definition);
    /** Shows a message when the notices that are already shown or waiting are closed. `details` is as in
     * Banner::show(). */
    void showMessage(widgets::Banner::Kind kind, const QString &text, const QString &details = {});

signals:
    /** The user chose to replace the text of a definition by that of its file on disk. */
    void reloadChosen(workspace::OpenDefinition &definition);
    void saveChosen(workspace::OpenDefinition &definition);
    void saveAsChosen(workspace::OpenDefinition &definition);

protected:
    /** Checks the files of all open definitions when the window is activated, because not every file system reports
     * changes. */
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Message {
        widgets::Banner::Kind kind;
        QString text;
        QString details;
    };
    using Act = void (FileNotices::*)(workspace::OpenDefinition &);

    void watch(workspace::OpenDefinition *definition);
    void refresh(workspace::OpenDefinition *definition);
    void showNext();
    [[nodiscard]] workspace::OpenDefinition *shownDecision() const;
    void showAdded(const QStringList &paths);
    void showState(workspace::OpenDefinition &definition);
    void offer(workspace::OpenDefinition &definition, const QString &text, const QString &objectName, Act act);
    void keep(workspace::OpenDefinition &definition);
    void showReloaded(const workspace::OpenDefinition *definition);
    void showBackupFailure(const base::Error &error);

    Services m_services;
    widgets::Banner &m_banner;
    QWidget *m_window;
    /** Definitions whose file was changed, deleted or moved, and whose notice is not closed yet. */
    QList<QPointer<workspace::OpenDefinition>> m_decisions;
    /** The definition whose page is visible. Only compared: it may be closed. */
    const workspace::OpenDefinition *m_shown = nullptr;
    /** The definition that the banner's message is about. Only compared: it may be closed. */
    const workspace::OpenDefinition *m_subject = nullptr;
    QString m_subjectText; ///< The banner's message about m_subject.
    /** The messages of showMessage() that are shown or waiting. They wait for the notices of m_decisions. */
    QList<Message> m_messages;
};

} // namespace window

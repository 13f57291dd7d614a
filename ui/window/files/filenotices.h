#pragma once

#include "banner.h"
#include "services.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace window {

/** Shows a banner when another program changes, deletes or moves the file of an open definition, with the actions for
 * it. */
class FileNotices final : public QObject
{
    Q_OBJECT

public:
    FileNotices(const Services &services, widgets::Banner &banner, QWidget *window, QObject *parent);

    /** Shows the differences between the file on disk and the edited text. */
    void compare(workspace::OpenDefinition &definition);
    /** Sets the definition that is shown, or null for another page. Only notices about it are shown. */
    void setShown(const workspace::OpenDefinition *definition);
    /** Says that the banner's message is about this definition: it is removed when another one is shown. */
    void setSubject(const workspace::OpenDefinition &definition);
    /** Removes the banner's message after a save or reload of the definition. An error of another one stays. */
    void clearFor(const workspace::OpenDefinition &definition);
    /** Shows a message after the notices that are already shown or waiting. `details` as in Banner::show(). */
    void showMessage(widgets::Banner::Kind kind, const QString &text, const QString &details = {});

signals:
    /** The user chose to load the file on disk. */
    void reloadChosen(workspace::OpenDefinition &definition);
    void saveChosen(workspace::OpenDefinition &definition);
    void saveAsChosen(workspace::OpenDefinition &definition);

protected:
    /** Checks the files when the window is activated: not every file system reports changes. */
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
    QList<QPointer<workspace::OpenDefinition>> m_decisions; ///< Definitions that need a decision.
    const workspace::OpenDefinition *m_shown = nullptr;     ///< Only compared. It may be closed.
    const workspace::OpenDefinition *m_subject = nullptr;   ///< Of the banner's message. Only compared.
    QString m_subjectText;                                  ///< That message.
    QList<Message> m_messages;                              ///< Shown after the decisions.
};

} // namespace window

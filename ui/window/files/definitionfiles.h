#pragma once

#include "recoveryrecord.h"
#include "services.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;
namespace widgets {
class Banner;
}

namespace window {

class FileNotices;
class SaveCheck;

/**
 * Opens, creates, saves, closes, imports and exports definitions. Shows the dialogs that this needs, without blocking,
 * and shows errors in a banner.
 */
class DefinitionFiles final : public QObject
{
    Q_OBJECT

public:
    DefinitionFiles(const Services &services, widgets::Banner &banner, QWidget *window);

    void newFromTemplate();
    void openExample();
    void chooseFile();
    void chooseFolder();
    void chooseImport();
    void open(const QString &path);
    void openFolder(const QString &folder);
    void importFile(const QString &path);

    void save(workspace::OpenDefinition &definition);
    /** Saves over the changes of another program. */
    void overwrite(workspace::OpenDefinition &definition);
    /** Loads the changes of another program. Undo restores the edits. */
    void reload(workspace::OpenDefinition &definition);
    void saveAs(workspace::OpenDefinition &definition);
    /** Shows the differences between the file on disk and the edited text. */
    void compare(workspace::OpenDefinition &definition);
    /** Opens the unsaved edits of an earlier run. */
    void restore(const QString &key, const workspace::RecoveryRecord &record);
    void saveAll();
    void exportPublic(workspace::OpenDefinition &definition);
    void close(workspace::OpenDefinition &definition);
    void reopen();
    /** Asks what to do with unsaved definitions, and calls `proceed` unless the user cancels. */
    void beforeQuit(std::function<void()> proceed);

    [[nodiscard]] QStringList recent() const;
    [[nodiscard]] QList<workspace::OpenDefinition *> modified() const;

signals:
    /** A definition was opened and is to be shown. */
    void opened(workspace::OpenDefinition *definition);
    /** A definition was imported; its settings are to be shown. */
    void imported(workspace::OpenDefinition *definition);
    void recentChanged();

private:
    using Then = std::function<void()>;

    void chooseOpen(const QString &title, const std::function<void(const QString &)> &then);
    void saveThen(workspace::OpenDefinition &definition, const Then &then);
    void saveAsThen(workspace::OpenDefinition &definition, const Then &then);
    void saveAllThen(const Then &then);
    void saveTo(workspace::OpenDefinition &definition, const QString &path, const Then &then);
    void report(workspace::OpenDefinition &definition, const base::Result<void> &result);
    void showSaveFailure(workspace::OpenDefinition &definition, const QString &path, const base::Error &error);
    void closeNow(workspace::OpenDefinition &definition);
    void choosePublicPath(workspace::OpenDefinition &definition, bool dropServers);
    void remember(const QString &path);
    workspace::OpenDefinition *addFromResource(const QString &resource, const QString &title);

    Services m_services;
    widgets::Banner &m_banner;
    QWidget *m_window;
    SaveCheck *m_check;
    FileNotices *m_notices;
    QStringList m_closed; ///< Paths of definitions closed in this run, the latest last.
};

} // namespace window

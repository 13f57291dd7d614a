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
 * What a person does with files: open, make, save, close, import, export. Asks where it has to, without stopping the
 * program, and says in a banner what went wrong.
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
    /** Saves over what another program wrote. */
    void overwrite(workspace::OpenDefinition &definition);
    /** Takes what another program wrote; the edits can be had back by undo. */
    void reload(workspace::OpenDefinition &definition);
    void saveAs(workspace::OpenDefinition &definition);
    /** Shows the file's text beside the edits. */
    void compare(workspace::OpenDefinition &definition);
    /** Opens what an earlier run left unsaved. */
    void restore(const QString &key, const workspace::RecoveryRecord &record);
    void saveAll();
    void exportPublic(workspace::OpenDefinition &definition);
    void close(workspace::OpenDefinition &definition);
    void reopen();
    /** Asks about unsaved definitions; calls `proceed` unless the person stays. */
    void beforeQuit(std::function<void()> proceed);

    [[nodiscard]] QStringList recent() const;
    [[nodiscard]] QList<workspace::OpenDefinition *> modified() const;

signals:
    /** Something was opened for the person to see. */
    void opened(workspace::OpenDefinition *definition);
    /** It was imported: its settings are what comes next. */
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
    QStringList m_closed; ///< Paths of definitions closed in this run, the last one last.
};

} // namespace window

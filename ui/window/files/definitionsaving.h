#pragma once

#include "workspace.h"

#include <QObject>

#include <functional>

class QWidget;
namespace editing {
class EditGuard;
}
namespace widgets {
class Banner;
}

namespace window {

class FileNotices;
class SaveCheck;

/** Saves and reloads open definitions. Asks for a file name if there is none, and shows errors in the banner together
 * with what can be done. What is being typed is completed first; a text that can't be written prevents the save. */
class DefinitionSaving final : public QObject
{
    Q_OBJECT

public:
    using Then = std::function<void()>;

    DefinitionSaving(workspace::Workspace &workspace, editing::EditGuard &edits, FileNotices &notices,
                     widgets::Banner &banner, QWidget *window);

    void save(workspace::OpenDefinition &definition);
    void saveAs(workspace::OpenDefinition &definition);
    void saveAll();
    /** Saves, and calls `then` if the definition was saved. */
    void saveThen(workspace::OpenDefinition &definition, const Then &then);
    /** Saves all modified definitions, and calls `then` after the last one. If one can't be saved, the others are saved
     * all the same, and `then` is not called. */
    void saveAllThen(const Then &then);
    [[nodiscard]] QList<workspace::OpenDefinition *> modified() const;
    /** Says in the banner that these files were saved, for a page that does not show it. */
    void showSaved(const QStringList &titles);

signals:
    void saved(const QString &path);

private:
    /** Saves over the changes of another program. */
    void overwrite(workspace::OpenDefinition &definition);
    /** Loads the changes of another program. Undo restores the edits. */
    void reload(workspace::OpenDefinition &definition);
    void compare(workspace::OpenDefinition &definition);
    void saveAsThen(workspace::OpenDefinition &definition, const Then &then);
    void saveTo(workspace::OpenDefinition &definition, const QString &path, const Then &then);
    void report(workspace::OpenDefinition &definition, const base::Result<void> &result);
    void showSaveFailure(workspace::OpenDefinition &definition, const QString &path, const base::Error &error);

    workspace::Workspace &m_workspace;
    editing::EditGuard &m_edits;
    FileNotices &m_notices;
    widgets::Banner &m_banner;
    QWidget *m_window;
    SaveCheck *m_check;
};

} // namespace window

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

/** Saves and reloads open definitions. Asks for a file name if a definition has none, and shows errors in the banner
 * with buttons for what can be done. Edits that are being typed are completed before a save; one that can't be applied
 * to the document prevents it. */
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
    /** Saves a definition, and calls `then` if it was saved. */
    void saveThen(workspace::OpenDefinition &definition, const Then &then);
    /** Saves all modified definitions, and calls `then` when all are saved. If one can't be saved, the others are saved
     * all the same, and `then` is not called. */
    void saveAllThen(const Then &then);
    [[nodiscard]] QList<workspace::OpenDefinition *> modified() const;
    /** Says in the banner that definitions with these titles were saved: needed while a page is visible that does not
     * show it. */
    void showSaved(const QStringList &titles);

signals:
    void saved(const QString &path);

private:
    /** Saves a definition over the changes that another program made in its file. */
    void overwrite(workspace::OpenDefinition &definition);
    /** Replaces the text of a definition by that of its file, which another program changed. Undo restores the edits.
     */
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

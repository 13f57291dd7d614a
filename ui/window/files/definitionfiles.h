#pragma once

#include "recoveryjournal.h"
#include "services.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;
namespace editing {
class EditGuard;
}
namespace widgets {
class Banner;
}

namespace window {

class DefinitionSaving;
class FileNotices;

/** Opens, creates, imports and closes definitions. Shows the dialogs that this needs, and errors in the banner. */
class DefinitionFiles final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MostOpenedAtOnce = 50;

    DefinitionFiles(const Services &services, editing::EditGuard &edits, DefinitionSaving &saving, FileNotices &notices,
                    widgets::Banner &banner, QWidget *window);

    void newFromTemplate();
    /** Creates a definition without paths. */
    void newEmpty();
    void openExample();
    void chooseFile();
    void chooseFolder();
    void chooseImport();
    void open(const QString &path);
    /** Opens files and folders that were dropped or named on the command line: at most MostOpenedAtOnce, because each
     * gets a page and is checked. The banner says so. */
    void openAll(const QStringList &paths);
    void openFolder(const QString &folder);
    void importFile(const QString &path);
    /** Opens a copy of a Swagger document in OpenAPI 3.1, which is not saved yet. */
    void convertToOpenApi(workspace::OpenDefinition &definition);

    /** Opens unsaved edits of earlier runs, the newest first, and shows the first. An older text of a file gets a
     * document of its own. */
    void restore(const QList<workspace::LeftOverWork::Found> &found);
    void close(workspace::OpenDefinition &definition);
    void reopen();
    /** Edits of a page that is not a definition. */
    struct OtherEdits {
        QString title;              ///< Empty if there are none.
        std::function<bool()> save; ///< False if they can't be saved.
    };
    /** Asks what to do with unsaved definitions and other edits, and calls `proceed` unless the user cancels. */
    void beforeQuit(const OtherEdits &others, std::function<void()> proceed);

    [[nodiscard]] QStringList recent() const;

signals:
    /** A definition was opened and is to be shown. */
    void opened(workspace::OpenDefinition *definition);
    /** A folder was opened; its files are to be shown. */
    void folderOpened(const QString &folder);
    /** A definition was imported; its settings are to be shown. */
    void imported(workspace::OpenDefinition *definition);

private:
    void chooseOpen(const QString &title, const std::function<void(const QString &)> &then);
    void showRestored(const workspace::RestoredDefinition &restored);
    void showTyped(const workspace::RestoredDefinition &restored);
    void closeNow(workspace::OpenDefinition &definition);
    void remember(const QString &path);
    workspace::OpenDefinition *addFromResource(const QString &resource, const QString &title);

    Services m_services;
    editing::EditGuard &m_edits;
    DefinitionSaving &m_saving;
    FileNotices &m_notices;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QStringList m_closed; ///< Paths of definitions closed in this run, the latest last.
};

} // namespace window

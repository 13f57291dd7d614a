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

/** Opens, creates, imports and closes definitions, with file dialogs and questions where needed. Shows errors in the
 * banner. */
class DefinitionFiles final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MostOpenedAtOnce = 50;

    DefinitionFiles(const Services &services, editing::EditGuard &edits, DefinitionSaving &saving, FileNotices &notices,
                    widgets::Banner &banner, QWidget *window);

    void newFromTemplate();
    /** Creates and opens an untitled definition without paths. */
    void newEmpty();
    void openExample();
    void chooseFile();
    void chooseFolder();
    void chooseImport();
    void open(const QString &path);
    /** Opens files and folders that were dropped or named on the command line: at most MostOpenedAtOnce, because each
     * file gets a page and is checked. If there are more, the banner says how many were opened. */
    void openAll(const QStringList &paths);
    void openFolder(const QString &folder);
    void importFile(const QString &path);
    /** Opens the dialog that converts a definition to another version of OpenAPI. A Swagger document is converted by
     * convertToOpenApi(). */
    void convert(workspace::OpenDefinition &definition);
    /** Converts a Swagger document to OpenAPI 3.1 and opens the result as an untitled definition, which is not saved
     * yet. */
    void convertToOpenApi(workspace::OpenDefinition &definition);

    /** Opens the unsaved edits that were found of earlier runs, which are sorted from the newest to the oldest, and
     * shows the newest. If a file has several texts, the older ones are opened as documents of their own. */
    void restore(const QList<workspace::LeftOverWork::Found> &found);
    void close(workspace::OpenDefinition &definition);
    void reopen();
    /** Unsaved edits of a page that shows no definition, such as an environment. */
    struct OtherEdits {
        QString title; ///< What was edited, for the question about unsaved changes; empty if there are no edits.
        std::function<bool()> save; ///< Saves the edits; returns false if they can't be saved.
    };
    /** Asks what to do with unsaved definitions and other edits, and calls `proceed` when they were saved or discarded.
     * Calls it immediately if there are none, and never if the user cancels or a save fails. */
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
    [[nodiscard]] static QString askedTitle(const workspace::OpenDefinition &definition);
    void chooseOpen(const QString &title, const std::function<void(const QString &)> &then);
    void showRestored(const workspace::RestoredDefinition &restored);
    void showTyped(const workspace::RestoredDefinition &restored);
    void closeNow(workspace::OpenDefinition &definition);
    void remember(const QString &path);
    workspace::OpenDefinition *addCopy(const workspace::OpenDefinition &original, const QString &suffix,
                                       const QByteArray &text);
    workspace::OpenDefinition *addFromResource(const QString &resource, const QString &title);

    Services m_services;
    editing::EditGuard &m_edits;
    DefinitionSaving &m_saving;
    FileNotices &m_notices;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QStringList m_closed; ///< The paths of definitions that were closed since the program was started, the latest last.
};

} // namespace window

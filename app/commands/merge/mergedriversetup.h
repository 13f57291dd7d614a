#pragma once

#include "console.h"
#include "documentstore.h"
#include "mergedriver.h"
#include "result.h"

#include <QStringList>

namespace commands {

/** Sets up `merge` as a merge driver of the git repository in the current folder, and removes it. Shows what is written
 * and asks. Files that are links are not written. */
class MergeDriverSetup final
{
public:
    MergeDriverSetup(Console &console, workspace::DocumentStore &store)
        : m_console(console)
        , m_store(store)
    {}

    /** Adds the driver for files that match the patterns, or the usual ones if there are none. Writes without asking if
     * `isYes`. Returns the exit code. */
    [[nodiscard]] int install(const QStringList &patterns, bool isYes);
    [[nodiscard]] int uninstall(bool isYes);

private:
    /** A file of the repository that is changed. */
    struct File {
        QString path;
        QByteArray before;
        bool exists = false;
    };
    /** The two files of the repository. */
    struct Files {
        File config;
        File attributes;
    };

    [[nodiscard]] base::Result<Files> read();
    [[nodiscard]] base::Result<File> readFile(const QString &path);
    [[nodiscard]] int change(const Files &files, const git::MergeDriverFiles &after, bool isYes);
    void show(const File &file, const QByteArray &after);
    [[nodiscard]] bool write(const File &file, const QByteArray &after);
    [[nodiscard]] int refuse(const QString &message);

    Console &m_console;
    workspace::DocumentStore &m_store;
};

} // namespace commands

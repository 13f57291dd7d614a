#pragma once

#include <QList>
#include <QStringList>

#include <functional>
#include <utility>

namespace window {

/** What the program knows about itself, for the page of diagnostics. Contains no secrets. */
struct ProgramFacts {
    /** The names and versions of the program, of the libraries that it uses, and of the system. */
    QList<std::pair<QString, QString>> versions;
    QString settingsFile;
    QString cacheFolder;
    QString recoveryFolder; ///< The folder with unsaved edits.
    QString logFolder;
    /** Reads the last lines of the log, redacted, the newest last. Safe from any thread. Null: there is no log. */
    std::function<QStringList()> lastLogLines = nullptr;
};

} // namespace window

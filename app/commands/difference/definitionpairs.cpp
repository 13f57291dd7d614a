#include "definitionpairs.h"

#include "argumenterror.h"
#include "documentfile.h"
#include "snapshot.h"

#include <QDir>
#include <QDirIterator>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace commands {

namespace {

/** An API description of a folder. */
struct Definition {
    QString path; ///< Below the folder.
    QString title;
};

/** The API descriptions below a folder. */
struct Definitions {
    QList<Definition> readable;
    QSet<QString> unreadable;      ///< The paths, below the folder, of files that could not be read.
    QStringList unreadableFolders; ///< The paths, below the folder and with a slash, of folders that could not be read.
    QStringList failures;          ///< A line for each of them.

    /** Returns true if it is not known what is at a path below the folder. */
    [[nodiscard]] bool isUnknown(const QString &path) const
    {
        return unreadable.contains(path) ||
               std::ranges::any_of(unreadableFolders, [&](const QString &each) { return path.startsWith(each); });
    }
};

/** Returns the paths of the folders below a folder, and of the folder itself, that can't be read; with a slash, empty
 * for the folder itself. */
QStringList unreadableFoldersBelow(const QString &folder)
{
    const QDir root(QDir(folder).absolutePath());
    const auto isReadable = [](const QFileInfo &info) { return info.isReadable() && info.isExecutable(); };
    if (!isReadable(QFileInfo(root.path())))
        return {QString()};
    QStringList found;
    QDirIterator each(root.path(), QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = root.relativeFilePath(each.next());
        if (!isReadable(each.fileInfo()))
            found.append(path + u'/');
    }
    found.sort();
    return found;
}

/** Returns the paths of the files below a folder. Error: InvalidArgument if there are too many: the first ones would
 * not be the same in both folders. */
base::Result<QStringList> filesBelow(const QString &folder)
{
    const QDir root(QDir(folder).absolutePath());
    QStringList files;
    QDirIterator each(root.path(), {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = root.relativeFilePath(each.next());
        if (path.startsWith(u'.') || path.contains(u"/."))
            continue;
        if (files.size() >= MaximumComparedFiles)
            return invalidArgument(u"%1 has more files than can be compared together"_qs.arg(folder));
        files.append(path);
    }
    files.sort();
    return files;
}

base::Result<Definitions> definitionsIn(const QString &folder, workspace::DocumentStore &store)
{
    const auto files = filesBelow(folder);
    if (!files)
        return files.error();
    Definitions definitions;
    definitions.unreadableFolders = unreadableFoldersBelow(folder);
    for (const QString &path : std::as_const(definitions.unreadableFolders))
        definitions.failures.append(failureLine(QDir(folder).filePath(path.chopped(path.isEmpty() ? 0 : 1)),
                                                {base::ErrorCode::ReadFailed, {}}));
    for (const QString &path : *files) {
        const auto bytes = store.read(QDir(folder).absoluteFilePath(path));
        if (!bytes) {
            definitions.unreadable.insert(path);
            definitions.failures.append(failureLine(QDir(folder).filePath(path), bytes.error()));
            continue;
        }
        if (!(bytes->contains("openapi") || bytes->contains("swagger")))
            continue;
        const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(path));
        if (snapshot.at({"openapi"}).exists() || snapshot.at({"swagger"}).exists())
            definitions.readable.append({path, snapshot.at({"info", "title"}).text()});
    }
    return definitions;
}

/** The only definition with a title; null if there is none, or several. */
const Definition *withTitle(const QList<Definition> &definitions, const QString &title)
{
    const auto hasTitle = [&](const Definition &each) { return each.title == title; };
    const auto found = std::ranges::find_if(definitions, hasTitle);
    const bool isOnly = !title.isEmpty() && std::ranges::count_if(definitions, hasTitle) == 1;
    return isOnly ? &*found : nullptr;
}

} // namespace

base::Result<DefinitionPairs> definitionPairs(const QString &before, const QString &now,
                                              workspace::DocumentStore &store)
{
    const auto oldFiles = definitionsIn(before, store);
    if (!oldFiles)
        return oldFiles.error();
    const auto files = definitionsIn(now, store);
    if (!files)
        return files.error();
    QList<Definition> old = oldFiles->readable;
    QList<Definition> present = files->readable;
    DefinitionPairs result;
    result.failures = oldFiles->failures + files->failures;
    old.removeIf([&](const Definition &each) { return files->isUnknown(each.path); });
    present.removeIf([&](const Definition &each) { return oldFiles->isUnknown(each.path); });
    const auto take = [&](const Definition &definition, const Definition &same) {
        result.pairs.append({definition.path, same.path});
    };
    old.removeIf([&](const Definition &definition) {
        const auto same = std::ranges::find(present, definition.path, &Definition::path);
        if (same == present.end())
            return false;
        take(definition, *same);
        present.erase(same);
        return true;
    });
    QList<Definition> left = old;
    for (const Definition &definition : std::as_const(left)) {
        const Definition *same = withTitle(present, definition.title);
        if (!same || !withTitle(left, definition.title)) {
            result.removed.append(definition.path);
            continue;
        }
        take(definition, *same);
        present.removeIf([path = same->path](const Definition &each) { return each.path == path; });
    }
    for (const Definition &definition : std::as_const(present))
        result.added.append(definition.path);
    return result;
}

} // namespace commands
